/** The menu of a lesson. Nothing goes on behind it. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import '../screens/smallDialogs.css';

interface LessonMenuProps {
  /** What was open over it until now: its button has the focus first. */
  readonly closed: string | null;
  readonly onContinue: () => void;
  readonly onRestart: () => void;
  readonly onSettings: () => void;
  /** How far the learner has come is kept. */
  readonly onLeave: () => void;
}

export function LessonMenu({ closed, onContinue, onRestart, onSettings, onLeave }: LessonMenuProps) {
  return (
    <Dialog
      class="pause"
      width={22}
      labelledBy="lesson-menu-title"
      describedBy="lesson-menu-kept"
      initialFocus={closed === null ? 'button' : `.button.${closed}`}
      onDismiss={onContinue}
    >
      <div class="dialogPad">
        <h2 id="lesson-menu-title">{t('learn:menu.title')}</h2>
        <p id="lesson-menu-kept" class="cap">
          {t('learn:menu.kept')}
        </p>
        <div class="pauseActions">
          <Button rank="primary" size="large" onClick={onContinue}>
            {t('learn:menu.continue')}
          </Button>
          <Button class="restart" onClick={onRestart}>
            {t('learn:menu.restart')}
          </Button>
          <Button class="settings" onClick={onSettings}>
            {t('screens:title.settings')}
          </Button>
          <Button class="leave" onClick={onLeave}>
            {t('learn:back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
