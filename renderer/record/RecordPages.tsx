/** The page of the record that is open, or why there is nothing on it. Counts nothing. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import { FairnessPage } from './FairnessPage';
import { MatchesPage } from './MatchesPage';
import { PlayPage } from './PlayPage';
import type { RecordDesk } from './recordDesk';
import { passesFilter } from './recordWords';
import { ALL, isAll } from './useRecord';
import type { ReadRecord, RecordState } from './useRecord';
import { YakuPage } from './YakuPage';

export const PAGES = ['play', 'yaku', 'matches', 'fairness'] as const;
export type RecordPage = (typeof PAGES)[number];

export interface PageActions {
  readonly onReview: (id: string) => void;
  readonly onWatch: ((id: string) => void) | null;
  readonly onDelete: (ids: readonly string[]) => void;
}

interface RecordPagesProps extends PageActions, Pick<RecordState, 'filter' | 'setFilter'> {
  readonly page: RecordPage;
  readonly read: ReadRecord;
  readonly desk: RecordDesk;
}

function Nothing({ filter, setFilter }: Pick<RecordState, 'filter' | 'setFilter'>) {
  return (
    <div class="recordNothing">
      <p>{t(isAll(filter) ? 'record:nothing.practice' : 'record:nothing.filtered')}</p>
      {!isAll(filter) && <Button onClick={() => setFilter(ALL)}>{t('record:nothing.showAll')}</Button>}
    </div>
  );
}

export function RecordPages({ page, read, desk, filter, setFilter, ...actions }: RecordPagesProps) {
  const { play, fairness } = read;
  const matches = read.matches.filter((match) => passesFilter(match, filter, play.rules));
  const nothing = <Nothing filter={filter} setFilter={setFilter} />;
  switch (page) {
    case 'play':
      if (play.matches === 0) return nothing;
      return (
        <PlayPage
          play={play}
          matches={matches.filter(({ practice }) => !practice)}
          onReview={actions.onReview}
        />
      );
    case 'yaku':
      return play.matches === 0 ? nothing : <YakuPage play={play} />;
    case 'matches':
      if (matches.length === 0) return nothing;
      return <MatchesPage matches={matches} onCopyDeals={(id) => desk.copyDeals(id)} {...actions} />;
    case 'fairness':
      return <FairnessPage answers={fairness} />;
  }
}
