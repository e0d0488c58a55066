/** While a question is looked for, and where none can be found. */
import { t } from '../strings';
import { Button } from '../ui/Button';

export function Waiting({ failed, onBack }: { readonly failed: boolean; readonly onBack: () => void }) {
  return (
    <div class="setWaiting">
      <p role="status">{t(failed ? 'trainers:screen.failed' : 'trainers:screen.finding')}</p>
      {failed && (
        <Button rank="primary" onClick={onBack}>
          {t('trainers:screen.leave')}
        </Button>
      )}
    </div>
  );
}
