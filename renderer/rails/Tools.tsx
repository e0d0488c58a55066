/** The buttons at the foot of the left rail. Opens nothing itself. */
import { t } from '../strings';
import { Icon, type IconName } from '../ui/icons';
import type { Tool } from './tool';
import { HelpTools } from './HelpTools';
import type { HelpToolsProps } from './HelpTools';

export interface ToolsProps {
  readonly muted: boolean;
  readonly help: Omit<HelpToolsProps, 'onTool'>;
  readonly onTool: (tool: Tool) => void;
}

export function Tools({ muted, help, onTool }: ToolsProps) {
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
      <HelpTools {...help} onTool={onTool} />
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
