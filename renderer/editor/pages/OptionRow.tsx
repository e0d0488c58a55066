/** One option of a page: what it is, its control, what it is for, and why something cannot be. Knows no rule. */
import type { ComponentChildren } from 'preact';
import { t } from '../../strings';
import './pages.css';

interface OptionRowProps {
  readonly label: ComponentChildren;
  /** Beside the words: pictures. */
  readonly picture?: ComponentChildren;
  readonly help: string;
  readonly example?: string | null;
  /** The base's value in words where this one is another, else null. */
  readonly was: string | null;
  /** Why the next step one way is not possible, or why the option changes nothing now. */
  readonly notes?: readonly (string | null)[];
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function OptionRow(props: OptionRowProps) {
  const { label, picture, help, example = null, was, notes = [], children, class: extra = '' } = props;
  return (
    <div class={`pageOption ${extra}`} data-changed={was !== null}>
      {picture}
      <div class="pageOptionWords">
        <b>{label}</b>
        {was !== null && <span class="cap pageOptionWas">{t('options:was', { value: was })}</span>}
        <p class="cap">
          {help}
          {example !== null && <span class="pageOptionExample"> {example}</span>}
        </p>
        {[...new Set(notes)].map((note) => note !== null && <p class="cap pageOptionNote">{note}</p>)}
      </div>
      <div class="pageOptionControl">{children}</div>
    </div>
  );
}
