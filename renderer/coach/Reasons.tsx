/** Reasons as a list, each on its own line; what speaks against a choice has a hollow mark. */
import type { Reason } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { reasonWords } from './coachWords';
import './coach.css';

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly view: PlayerView;
  /** What they are the reasons for, where no heading says so. */
  readonly label?: string;
}

const isAgainst = (reason: Reason): boolean =>
  reason.type === 'feeds' ||
  (reason.type === 'decides' && reason.lead < 0) ||
  ('against' in reason && reason.against);

export function Reasons({ reasons, view, label }: ReasonsProps) {
  return (
    <ul class="reasons" aria-label={label}>
      {reasons.map((reason, index) => (
        <li key={index} data-against={isAgainst(reason)}>
          {reasonWords(reason, view)}
        </li>
      ))}
    </ul>
  );
}
