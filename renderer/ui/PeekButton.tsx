/** A button that lifts a sheet away for as long as it is held, by pointer or key. Knows nothing of the sheet. */
import { t } from '../strings';
import { Icon } from './icons';

interface PeekButtonProps {
  readonly onHold: (held: boolean) => void;
}

const holds = (key: string): boolean => key === ' ' || key === 'Enter';

/** "Look at the table": released, blurred or cancelled, the sheet comes back. */
export function PeekButton({ onHold }: PeekButtonProps) {
  const release = (): void => onHold(false);
  return (
    <button
      type="button"
      class="button quiet medium peek"
      onPointerDown={(event) => {
        // The sheet fades under the pointer: the release must reach the button all the same.
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onBlur={release}
      onKeyDown={(event) => {
        if (!holds(event.key)) return;
        event.preventDefault();
        onHold(true);
      }}
      onKeyUp={release}
    >
      <Icon name="eye" />
      {t('screens:look')}
      <span class="cap">{t('screens:lookHow')}</span>
    </button>
  );
}
