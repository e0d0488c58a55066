/** A finished match looked over again: its decisions, luck and skill, its deal. Weighs nothing itself. */
import { useState } from 'preact/hooks';
import type { Review as ReviewOfMatch, ReviewUpdate } from '../../shared/coach';
import { rivalNames, scoreLine } from '../screens/people';
import { t } from '../strings';
import { Button, IconButton } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { Tabs } from '../ui/Tabs';
import { costliest } from './chanceCurve';
import { DealPage } from './DealPage';
import { DecisionsPage } from './DecisionsPage';
import { LuckPage } from './LuckPage';
import { Mistakes } from './Mistakes';
import { Failed, MONTH, Working } from './NotYet';
import './review.css';

export interface ReviewProps {
  readonly update: ReviewUpdate;
  /** Shows the match once more, by its id. */
  readonly onWatch: (id: string) => void;
  readonly onBack: () => void;
  /** Has one that failed made anew. */
  readonly onAgain: () => void;
}

export function Review({ update: { id, progress, review, failed }, onWatch, onBack, onAgain }: ReviewProps) {
  if (review !== null) return <Reviewed review={review} onWatch={() => onWatch(id)} onBack={onBack} />;
  return failed ? (
    <Failed onBack={onBack} onAgain={onAgain} />
  ) : (
    <Working progress={progress} onBack={onBack} />
  );
}

type Page = 'decisions' | 'luck' | 'deal';
const PAGES: readonly Page[] = ['decisions', 'luck', 'deal'];

const aboutWords = ({ options, months, totals }: ReviewOfMatch): string =>
  t('coach:review.about', {
    names: rivalNames(options),
    months: t('screens:newMatch.months', { count: months.length }),
    score: scoreLine(totals),
  });

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ReviewedProps {
  readonly review: ReviewOfMatch;
  readonly onWatch: () => void;
  readonly onBack: () => void;
}

function Reviewed({ review, onWatch, onBack }: ReviewedProps) {
  const [page, setPage] = useState<Page>('decisions');
  const [chosen, setChosen] = useState(costliest(review)[0] ?? 0);
  const last = review.decisions.length - 1;
  const choose = (index: number): void => setChosen(Math.min(last, Math.max(0, index)));
  const choosePage = (index: number): void => {
    setPage('decisions');
    choose(index);
  };
  return (
    <Screen
      class="review"
      title={t('coach:review.title')}
      about={aboutWords(review)}
      month={MONTH}
      onBack={onBack}
      onKeyDown={({ key }) => {
        const step = page === 'decisions' ? STEPS[key] : undefined;
        if (step !== undefined) choose(chosen + step);
      }}
      foot={
        <>
          <Mistakes review={review} chosen={page === 'decisions' ? chosen : -1} onChoose={choosePage} />
          <Button icon="play" onClick={onWatch}>
            {t('replay:watch')}
          </Button>
          <IconButton icon="back" label={t('coach:review.previous')} onClick={() => choosePage(chosen - 1)} />
          <IconButton icon="next" label={t('coach:review.next')} onClick={() => choosePage(chosen + 1)} />
          <Button rank="primary" onClick={onBack}>
            {t('coach:review.done')}
          </Button>
        </>
      }
    >
      <div class="reviewPages">
        <Tabs
          label={t('coach:review.pages')}
          value={page}
          options={PAGES.map((value) => ({ value, label: t(`coach:review.page.${value}`) }))}
          onChange={setPage}
        >
          {page === 'decisions' && (
            <DecisionsPage review={review} chosen={Math.max(0, chosen)} onChoose={choose} />
          )}
          {page === 'luck' && <LuckPage review={review} />}
          {page === 'deal' && <DealPage review={review} />}
        </Tabs>
      </div>
    </Screen>
  );
}
