/** The two tools that help at the table: ask the coach, take back. Do nothing themselves. */
import { t } from '../strings';
import { Icon, type IconName } from '../ui/icons';
import type { Tool } from './tool';

export interface HelpToolsProps {
  /** Null while the player does without a coach. */
  readonly coach: { readonly ready: boolean; readonly open: boolean } | null;
  readonly canTakeBack: boolean;
  readonly onTool: (tool: Tool) => void;
}

interface HelpToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** What it does, or why it does nothing now. */
  readonly how: string;
  readonly ready: boolean;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** Never `disabled`: it can be reached, and says why it does nothing. */
function HelpTool({ icon, label, how, ready, pressed, onPress }: HelpToolProps) {
  return (
    <button
      type="button"
      class="tool help"
      title={how}
      aria-disabled={!ready}
      aria-pressed={pressed}
      onClick={() => ready && onPress()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

export function HelpTools({ coach, canTakeBack, onTool }: HelpToolsProps) {
  return (
    <>
      {coach !== null && (
        <HelpTool
          icon="check"
          label={t('coach:tool.ask')}
          how={t(coach.ready ? 'coach:tool.askHow' : 'coach:tool.askLater')}
          ready={coach.ready}
          pressed={coach.open}
          onPress={() => onTool('coach')}
        />
      )}
      <HelpTool
        icon="takeBack"
        label={t('coach:tool.takeBack')}
        how={t(canTakeBack ? 'coach:tool.takeBackHow' : 'coach:tool.takeBackLater')}
        ready={canTakeBack}
        onPress={() => onTool('takeBack')}
      />
    </>
  );
}
