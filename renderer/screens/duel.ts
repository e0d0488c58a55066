/** The two players of a match as the screens speak of them. Words and look-ups only, no rules. */
import type { OpponentId } from '../../shared/matchOptions';
import type { RuleSet } from '../../shared/ruleSet';
import type { Multiplier, MultiplierCause } from '../../shared/scoring';
import type { PlayerView, SeatView } from '../../shared/view';
import { formatNumber, t } from '../strings';

export interface Duel {
  readonly me: SeatView;
  readonly rival: SeatView;
  /** The rival's name. */
  readonly name: string;
}

/** Own seat and the other one. Throws when the view lacks either: it always has both. */
export function duelOf(view: PlayerView, opponent: OpponentId): Duel {
  const me = view.seats.find(({ seat }) => seat === view.seat);
  const rival = view.seats.find(({ seat }) => seat !== view.seat);
  if (me === undefined || rival === undefined) throw new Error('a view without two seats');
  return { me, rival, name: opponentName(opponent) };
}

export const opponentName = (opponent: OpponentId): string => t(`table:opponent.${opponent}.name`);

/** "You 33, Sakuya 17". */
export const scoreLine = (mine: number, theirs: number, name: string): string =>
  t('screens:score', { mine: formatNumber(mine), theirs: formatNumber(theirs), name });

/**
 * Why a sum is multiplied, in words; `idle` = why it is not.
 * `mine` = the sum is the player's own, so that "own" calls are the player's.
 */
export function causeWords(
  cause: MultiplierCause,
  of: { readonly mine: boolean; readonly name: string; readonly ruleSet: RuleSet },
  kind: 'cause' | 'idle' = 'cause',
): string {
  if (cause === 'seven') return t(`screens:${kind}.seven`, { threshold: of.ruleSet.sevenDouble ?? 0 });
  if (cause === 'field-lights') return t(`screens:${kind}.fieldLights`);
  const playerCalled = (cause === 'own-koi') === of.mine;
  return playerCalled ? t(`screens:${kind}.youCalled`) : t(`screens:${kind}.rivalCalled`, { name: of.name });
}

/** "×2". */
export const times = (factor: number): string => `×${formatNumber(factor)}`;

/** "8 × 2 × 2 = 32". */
export const equation = (base: number, multipliers: readonly Multiplier[], points: number): string =>
  `${[base, ...multipliers.map(({ factor }) => factor)].map(formatNumber).join(' × ')} = ${formatNumber(points)}`;

/** "Month 3 of 6". `rounds` = null when the match ends by score. */
export const monthPlace = (round: number, rounds: number | null): string =>
  rounds === null ? t('table:round', { round }) : t('table:roundOf', { round, rounds });

/** True when no month follows: the match has a winner, or its last round is over. */
export const isLastMonth = (view: PlayerView): boolean =>
  view.winner !== null || view.round === view.ruleSet.rounds;
