/** The left rail: opponent, month, player and the tools. Lays out what the view tells. */
import type { MatchUpdate } from '../../shared/ipc';
import type { PresetId } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { t } from '../strings';
import type { Rect } from '../table/layout';
import { Icon, type IconName } from '../ui/icons';
import { boxStyle } from './box';
import { Person } from './Person';
import { useGiveWay } from './useGiveWay';

export type Tool = 'cards' | 'rules' | 'sound' | 'menu';

/** What a full rail does without: words that an icon or a sheet tells too go first, made yaku never go. */
const GIVES_WAY = ['toolWords', 'where', 'air', 'rules', 'near', 'round', 'size', 'wrap'] as const;

export interface LeftRailProps {
  readonly update: MatchUpdate;
  readonly box: Rect;
  readonly muted: boolean;
  readonly busy: boolean;
  readonly onTool: (tool: Tool) => void;
}

function MonthBlock({ view, preset }: { view: PlayerView; preset: PresetId }) {
  const { month, round, ruleSet } = view;
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
      <div class="round">
        {ruleSet.rounds === null
          ? t('table:round', { round })
          : t('table:roundOf', { round, rounds: ruleSet.rounds })}
      </div>
      <div class="sub preset">{t(`table:preset.${preset}`)}</div>
    </section>
  );
}

function Tools({ muted, onTool }: { muted: boolean; onTool: (tool: Tool) => void }) {
  const tools: readonly { tool: Tool; icon: IconName; label: string; pressed?: boolean }[] = [
    { tool: 'cards', icon: 'tracker', label: t('table:tool.cards') },
    { tool: 'rules', icon: 'rules', label: t('table:tool.rules') },
    {
      tool: 'sound',
      icon: muted ? 'soundOff' : 'sound',
      label: t(muted ? 'table:tool.soundOff' : 'table:tool.sound'),
      pressed: muted,
    },
    { tool: 'menu', icon: 'menu', label: t('table:tool.menu') },
  ];
  return (
    <nav class="tools" aria-label={t('table:tools')}>
      {tools.map(({ tool, icon, label, pressed }) => (
        <button
          key={tool}
          type="button"
          class="tool"
          title={label}
          aria-pressed={pressed}
          onClick={() => onTool(tool)}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
}

/** What stands under the player's own name. */
function ownState({ phase, turn, seat }: PlayerView, busy: boolean): string {
  if (busy || turn !== seat) return '';
  if (phase === 'decide') return t('table:state.decide');
  return t(phase === 'play' ? 'table:state.play' : 'table:state.choose');
}

export function LeftRail({ update: { view, options }, box, muted, busy, onTool }: LeftRailProps) {
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const rivals = view.seats.filter(({ seat }) => seat !== view.seat);
  const rivalName = t(`table:opponent.${options.opponent}.name`);
  const you = t('table:you');
  const rail = useGiveWay(GIVES_WAY);
  return (
    <div ref={rail} class="rail left" style={boxStyle(box)}>
      {rivals.map((rival) => (
        <Person
          key={rival.seat}
          seat={rival}
          who="rival"
          name={rivalName}
          subtitle={t(`table:opponent.${options.opponent}.level`)}
          isDealer={view.dealer === rival.seat}
          isTurn={view.turn === rival.seat}
          otherName={you}
        />
      ))}
      <span class="grow" />
      <MonthBlock view={view} preset={options.preset} />
      <span class="grow" />
      {own && (
        <Person
          seat={own}
          who="you"
          name={you}
          subtitle={ownState(view, busy)}
          isDealer={view.dealer === own.seat}
          isTurn={!busy && view.turn === own.seat}
          otherName={rivalName}
        />
      )}
      <Tools muted={muted} onTool={onTool} />
    </div>
  );
}
