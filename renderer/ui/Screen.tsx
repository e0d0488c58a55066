/** A full screen: lacquer, one big sheet with a title row and a footer, focus kept inside. Knows nothing of its content. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Month } from '../../shared/cards';
import { t } from '../strings';
import { IconButton } from './Button';
import { monthStyle } from './month';
import { Sheet } from './Sheet';
import { useFocusTrap } from './useFocusTrap';

interface ScreenProps {
  readonly title: string;
  /** Beside the title: what it is about. */
  readonly about?: string;
  /** At the end of the title's line: its tabs. */
  readonly beside?: ComponentChildren;
  /** Whose colours it wears. */
  readonly month: Month;
  readonly onBack: () => void;
  readonly children: ComponentChildren;
  readonly foot: ComponentChildren;
  readonly class?: string;
  /** Keys that nothing on the sheet has used up; Esc stays its own. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Esc goes back, as the arrow at the top does. The primary button has the focus first. */
export function Screen(props: ScreenProps) {
  const { title, about, beside, month, onBack, children, foot, class: extra = '', onKeyDown } = props;
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useFocusTrap(ref, '.button.primary');
  return (
    <div
      ref={ref}
      class={`screen ${extra}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      style={monthStyle(month)}
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onBack();
      }}
    >
      <div class="lacquer" />
      <Sheet>
        <div class="screenHead">
          <IconButton icon="back" label={t('screens:back')} onClick={onBack} />
          <h2 id={id}>{title}</h2>
          {about !== undefined && <p class="screenAbout dim">{about}</p>}
          {beside !== undefined && <div class="screenBeside">{beside}</div>}
        </div>
        <div class="screenBody">{children}</div>
        <div class="screenFoot">{foot}</div>
      </Sheet>
    </div>
  );
}
