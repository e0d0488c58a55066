/** The last page: shown when the game cannot go on. Says what happened and why; repairs nothing. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import './smallDialogs.css';

export interface ProblemProps {
  /** The error's own words. */
  readonly reason: string;
  /** Loads the window anew; the kept match can then be continued. */
  readonly onRestart: () => void;
  readonly onQuit: () => void;
}

export function Problem({ reason, onRestart, onQuit }: ProblemProps) {
  return (
    <div class="problem" role="alert">
      <div class="lacquer" />
      <Sheet>
        <div class="dialogPad">
          <h2>{t('screens:problem.title')}</h2>
          <p class="dialogText">{t('screens:problem.text')}</p>
          <p class="cap">{t('screens:problem.what')}</p>
          <p class="detail selectable">{reason}</p>
          <div class="dialogActions">
            <Button onClick={onQuit}>{t('screens:title.quit')}</Button>
            <Button rank="primary" onClick={onRestart}>
              {t('screens:problem.restart')}
            </Button>
          </div>
        </div>
      </Sheet>
    </div>
  );
}
