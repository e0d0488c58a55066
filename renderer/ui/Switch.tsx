/** On or off, as a moon that rises. Knows no meaning of what it switches. */
import './controls.css';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  /** Why it cannot be switched now; it can be reached and read all the same. */
  readonly off?: string | null;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, off = null, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={checked}
      aria-disabled={off !== null || undefined}
      aria-label={label}
      title={off ?? undefined}
      onClick={() => off === null && onChange(!checked)}
    />
  );
}
