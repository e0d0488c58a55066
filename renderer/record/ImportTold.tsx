/** What came of an import: matches added, known and broken, or why the file was refused. */
import { useId } from 'preact/hooks';
import type { RecordImported } from '../../shared/record';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

interface ImportToldProps {
  readonly imported: RecordImported;
  readonly onClose: () => void;
}

const COUNTS = ['added', 'known', 'broken'] as const;

function sentences(imported: RecordImported): readonly string[] {
  if (imported.type === 'refused') {
    return [t(`record:import.refused.${imported.reason}`), t('record:import.unchanged')];
  }
  const counted = COUNTS.filter((what) => what === 'added' || imported[what] > 0);
  return counted.map((what) =>
    t(`record:import.${what}`, { count: imported[what], number: formatNumber(imported[what]) }),
  );
}

export function ImportTold({ imported, onClose }: ImportToldProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      width={28}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onDismiss={onClose}
    >
      <div class="dialogPad">
        <h3 id={`${id}-title`}>{t('record:import.title')}</h3>
        <div id={`${id}-text`}>
          {sentences(imported).map((sentence) => (
            <p key={sentence} class="dialogText">
              {sentence}
            </p>
          ))}
        </div>
        <div class="dialogActions">
          <Button rank="primary" onClick={onClose}>
            {t('record:import.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
