/** A step of a replay in sentences: who played, what was made, who decided what. Words only. */
import type { GameEvent } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { ReplayStep } from '../../shared/replay';
import type { YakuScore } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { monthPlace } from '../rails/monthPlace';
import { beginSentence, turnSentence } from '../rails/sentences';
import { rivalName, yakuName } from '../reference/names';
import { winnerWords } from '../screens/matchWords';
import { inOneLine } from '../screens/sentences';
import { titleWords } from '../screens/tallyWords';
import { formatList, formatPoints, t } from '../strings';

const whoIs = (seat: Seat, view: PlayerView): 'you' | 'rival' => (seat === view.seat ? 'you' : 'rival');
const nameOf = (seat: Seat, view: PlayerView): string => (seat === view.seat ? '' : rivalName(seat));

/** "You made Moon viewing, 5 points". */
export function madeWords(seat: Seat, yaku: readonly YakuScore[], view: PlayerView): string {
  const made = yaku.map(({ id, points }) =>
    t('replay:yaku', { yaku: yakuName(view.ruleSet, id), points: formatPoints(points) }),
  );
  return t(`replay:made.${whoIs(seat, view)}`, { name: nameOf(seat, view), yaku: formatList(made) });
}

export const calledWords = (seat: Seat, view: PlayerView): string =>
  t(`replay:called.${whoIs(seat, view)}`, { name: nameOf(seat, view) });

function eventWords(event: GameEvent, view: PlayerView): readonly string[] {
  switch (event.type) {
    case 'yakuFormed':
      return [madeWords(event.seat, event.fresh, view)];
    case 'koiKoiCalled':
      return [calledWords(event.seat, view)];
    case 'choiceOpened': {
      const words = { name: nameOf(event.seat, view), card: t(`cards:${event.card}.name`) };
      return [t(`replay:chooses.${whoIs(event.seat, view)}`, words)];
    }
    case 'stopped':
      return [t(`replay:stopped.${whoIs(event.seat, view)}`, { name: nameOf(event.seat, view) })];
    default:
      return [];
  }
}

/** What was made and decided, for the line above the hand; '' where nothing was. */
export const decidedWords = ({ events, view }: ReplayStep): string =>
  formatSentences(events.flatMap((event) => eventWords(event, view)));

/** Everything that the step brought, for whoever listens. */
export function spokenStep(step: ReplayStep): string {
  const { done, view } = step;
  const plain = (sentence: string): string => sentence.replaceAll('*', '');
  return inOneLine([
    done === null ? dealWords(view) : plain(turnWords(step)),
    decidedWords(step),
    ...endWords(view),
  ]);
}

/** The turn as far as it has come; nothing for an answer to the question of koi-koi. */
function turnWords({ done, view }: ReplayStep): string {
  const trace = view.traces.find(({ seat }) => seat === done?.seat);
  if (trace === undefined || done === null || !('card' in done.move)) return '';
  return asWhole(turnSentence(trace, view.pending?.card ?? null, view));
}

function dealWords(view: PlayerView): string {
  const month = t(`cards:month.${view.month}.name`);
  const begins = view.turn === null ? '' : asWhole(beginSentence(view, view.turn).replaceAll('*', ''));
  return inOneLine([asWhole(month), asWhole(monthPlace(view.round, view.ruleSet)), begins]);
}

const endWords = (view: PlayerView): readonly string[] => [
  view.result === null ? '' : asWhole(titleWords(view.result, view)),
  view.winner === null ? '' : asWhole(winnerWords(view)),
];

/** Ends in a full stop, whatever the language's is. */
const asWhole = (words: string): string => (words === '' ? '' : t('replay:sentence', { words }));

const formatSentences = (sentences: readonly string[]): string => inOneLine(sentences.map(asWhole));
