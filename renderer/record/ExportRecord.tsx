/** Asks in which form the record is to be written. Writes nothing itself. */
import { useId, useState } from 'preact/hooks';
import type { RecordFormat } from '../../shared/record';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';

interface ExportRecordProps {
  readonly onExport: (format: RecordFormat) => void;
  readonly onClose: () => void;
}

const FORMATS: readonly RecordFormat[] = ['json', 'csv'];

export function ExportRecord({ onExport, onClose }: ExportRecordProps) {
  const id = useId();
  const [format, setFormat] = useState<RecordFormat>('json');
  return (
    <Dialog
      width={32}
      labelledBy={`${id}-title`}
      describedBy={`${id}-how`}
      initialFocus=".button.primary"
      onDismiss={onClose}
    >
      <div class="dialogPad">
        <h3 id={`${id}-title`}>{t('record:export.title')}</h3>
        <p id={`${id}-how`} class="dialogText">
          {t('record:export.how')}
        </p>
        <div class="exportFormat">
          <Choice
            label={t('record:export.format')}
            value={format}
            options={FORMATS.map((value) => ({ value, label: t(`record:export.${value}`) }))}
            onChange={setFormat}
          />
          <p class="cap" aria-live="polite">
            {t(`record:export.${format}How`)}
          </p>
        </div>
        <div class="dialogActions">
          <Button onClick={onClose}>{t('record:export.no')}</Button>
          <Button rank="primary" onClick={() => onExport(format)}>
            {t('record:export.yes')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
