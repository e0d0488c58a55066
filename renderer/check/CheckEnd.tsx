/** The end of the check: how many were right, and twelve more for those who like. */
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { beginCheck, checkRun, PASS, QUESTIONS } from './checkRun';

export function CheckEnd({ onBack }: { readonly onBack: () => void }) {
  const { part, right } = checkRun.value;
  const count = right.filter(Boolean).length;
  const other = part === 'first' ? 'more' : 'first';
  return (
    <div class="setEnd">
      <Sheet>
        <div class="setEndPad" role="status">
          <p class="cap">{t(`learn:check.title.${part}`)}</p>
          <h2>
            {t('trainers:screen.end.right', {
              right: formatNumber(count),
              of: formatNumber(QUESTIONS[part].length),
            })}
          </h2>
          <p>{t(count >= PASS ? 'learn:check.passed' : 'learn:check.notYet')}</p>
        </div>
        <div class="setEndFoot">
          <Button onClick={onBack}>{t('learn:back')}</Button>
          <Button onClick={() => beginCheck(part)}>{t('learn:check.again')}</Button>
          <Button rank="primary" onClick={() => beginCheck(other)}>
            {t(`learn:check.title.${other}`)}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}
