/** What happened when: the places of a replay that one may want to jump to. Finds them, draws nothing. */
import type { Month } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { Replay } from '../../shared/replay';
import type { MonthResult, YakuScore } from '../../shared/scoring';

interface Place {
  /** The step in which it happens. */
  readonly step: number;
  /** Of the match, counted from 1. */
  readonly round: number;
  readonly month: Month;
}

export type Mark =
  | (Place & { readonly kind: 'month' })
  | (Place & { readonly kind: 'yaku'; readonly seat: Seat; readonly yaku: readonly YakuScore[] })
  | (Place & { readonly kind: 'call'; readonly seat: Seat })
  | (Place & { readonly kind: 'end'; readonly result: MonthResult });

/** In the order in which they happen. */
export const marksOf = ({ steps }: Replay): readonly Mark[] =>
  steps.flatMap(({ events, view: { round, month } }, step) =>
    events.flatMap((event): readonly Mark[] => {
      const place = { step, round, month };
      switch (event.type) {
        case 'monthStarted':
          return [{ ...place, kind: 'month' }];
        case 'yakuFormed':
          return [{ ...place, kind: 'yaku', seat: event.seat, yaku: event.fresh }];
        case 'koiKoiCalled':
          return [{ ...place, kind: 'call', seat: event.seat }];
        case 'monthEnded':
          return [{ ...place, kind: 'end', result: event.result }];
        default:
          return [];
      }
    }),
  );

/** The step to which a month back or forward leads: its first one; within a month, back leads to its beginning. */
export function monthFrom(marks: readonly Mark[], at: number, by: -1 | 1, last: number): number {
  const starts = marks.filter(({ kind }) => kind === 'month').map(({ step }) => step);
  return by < 0 ? (starts.findLast((step) => step < at) ?? 0) : (starts.find((step) => step > at) ?? last);
}
