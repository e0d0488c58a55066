/** The words beside the table: rivals, month, player and the tools. Lays out what the view tells. */
import type { Seat } from '../../shared/moves';
import type { MatchUpdate } from '../../shared/ipc';
import type { PlayerView, SeatView } from '../../shared/view';
import { rivalLevel, rivalName, rulesName } from '../reference/names';
import { t } from '../strings';
import type { Layout, Rect } from '../table/layout';
import { rivalsOf } from '../table/model';
import { boxStyle } from './box';
import { monthPlace } from './monthPlace';
import { Person } from './Person';
import { Tools, type ToolsProps } from './Tools';
import { useGiveWay } from './useGiveWay';

/** What a full rail does without: words that an icon or a sheet tells too go first, made yaku never go. */
const GIVES_WAY = ['toolWords', 'where', 'air', 'rules', 'near', 'round', 'size', 'wrap'] as const;
/** The same for a rival's room beside three: made yaku run on in one line before a doubling loses its cause. */
const RIVAL_GIVES_WAY = ['near', 'air', 'flow', 'size', 'called', 'cause'] as const;

/** What stands in the place of a match's own words. */
export interface RailWords {
  /** Under the rival's name. */
  readonly rival: string;
  /** Under the month: where one is, and in what. */
  readonly place: string;
  readonly about: string;
}

export interface RailsProps {
  /** Those of the match where there are none. */
  readonly words?: RailWords;
  /** Null where nothing can be asked for. */
  readonly tools: ToolsProps | null;
  readonly update: MatchUpdate;
  readonly layout: Layout;
  /** Whose turn it is on the table now. */
  readonly turn: Seat | null;
  readonly busy: boolean;
}

export function Rails(props: RailsProps) {
  const { update, layout, turn } = props;
  const rivals = rivalsOf(update.view).map((seat, index) => ({
    seat,
    rail: layout.rivals[index]?.rail ?? null,
  }));
  return (
    <>
      {rivals.map(
        ({ seat, rail }) =>
          rail && <RivalRail key={seat} seat={seat} update={update} box={rail} isTurn={turn === seat} />,
      )}
      <LeftRail {...props} rivals={rivals.flatMap(({ seat, rail }) => (rail ? [] : [seat]))} />
    </>
  );
}

interface RivalProps {
  readonly seat: Seat;
  readonly update: MatchUpdate;
  readonly isTurn: boolean;
  readonly subtitle?: string | undefined;
}

function Rival({ seat, update: { view, options }, isTurn, subtitle }: RivalProps) {
  const its = view.seats[seat];
  const level = subtitle ?? rivalLevel(options, seat);
  return its ? <Person view={view} seat={its} subtitle={level} isTurn={isTurn} /> : null;
}

function RivalRail({ box, ...rival }: RivalProps & { readonly box: Rect }) {
  const rail = useGiveWay(RIVAL_GIVES_WAY);
  return (
    <div ref={rail} class="rail rival" style={boxStyle(box)}>
      <Rival {...rival} />
    </div>
  );
}

function LeftRail(props: RailsProps & { readonly rivals: readonly Seat[] }) {
  const { update, layout, turn, busy, rivals } = props;
  const { view } = update;
  const own = view.seats[view.seat];
  const rail = useGiveWay(GIVES_WAY);
  return (
    <div
      ref={rail}
      class={`rail left ${layout.players === 3 ? 'wide' : ''}`}
      style={boxStyle(layout.leftRail)}
    >
      {rivals.map((seat) => (
        <Rival key={seat} seat={seat} update={update} isTurn={turn === seat} subtitle={props.words?.rival} />
      ))}
      <span class="grow" />
      <MonthBlock {...update} words={props.words} />
      <span class="grow" />
      {own && <Own view={view} own={own} turn={turn} busy={busy} />}
      {props.tools && <Tools {...props.tools} />}
    </div>
  );
}

interface OwnProps {
  readonly view: PlayerView;
  readonly own: SeatView;
  readonly turn: Seat | null;
  readonly busy: boolean;
}

const Own = ({ view, own, turn, busy }: OwnProps) => (
  <Person view={view} seat={own} subtitle={ownState(view, turn, busy)} isTurn={turn === own.seat} />
);

/** What stands under the player's own name: what is asked, or after whom one's turn comes. */
function ownState(view: PlayerView, turn: Seat | null, busy: boolean): string {
  const { phase, seat } = view;
  const before = rivalsOf(view).at(-1);
  if (turn !== null && turn !== seat && before !== undefined && view.seats.length > 2) {
    return t('table:state.after', { name: rivalName(before) });
  }
  if (busy || view.turn !== seat) return '';
  if (phase === 'decide') return t('table:state.decide');
  return t(phase === 'play' ? 'table:state.play' : 'table:state.choose');
}

type MonthProps = Pick<MatchUpdate, 'view' | 'options' | 'practice'> & {
  readonly words: RailWords | undefined;
};

function MonthBlock({ view, options, practice, words }: MonthProps) {
  const { month, round, ruleSet } = view;
  const rules = words?.about ?? rulesName(options.rules);
  return (
    <section class="month" aria-label={t(`cards:month.${month}.name`)}>
      <div class="line wide">
        <img class="crest" src={`crests/${month}.svg`} alt="" />
        <div class="grow">
          <h2 class="month-name">{t(`cards:month.${month}.name`)}</h2>
          <div class="sub">{t(`cards:month.${month}.flower`)}</div>
        </div>
        <span class="old-name" lang="ja" aria-hidden="true">
          {t(`cards:month.${month}.old`)}
        </span>
      </div>
      <div class="match-line">
        <div class="round">
          {words?.place ?? monthPlace(round, ruleSet)}
          {practice && <span class="practice">{t('coach:practice')}</span>}
        </div>
        <div class="sub preset" title={rules}>
          {rules}
        </div>
      </div>
    </section>
  );
}
