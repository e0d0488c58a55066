/** Who paid whom at the end of a month: every seat's change and its total now. Adds nothing up itself. */
import type { Seat } from '../../shared/moves';
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatSigned, t } from '../strings';
import { formatAmount } from './amounts';
import { ChipStack } from './ChipStack';
import { peopleOf, personName } from './people';
import { inOneLine } from './sentences';
import { paymentWords } from './tallyWords';

interface PaymentsProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
}

/** Whoever has nothing left after paying has paid all there was, be it the whole debt or less. */
function allLeftWords(seat: Seat, me: Seat): string {
  return seat === me
    ? t('screens:tally.pay.allYours')
    : t('screens:tally.pay.allTheirs', { name: rivalName(seat) });
}

export function Payments({ result, view }: PaymentsProps) {
  const { me, rivals } = peopleOf(view);
  const { ruleSet } = view;
  const spent = [me, ...rivals].filter(
    ({ seat, total }) => ruleSet.scoring === 'chips' && total === 0 && (result.changes[seat] ?? 0) < 0,
  );
  const notes = [paymentWords(view), ...spent.map(({ seat }) => allLeftWords(seat, me.seat))];
  return (
    <>
      <ul class="payments">
        {[me, ...rivals].map(({ seat, total }) => (
          <li key={seat} class={seat === result.winner ? 'won' : ''}>
            <span>{personName(seat, me.seat)}</span>
            <b class="serif">{formatSigned(result.changes[seat] ?? 0)}</b>
            <span class="paymentTotal">
              {ruleSet.scoring === 'chips' && <ChipStack />}
              {formatAmount(ruleSet, total)}
            </span>
          </li>
        ))}
      </ul>
      <p class="cap">{inOneLine(notes)}</p>
    </>
  );
}
