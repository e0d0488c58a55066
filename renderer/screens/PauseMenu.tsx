/** The table's menu: what can be done beside playing. The match waits behind it. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import './smallDialogs.css';

export interface PauseMenuProps {
  /** What was open over it until now: its button has the focus first. */
  readonly closed: string | null;
  readonly onContinue: () => void;
  readonly onSettings: () => void;
  readonly onShortcuts: () => void;
  /** Leads to the question before anything is given up. */
  readonly onGiveUp: () => void;
  /** Null while there is nothing to take back. */
  readonly onTakeBack: (() => void) | null;
  /** The match is kept. */
  readonly onTitle: () => void;
}

export function PauseMenu(props: PauseMenuProps) {
  const { closed, onContinue, onSettings, onShortcuts, onGiveUp, onTakeBack, onTitle } = props;
  return (
    <Dialog
      class="pause"
      width={22}
      labelledBy="pause-title"
      describedBy="pause-kept"
      initialFocus={closed === null ? 'button' : `.button.${closed}`}
      onDismiss={onContinue}
    >
      <div class="dialogPad">
        <h2 id="pause-title">{t('screens:pause.title')}</h2>
        <p id="pause-kept" class="cap">
          {t('screens:pause.kept')}
        </p>
        <div class="pauseActions">
          <Button rank="primary" size="large" onClick={onContinue}>
            {t('screens:pause.continue')}
          </Button>
          {onTakeBack !== null && <Button onClick={onTakeBack}>{t('coach:takeBack.yes')}</Button>}
          <Button class="settings" onClick={onSettings}>
            {t('screens:title.settings')}
          </Button>
          <Button class="shortcuts" onClick={onShortcuts}>
            {t('shortcuts:title')}
          </Button>
          <Button onClick={onTitle}>{t('screens:toTitle')}</Button>
          <Button class="giveUp" rank="quiet" onClick={onGiveUp}>
            {t('screens:pause.giveUp')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
