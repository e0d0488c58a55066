/** In place of a review: how far it has come, or that it could not be made. Both can be left at any time. */
import type { ComponentChildren } from 'preact';
import { formatPercent, t } from '../strings';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import './review.css';

/** Whose colours a review wears: the blue of May, calm under a graph. */
export const MONTH = 5;

interface NotYetProps {
  readonly onBack: () => void;
  /** Beside the way back. */
  readonly button?: ComponentChildren;
  readonly children: ComponentChildren;
}

function NotYet({ onBack, button, children }: NotYetProps) {
  return (
    <Screen
      class="review"
      title={t('coach:review.title')}
      month={MONTH}
      onBack={onBack}
      foot={
        <>
          <span class="grow" />
          <Button onClick={onBack}>{t('screens:back')}</Button>
          {button}
        </>
      }
    >
      <div class="reviewWorking">{children}</div>
    </Screen>
  );
}

export function Working({ progress, onBack }: { readonly progress: number; readonly onBack: () => void }) {
  return (
    <NotYet onBack={onBack}>
      <h3>{t('coach:review.working')}</h3>
      <div
        class="workBar"
        role="progressbar"
        aria-label={t('coach:review.working')}
        aria-valuenow={Math.round(100 * progress)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${(100 * progress).toFixed(1)}%` }} />
      </div>
      <p class="serif">{formatPercent(progress)}</p>
      <p class="cap">{t('coach:review.workingHow')}</p>
    </NotYet>
  );
}

export function Failed({ onBack, onAgain }: { readonly onBack: () => void; readonly onAgain: () => void }) {
  return (
    <NotYet
      onBack={onBack}
      button={
        <Button rank="primary" onClick={onAgain}>
          {t('coach:review.again')}
        </Button>
      }
    >
      <div role="alert">
        <h3>{t('coach:review.failed')}</h3>
        <p>{t('coach:review.failedHow')}</p>
      </div>
    </NotYet>
  );
}
