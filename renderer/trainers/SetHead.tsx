/** The top of a set: the way out, what it is, and its places with what became of each. */
import { formatNumber, t } from '../strings';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/icons';

interface SetHeadProps {
  readonly title: string;
  /** Beside it: at which level. */
  readonly note?: string;
  /** Where the way out leads. */
  readonly leave: string;
  readonly of: number;
  /** Of each answer: 0 … 1. */
  readonly scores: readonly number[];
  readonly onBack: () => void;
}

function Place({ score }: { readonly score: number | undefined }) {
  if (score === undefined) return <i data-at="ahead" />;
  return (
    <i data-at={score === 1 ? 'right' : 'wrong'}>
      <Icon name={score === 1 ? 'check' : 'close'} />
    </i>
  );
}

export function SetHead({ title, note, leave, of, scores, onBack }: SetHeadProps) {
  const right = scores.filter((score) => score === 1).length;
  return (
    <header class="setHead">
      <IconButton icon="back" label={leave} onClick={onBack} />
      <h1>{title}</h1>
      {note !== undefined && <p>{note}</p>}
      <div
        class="setPlaces"
        role="img"
        aria-label={t('trainers:screen.place', {
          answered: formatNumber(scores.length),
          of: formatNumber(of),
          right: formatNumber(right),
        })}
      >
        {Array.from({ length: of }, (_, index) => (
          <Place key={index} score={scores[index]} />
        ))}
      </div>
    </header>
  );
}
