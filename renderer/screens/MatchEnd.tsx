/** The end of a match: who won, month by month, the seed, what next. Knows no rules, only the last view. */
import { useState } from 'preact/hooks';
import type { DealOrigin } from '../../shared/deals';
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { EndedDeal } from '../deals/EndedDeal';
import { formatNumber, monthInSentence, t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PeekButton } from '../ui/PeekButton';
import { Crest } from '../ui/Pictures';
import { formatAmount, unitWords } from './amounts';
import { endedWords, winnersOf, winnerSigns, winnerWords } from './matchWords';
import { finishedMonths, MonthTable } from './MonthTable';
import { peopleOf, personName } from './people';
import { Petals } from './Petals';
import { inOneLine } from './sentences';
import './matchEnd.css';

export interface MatchEndProps {
  readonly view: PlayerView;
  /** What every shuffle of the match followed from; null = not told. */
  readonly seed: number | null;
  readonly deal: DealOrigin;
  /** Puts the code of its deals on the clipboard; null where it was not kept. */
  readonly onCopyDeal: (() => void) | null;
  /** No petals. */
  readonly reducedMotion: boolean;
  /** Shows the match once more; null where it was not kept. */
  readonly onWatch: (() => void) | null;
  /** Looks the match over again; null where it was not kept. */
  readonly onReview: (() => void) | null;
  readonly onPlayAgain: () => void;
  readonly onNewMatch: () => void;
  readonly onTitle: () => void;
}

/** The month that brought the player most; '' when none brought anything. */
function bestMonth(view: PlayerView): string {
  const gain = ({ changes }: { readonly changes: readonly number[] }): number => changes[view.seat] ?? 0;
  const [best] = finishedMonths(view).toSorted((a, b) => gain(b) - gain(a));
  if (best === undefined || gain(best) <= 0) return '';
  return t('screens:matchEnd.best', {
    month: monthInSentence(best.month),
    points: formatAmount(view.ruleSet, gain(best)),
  });
}

interface ScoreProps {
  readonly name: string;
  readonly total: number;
  readonly ruleSet: RuleSet;
  readonly won: boolean;
}

function Score({ name, total, ruleSet, won }: ScoreProps) {
  return (
    <div class={`finalScore ${won ? 'won' : ''}`}>
      <span>{name}</span>
      <b class="serif">{formatNumber(total)}</b>
      <span class="cap">{unitWords(ruleSet, total)}</span>
    </div>
  );
}

export function MatchEnd({ view, seed, deal, reducedMotion, ...actions }: MatchEndProps) {
  const [peeled, setPeeled] = useState(false);
  const { me, rivals } = peopleOf(view);
  const winners = winnersOf(view);
  const count = finishedMonths(view).length;
  const how = [t('screens:matchEnd.months', { count }), endedWords(view), bestMonth(view)];
  return (
    <Dialog
      class="matchEnd"
      width={57}
      labelledBy="match-end-title"
      describedBy="match-end-how"
      initialFocus=".button.primary"
      peeled={peeled}
    >
      {!reducedMotion && <Petals month={view.month} />}
      <div class="dialogPad">
        <div class="tallyHead">
          <Crest month={view.month} />
          <div class="tallyTitle">
            <h2 id="match-end-title">{winnerWords(view)}</h2>
            <p class="dim" id="match-end-how">
              {inOneLine(how)}
            </p>
          </div>
          <span class="seal" lang="ja" aria-hidden="true">
            {winnerSigns(view)}
          </span>
        </div>
        <div class="finalScores">
          {[me, ...rivals].map(({ seat, total }) => (
            <Score
              key={seat}
              name={personName(seat, me.seat)}
              total={total}
              ruleSet={view.ruleSet}
              won={winners.includes(seat)}
            />
          ))}
        </div>
        <h4>{t('screens:matchEnd.byMonth')}</h4>
        <MonthTable view={view} />
        {seed !== null && <EndedDeal seed={seed} deal={deal} onCopy={actions.onCopyDeal} />}
        <div class="matchEndFoot">
          <PeekButton onHold={setPeeled} />
          <span class="grow" />
          {actions.onWatch !== null && <Button onClick={actions.onWatch}>{t('replay:watchAgain')}</Button>}
          {actions.onReview !== null && <Button onClick={actions.onReview}>{t('coach:review.open')}</Button>}
          <Button onClick={actions.onTitle}>{t('screens:toTitle')}</Button>
          <Button onClick={actions.onNewMatch}>{t('screens:title.newMatch')}</Button>
          <Button rank="primary" onClick={actions.onPlayAgain}>
            {t('screens:matchEnd.again')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
