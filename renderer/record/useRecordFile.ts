/** Export and import as the record screen goes through them: what is asked, and what came of it. */
import { useState } from 'preact/hooks';
import type { RecordFormat, RecordImported } from '../../shared/record';
import { t } from '../strings';
import { showToast } from '../ui/Toast';
import type { RecordDesk } from './recordDesk';

/** What lies over the screen for it; null = nothing. */
export type RecordFileStep =
  | null
  | { readonly type: 'asking' }
  /** A file is read, or the player picks one. */
  | { readonly type: 'reading' }
  | { readonly type: 'told'; readonly imported: RecordImported };

export function useRecordFile(desk: RecordDesk, onAdded: () => void) {
  const [step, setStep] = useState<RecordFileStep>(null);
  return {
    step,
    close: (): void => setStep(null),
    askFormat: (): void => setStep({ type: 'asking' }),
    write: async (format: RecordFormat): Promise<void> => {
      setStep(null);
      const path = await desk.export(format);
      if (path !== null) showToast(t('record:export.done', { path }));
    },
    read: async (): Promise<void> => {
      setStep({ type: 'reading' });
      const imported = await desk.import();
      setStep(imported === null ? null : { type: 'told', imported });
      if (imported?.type === 'read' && imported.added > 0) onAdded();
    },
  };
}
