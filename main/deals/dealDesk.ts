/** Where deals come from: shuffled anew, of the day, by a code; and which of them the player has seen. Tells no seed. */
import { isDeepStrictEqual } from 'node:util';
import type { AgreedDeal, DealChoice, DealOrigin, DealRead } from '../../shared/deals';
import { rulesOfMatch } from '../../shared/matchOptions';
import type { MatchOptions } from '../../shared/matchOptions';
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';
import { sameRules } from '../../shared/ruleDifferences';
import type { KeptMatch } from '../historyFormat';
import { makeDealCode, readDealCode } from './dealCode';
import { dayOf, seedOfDay } from './dealOfTheDay';

export interface OpenedDeals {
  /** A whole number of 32 bits. */
  readonly seed: number;
  readonly origin: DealOrigin;
  /** The player has seen these deals before: the match is practice. */
  readonly played: boolean;
}

export interface DealDesk {
  /** For a match that begins with these deals at once: from now on they count as played. */
  open(choice: DealChoice, options: MatchOptions): Result<OpenedDeals, 'badDeals'>;
  /** What a code agrees on; its seed stays here. */
  read(text: string): DealRead;
}

export interface DealDeskParts {
  /** The seed of a new match: a whole number of 32 bits. */
  readonly freshSeed: () => number;
  readonly now: () => Date;
  /** Whether a finished match with this seed is kept. */
  readonly inRecord: (seed: number) => boolean;
  /** The seed of the match that was loaded; null without one. */
  readonly running: number | null;
}

export function createDealDesk({ freshSeed, now, inRecord, running }: DealDeskParts): DealDesk {
  /** Of all matches begun since the start, given up or not. The same seed gives the same decks by any rules. */
  const begun = new Set<number>(running === null ? [] : [running]);
  const isPlayed = (seed: number): boolean => begun.has(seed) || inRecord(seed);

  function find(choice: DealChoice, options: MatchOptions): Result<Omit<OpenedDeals, 'played'>, 'badDeals'> {
    switch (choice.type) {
      case 'fresh':
        return ok({ seed: freshSeed(), origin: { type: 'fresh' } });
      case 'day': {
        const date = dayOf(now());
        return ok({ seed: seedOfDay(date), origin: { type: 'day', date } });
      }
      case 'code': {
        const read = readDealCode(choice.code);
        if (!read.ok || !agrees(read.value, options)) return refuse('badDeals');
        return ok({ seed: read.value.seed, origin: { type: 'code' } });
      }
    }
  }

  return {
    open(choice, options) {
      const found = find(choice, options);
      if (!found.ok) return found;
      const played = choice.type !== 'fresh' && isPlayed(found.value.seed);
      begun.add(found.value.seed);
      return ok({ ...found.value, played });
    },
    read(text) {
      const read = readDealCode(text);
      if (!read.ok) return { type: 'refused', reason: read.code };
      const { seed, ...agreed } = read.value;
      return { type: 'read', agreed, played: isPlayed(seed) };
    },
  };
}

const agrees = ({ rules, firstDealer }: AgreedDeal, options: MatchOptions): boolean =>
  isDeepStrictEqual({ rules, firstDealer }, { rules: options.rules, firstDealer: options.firstDealer });

/** The code of a finished match's deals. A preset that has changed since is handed on as it was played. */
export function codeOfMatch({ options, ruleSet, seed }: KeptMatch): string {
  const { rules, firstDealer } = options;
  if (rules.type === 'own' || sameRules(rulesOfMatch(options), ruleSet))
    return makeDealCode({ rules, firstDealer, seed });
  return makeDealCode({
    rules: { type: 'own', rules: { name: rules.preset, ruleSet } },
    firstDealer,
    seed,
  });
}
