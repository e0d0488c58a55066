/** Answers what is asked about the record. Plays each match once and remembers what it told. */
import type { FairnessAnswer, PlayRecord, RecordFileError, RecordFilter } from '../../shared/record';
import type { KeptMatch } from '../historyFormat';
import { fitsOptions } from '../saveFormat';
import { makeCsv } from './csv';
import { fairnessOf, type SeenDeal } from './fairness';
import { matchFacts, type MatchFacts } from './matchFacts';
import { playRecord } from './playRecord';
import { readRecordFile } from './recordFile';

export type ReadMatches =
  /** `broken`: those that do not follow from their seed and moves, left out. */
  | { readonly type: 'read'; readonly matches: readonly KeptMatch[]; readonly broken: number }
  | { readonly type: 'refused'; readonly reason: RecordFileError };

export interface RecordAnswers {
  readonly read: PlayRecord;
  readonly fairness: readonly FairnessAnswer[];
  readonly csv: string;
  readonly open: ReadMatches;
}

export type RecordQuestion =
  | { readonly type: 'read'; readonly filter: RecordFilter }
  | { readonly type: 'fairness' }
  | { readonly type: 'csv' }
  /** Full path of a file with matches. */
  | { readonly type: 'open'; readonly path: string };

/** `ids`: the matches that are in the record now, the oldest first; all were taught before. */
export interface RecordWork {
  teach(matches: readonly KeptMatch[]): void;
  read(ids: readonly string[], filter: RecordFilter): PlayRecord;
  fairness(ids: readonly string[]): readonly FairnessAnswer[];
  csv(ids: readonly string[]): string;
  /** How many of them do not follow from their seed and moves, so that every answer leaves them out. */
  broken(ids: readonly string[]): number;
}

const dealsOf = ({ ruleSet, months }: MatchFacts): readonly SeenDeal[] =>
  months.map(({ hands, field }) => ({ form: ruleSet, hands, field }));

export function createRecordWork(): RecordWork {
  /** By id; null for one that is broken. */
  const taught = new Map<string, MatchFacts | null>();
  const factsOf = (ids: readonly string[]): readonly MatchFacts[] =>
    ids.flatMap((id) => taught.get(id) ?? []);
  return {
    teach(matches) {
      for (const match of matches) taught.set(match.id, matchFacts(match));
    },
    read: (ids, filter) => playRecord(factsOf(ids), filter),
    fairness: (ids) => fairnessOf(factsOf(ids).flatMap(dealsOf)),
    csv: (ids) => makeCsv(factsOf(ids)),
    broken: (ids) => ids.filter((id) => taught.get(id) === null).length,
  };
}

async function openFile(path: string): Promise<ReadMatches> {
  const read = await readRecordFile(path);
  if (!read.ok) return { type: 'refused', reason: read.code };
  const matches = read.value.filter((match) => fitsOptions(match) && matchFacts(match) !== null);
  return { type: 'read', matches, broken: read.value.length - matches.length };
}

export async function answerFrom(
  work: RecordWork,
  ids: readonly string[],
  question: RecordQuestion,
): Promise<RecordAnswers[RecordQuestion['type']]> {
  switch (question.type) {
    case 'read':
      return work.read(ids, question.filter);
    case 'fairness':
      return work.fairness(ids);
    case 'csv':
      return work.csv(ids);
    case 'open':
      return openFile(question.path);
  }
}
