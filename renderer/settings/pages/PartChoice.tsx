/** Any of a mark's parts, but never none: a mark that tells nothing would be one that does not show. */
import { MARK_PARTS } from '../../../shared/settings';
import type { MarkPart } from '../../../shared/settings';
import { t } from '../../strings';

interface PartChoiceProps {
  readonly parts: readonly MarkPart[];
  readonly onChange: (parts: readonly MarkPart[]) => void;
}

export function PartChoice({ parts, onChange }: PartChoiceProps) {
  const toggle = (part: MarkPart): void => {
    const next = MARK_PARTS.filter((each) => (each === part ? !parts.includes(each) : parts.includes(each)));
    if (next.length > 0) onChange(next);
  };
  return (
    <div class="choice" role="group" aria-label={t('settings:parts')}>
      {MARK_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          role="checkbox"
          aria-checked={parts.includes(part)}
          aria-disabled={parts.length === 1 && parts.includes(part)}
          onClick={() => toggle(part)}
        >
          {t(`settings:part.${part}`)}
        </button>
      ))}
    </div>
  );
}
