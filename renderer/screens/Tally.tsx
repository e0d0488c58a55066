/** The end of a month as an account: yaku, factors with their causes, total, the match so far. Knows no rules, only the result's numbers. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MonthResult } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PeekButton } from '../ui/PeekButton';
import { Crest } from '../ui/Pictures';
import { useAnswerGuard } from '../ui/useAnswerGuard';
import { monthPlace } from '../rails/monthPlace';
import { AtHand } from './AtHand';
import type { Sheet } from './AtHand';
import { MonthTable } from './MonthTable';
import { Payments } from './Payments';
import { TallyAccount } from './TallyAccount';
import { scoreLine, totalsOf } from './people';
import { playTally } from './tallyMotion';
import type { TallyCue } from './tallyMotion';
import { dealerWords, howWords, nextWords, titleWords } from './tallyWords';
import './tally.css';

export interface TallyProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
  /** 1 = normal, 2 = twice as fast; Infinity = everything stands at once. */
  readonly timeScale: number;
  /** Rows stand at once and nothing is stamped. */
  readonly reducedMotion: boolean;
  readonly onCue: (cue: TallyCue) => void;
  /** On to the next month, or to the result of the match. */
  readonly onNext: () => void;
  /** Cards or menu over the account. */
  readonly onSheet: (sheet: Sheet) => void;
}

/** Builds the timeline once, when the sheet first stands; returns a function that ends it and tells whether it ran. */
function useTallyMotion({ timeScale, reducedMotion, onCue }: TallyProps) {
  const root = useRef<HTMLDivElement>(null);
  const skip = useRef<() => boolean>(() => false);
  useLayoutEffect(() => {
    if (root.current === null) return undefined;
    const motion = playTally(root.current, { timeScale, reducedMotion, onCue });
    skip.current = motion.skip;
    return motion.dispose;
    // A change of speed or language in mid-account must not start it again.
  }, []);
  return { root, skip: () => skip.current() };
}

export function Tally(props: TallyProps) {
  const { result, view, onNext, onSheet } = props;
  const [peeled, setPeeled] = useState(false);
  const { root, skip } = useTallyMotion(props);
  const guard = useAnswerGuard();
  /** A press while the account is still being written completes it and does nothing else. */
  const press = (event: PointerEvent): void => {
    const spent = skip();
    guard.press(spent);
    if (spent) event.stopPropagation();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' && (skip() || event.repeat)) event.preventDefault();
  };
  const dealer = dealerWords(result, view);
  return (
    <Dialog
      class="tally"
      width={56.25}
      labelledBy="tally-title"
      describedBy="tally-how"
      initialFocus=".button.primary"
      peeled={peeled}
      onKeyDown={handleKey}
    >
      <div ref={root} class="dialogPad" onPointerDownCapture={press}>
        <TallyHead result={result} view={view} />
        {result.winner !== null && <TallyAccount result={result} view={view} />}
        <SoFar result={result} view={view} />
        <div class="tallyFoot">
          <PeekButton onHold={setPeeled} />
          <AtHand sheets={['cards', 'menu']} onOpen={onSheet} />
          {dealer !== '' && <span class="dim tallyDealer">{dealer}</span>}
          <Button rank="primary" size="large" onClick={(event) => guard.answer(onNext, event.detail > 0)}>
            {nextWords(view)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly result: MonthResult;
  readonly view: PlayerView;
}

function TallyHead({ result, view }: PartProps) {
  return (
    <div class="tallyHead">
      <Crest month={view.month} />
      <div class="tallyTitle">
        <h2 id="tally-title">{titleWords(result, view)}</h2>
        <p class="dim" id="tally-how">
          {howWords(result, view)}
        </p>
        <p class="cap">
          {t(`cards:month.${view.month}.flower`)} · {monthPlace(view.round, view.ruleSet)}
        </p>
      </div>
      <span class="seal" lang="ja" aria-hidden="true" data-tally="seal">
        {result.winner === null ? '流れ' : '勝負'}
      </span>
    </div>
  );
}

/** Totals, and what everybody paid where points are not simply added. Without a winner low screens have room for the months. */
function SoFar({ result, view }: PartProps) {
  const pays = view.ruleSet.scoring !== 'add' && result.winner !== null;
  return (
    <div class={`soFar ${result.winner === null ? 'kept' : ''}`}>
      <div class="soFarHead">
        <h4>{t('screens:tally.soFar')}</h4>
        {!pays && <span>{scoreLine(totalsOf(view), view.seat)}</span>}
      </div>
      {pays && <Payments result={result} view={view} />}
      <MonthTable view={view} markNow />
    </div>
  );
}
