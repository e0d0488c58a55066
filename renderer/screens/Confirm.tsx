/** Questions asked before something is lost. The safe answer is focused first; Esc gives it. */
import { useId } from 'preact/hooks';
import type { MatchSummary } from '../../shared/ipc';
import { monthInSentence, t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { rivalNames, scoreLine } from './people';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Confirm({ title, text, yes, no, onYes, onNo }: ConfirmProps) {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      width={31}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      initialFocus=".button.plain"
      onDismiss={onNo}
    >
      <div class="dialogPad">
        <h3 id={`${id}-title`}>{title}</h3>
        <p id={`${id}-text`} class="dialogText">
          {text}
        </p>
        <div class="dialogActions">
          <Button onClick={onNo}>{no}</Button>
          <Button rank="primary" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface AnswerProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Before a new match takes the place of a running one. */
export function NewMatchConfirm({ running, ...answers }: AnswerProps & { readonly running: MatchSummary }) {
  const { month, options, totals } = running;
  return (
    <Confirm
      title={t('screens:confirm.newTitle', { month: monthInSentence(month) })}
      text={t('screens:confirm.newText', { names: rivalNames(options), score: scoreLine(totals) })}
      yes={t('screens:confirm.newYes')}
      no={t('screens:confirm.back')}
      {...answers}
    />
  );
}

/** Before the running match is ended for good. `totals` = by seat, the player's first. */
export function GiveUpConfirm({ totals, ...answers }: AnswerProps & { readonly totals: readonly number[] }) {
  return (
    <Confirm
      title={t('screens:confirm.giveUpTitle')}
      text={t('screens:confirm.giveUpText', { score: scoreLine(totals) })}
      yes={t('screens:confirm.giveUpYes')}
      no={t('screens:confirm.no')}
      {...answers}
    />
  );
}

/** Before the first step back of a match; the later ones are not asked about. */
export function TakeBackConfirm(answers: AnswerProps) {
  return (
    <Confirm
      title={t('coach:takeBack.title')}
      text={t('coach:takeBack.text')}
      yes={t('coach:takeBack.yes')}
      no={t('coach:takeBack.no')}
      {...answers}
    />
  );
}

/** After koi-koi was chosen, where the player wants to be asked twice. */
export function CallConfirm(answers: AnswerProps) {
  return (
    <Confirm
      title={t('settings:call.title')}
      text={t('settings:call.text')}
      yes={t('settings:call.yes')}
      no={t('settings:call.no')}
      {...answers}
    />
  );
}
