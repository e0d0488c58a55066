/** The record: how the player has played, every finished match, how fairly the cards were dealt. Counts nothing itself. */
import { useId, useState } from 'preact/hooks';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { TabPanel, TabRow } from '../ui/Tabs';
import { showToast } from '../ui/Toast';
import { EmptyRecord } from './EmptyRecord';
import { ExportRecord } from './ExportRecord';
import { ImportTold } from './ImportTold';
import type { RecordDesk } from './recordDesk';
import { RecordFilters } from './RecordFilters';
import { PAGES, RecordPages } from './RecordPages';
import type { PageActions, RecordPage } from './RecordPages';
import { useRecord } from './useRecord';
import type { RecordState } from './useRecord';
import { useRecordFile } from './useRecordFile';
import './record.css';
import './plots.css';
import './matches.css';

export interface RecordScreenProps extends Omit<PageActions, 'onDelete'> {
  readonly desk: RecordDesk;
  /** Matches that were deleted and can be brought back, by id. */
  readonly forgotten: readonly string[];
  readonly onNewMatch: () => void;
  readonly onBack: () => void;
}

/** Whose colours it wears: December, when a year is looked back on. */
const MONTH = 12;

/** Deletes and brings back, and tells so. */
function useDeleting(desk: RecordDesk, reload: () => void) {
  const restore = async (ids: readonly string[]): Promise<void> => {
    if (!(await desk.restore(ids))) return;
    reload();
    showToast(t('record:delete.back', { count: ids.length, number: formatNumber(ids.length) }));
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    if (!(await desk.forget(ids))) return;
    reload();
    showToast(t('record:delete.done', { count: ids.length, number: formatNumber(ids.length) }), {
      label: t('record:delete.undo'),
      run: () => void restore(ids),
    });
  };
  return { restore, remove };
}

function NotYet({ failed, reload }: Pick<RecordState, 'failed' | 'reload'>) {
  return failed ? (
    <div class="recordNothing" role="alert">
      <p>{t('record:failed')}</p>
      <Button onClick={reload}>{t('record:retry')}</Button>
    </div>
  ) : (
    <p class="recordNothing recordLoading" role="status">
      {t('record:loading')}
    </p>
  );
}

export function RecordScreen({ desk, forgotten, onNewMatch, onBack, ...opening }: RecordScreenProps) {
  const [page, setPage] = useState<RecordPage>('play');
  const state = useRecord(desk);
  const { read, filter, setFilter, reload } = state;
  const file = useRecordFile(desk, reload);
  const { restore, remove } = useDeleting(desk, reload);
  const tabs = useId();
  const isEmpty = read?.matches.length === 0;
  const isFull = read !== null && !isEmpty;
  const isReading = file.step?.type === 'reading';
  return (
    <Screen
      class="record"
      title={t('record:title')}
      month={MONTH}
      onBack={onBack}
      beside={
        isEmpty ? undefined : (
          <TabRow
            id={tabs}
            label={t('record:pages')}
            value={page}
            options={PAGES.map((value) => ({ value, label: t(`record:page.${value}`) }))}
            onChange={setPage}
          />
        )
      }
      foot={
        <>
          {isFull && page !== 'fairness' && (
            <RecordFilters filter={filter} rules={read.play.rules} onChange={setFilter} />
          )}
          <span class="grow cap" role="status">
            {isReading && t('record:import.working')}
          </span>
          {forgotten.length > 0 && (isEmpty || page === 'matches') && (
            <Button rank="quiet" icon="takeBack" onClick={() => void restore(forgotten)}>
              {t('record:delete.restore', { number: formatNumber(forgotten.length) })}
            </Button>
          )}
          {/* It stays while a file is being read, so that the focus comes back to it; one at a time. */}
          {read !== null && (
            <Button onClick={() => void (isReading || file.read())}>{t('record:import.open')}</Button>
          )}
          {isFull && <Button onClick={file.askFormat}>{t('record:export.open')}</Button>}
          {isEmpty && (
            <Button rank="primary" onClick={onNewMatch}>
              {t('record:empty.start')}
            </Button>
          )}
        </>
      }
    >
      {isEmpty ? (
        <EmptyRecord />
      ) : (
        <TabPanel id={tabs} value={page} class="recordPage">
          {isFull ? (
            <RecordPages
              page={page}
              read={read}
              desk={desk}
              filter={filter}
              setFilter={setFilter}
              onDelete={(ids) => void remove(ids)}
              {...opening}
            />
          ) : (
            <NotYet failed={state.failed} reload={reload} />
          )}
        </TabPanel>
      )}
      {file.step?.type === 'asking' && (
        <ExportRecord onExport={(format) => void file.write(format)} onClose={file.close} />
      )}
      {file.step?.type === 'told' && <ImportTold imported={file.step.imported} onClose={file.close} />}
    </Screen>
  );
}
