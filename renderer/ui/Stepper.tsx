/** A whole number between two bounds: by buttons, by arrow keys, or typed and taken with Enter. Knows no meaning of it. */
import { useState } from 'preact/hooks';
import { formatNumber, t } from '../strings';
import './stepper.css';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Why it cannot be one less or one more, where the bounds alone would let it. */
  readonly reasons?: { readonly less?: string | null; readonly more?: string | null };
}

/** Steps of the keys, from a spin button's usual ones; Home and End lead to the bounds. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

const numberWithin = (text: string, min: number, max: number): number | null => {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : NaN;
  return number >= min && number <= max ? number : null;
};

interface StepButtonProps {
  readonly label: string;
  readonly sign: '−' | '+';
  readonly reason: string | null;
  readonly ended: boolean;
  readonly onClick: () => void;
}

/** Not in the tab order: the number itself has the arrow keys. */
function StepButton({ label, sign, reason, ended, onClick }: StepButtonProps) {
  const off = ended || reason !== null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={off}
      title={reason ?? undefined}
      onClick={() => !off && onClick()}
    >
      {sign}
    </button>
  );
}

export function Stepper({ label, value, min, max, onChange, reasons = {} }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const less = reasons.less ?? null;
  const more = reasons.more ?? null;
  const set = (next: number): void => {
    const within = Math.min(Math.max(next, min), max);
    if (within !== value) onChange(within);
  };
  const step = (by: number): void => {
    setTyped(null);
    if ((by < 0 ? less : more) === null) set(value + by);
  };
  const isWrong = typed !== null && numberWithin(typed, min, max) === null;
  const takeTyped = (): void => {
    const number = typed === null ? null : numberWithin(typed, min, max);
    setTyped(null);
    if (number !== null && number !== value) onChange(number);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const by = KEY_STEPS[event.key];
    if (event.key === 'Enter') takeTyped();
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return (
    <span class="stepper" style={{ '--digits': formatNumber(max).length }}>
      <StepButton
        sign="−"
        label={t('options:stepper.less', { what: label })}
        ended={value <= min}
        reason={less}
        onClick={() => step(-1)}
      />
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? formatNumber(value)}
        onKeyDown={handleKey}
        onFocus={(event) => event.currentTarget.select()}
        aria-invalid={isWrong}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={takeTyped}
      />
      <StepButton
        sign="+"
        label={t('options:stepper.more', { what: label })}
        ended={value >= max}
        reason={more}
        onClick={() => step(1)}
      />
      {isWrong && (
        <span class="stepperBounds cap" role="status">
          {t('options:stepper.bounds', { min: formatNumber(min), max: formatNumber(max) })}
        </span>
      )}
    </span>
  );
}
