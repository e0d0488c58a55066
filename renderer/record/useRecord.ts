/** Everything the record screen shows, asked for when it opens and again whenever something changed. Counts nothing. */
import { useEffect, useState } from 'preact/hooks';
import type { FinishedMatch } from '../../shared/coach';
import type { FairnessAnswer, PlayRecord, RecordFilter } from '../../shared/record';
import type { RecordDesk } from './recordDesk';

export const ALL: RecordFilter = { level: null, rules: null };

export const isAll = ({ level, rules }: RecordFilter): boolean => level === null && rules === null;

interface Whole {
  readonly matches: readonly FinishedMatch[];
  readonly fairness: readonly FairnessAnswer[];
}

export interface ReadRecord extends Whole {
  /** Of the filter's matches; while a new filter is worked on, of the last one's. */
  readonly play: PlayRecord;
}

export interface RecordState {
  readonly filter: RecordFilter;
  readonly setFilter: (filter: RecordFilter) => void;
  /** Null until it has been read for the first time. */
  readonly read: ReadRecord | null;
  /** Main refused; `reload` asks again. */
  readonly failed: boolean;
  readonly reload: () => void;
}

async function readWhole(desk: RecordDesk): Promise<Whole | null> {
  const [matches, fairness] = await Promise.all([desk.list(), desk.fairness()]);
  return matches === null || fairness === null ? null : { matches, fairness };
}

/** What `ask` answers; the last answer stays until the next one is there. An answer that comes too late is dropped. */
function useAnswer<T>(ask: () => Promise<T | null>, on: readonly unknown[]) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isLate = false;
    setFailed(false);
    void ask().then((next) => {
      if (isLate) return;
      if (next !== null) setAnswer(next);
      setFailed(next === null);
    });
    return () => {
      isLate = true;
    };
  }, on);
  return { answer, failed };
}

export function useRecord(desk: RecordDesk): RecordState {
  const [filter, setFilter] = useState(ALL);
  const [times, setTimes] = useState(0);
  const whole = useAnswer(() => readWhole(desk), [times]);
  const play = useAnswer(() => desk.read(filter), [times, filter.level, filter.rules]);
  return {
    filter,
    setFilter,
    read: whole.answer === null || play.answer === null ? null : { ...whole.answer, play: play.answer },
    failed: whole.failed || play.failed,
    reload: () => setTimes((before) => before + 1),
  };
}
