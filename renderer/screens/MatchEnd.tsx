/** The end of a match: who won, month by month, the seed, what next. Knows no rules, only the last view. */
import { useState } from 'preact/hooks';
import type { OpponentId } from '../../shared/matchOptions';
import type { PlayerView } from '../../shared/view';
import { formatNumber, formatPoints, monthInSentence, t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PeekButton } from '../ui/PeekButton';
import { Crest } from '../ui/Pictures';
import { duelOf } from './duel';
import type { Duel } from './duel';
import { finishedMonths, MonthTable } from './MonthTable';
import { Petals } from './Petals';
import './matchEnd.css';

export interface MatchEndProps {
  readonly view: PlayerView;
  readonly opponent: OpponentId;
  /** What every shuffle of the match followed from; null = not told. */
  readonly seed: number | null;
  /** No petals. */
  readonly reducedMotion: boolean;
  readonly onPlayAgain: () => void;
  readonly onNewMatch: () => void;
  readonly onTitle: () => void;
}

function titleWords(view: PlayerView, { me, name }: Duel): string {
  if (view.winner === 'draw') return t('screens:matchEnd.draw');
  return view.winner === me.seat ? t('screens:matchEnd.youWin') : t('screens:matchEnd.rivalWins', { name });
}

function sealSigns(view: PlayerView, { me }: Duel): string {
  if (view.winner === 'draw') return '引分';
  return view.winner === me.seat ? '勝' : '負';
}

/** The month that brought the player most, or null when none did. */
function bestMonth(view: PlayerView, { me }: Duel): string | null {
  const won = finishedMonths(view).filter(({ winner }) => winner === me.seat);
  const [best] = won.toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points === 0) return null;
  return t('screens:matchEnd.best', {
    month: monthInSentence(best.month),
    points: formatPoints(best.points),
  });
}

interface ScoreProps {
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
}

function Score({ name, points, won }: ScoreProps) {
  return (
    <div class={`finalScore ${won ? 'won' : ''}`}>
      <span>{name}</span>
      <b class="serif">{formatNumber(points)}</b>
      <span class="cap">{t('table:points', { count: points })}</span>
    </div>
  );
}

function Seed({ seed }: { readonly seed: number }) {
  return (
    <p class="seed cap">
      {t('screens:matchEnd.seed')} <b class="selectable">{seed}</b>
      <br />
      {t('screens:matchEnd.seedHow')}
    </p>
  );
}

export function MatchEnd({ view, opponent, seed, reducedMotion, ...actions }: MatchEndProps) {
  const [peeled, setPeeled] = useState(false);
  const duel = duelOf(view, opponent);
  const { me, rival, name } = duel;
  const count = finishedMonths(view).length;
  const best = bestMonth(view, duel);
  return (
    <Dialog
      class="matchEnd"
      width={52}
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
            <h2 id="match-end-title">{titleWords(view, duel)}</h2>
            <p class="dim" id="match-end-how">
              {t('screens:matchEnd.months', { count })} {best}
            </p>
          </div>
          <span class="seal" lang="ja" aria-hidden="true">
            {sealSigns(view, duel)}
          </span>
        </div>
        <div class="finalScores">
          <Score name={t('table:you')} points={me.total} won={view.winner === me.seat} />
          <Score name={name} points={rival.total} won={view.winner === rival.seat} />
        </div>
        <h4>{t('screens:matchEnd.byMonth')}</h4>
        <MonthTable view={view} duel={duel} />
        {seed !== null && <Seed seed={seed} />}
        <div class="matchEndFoot">
          <PeekButton onHold={setPeeled} />
          <span class="grow" />
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
