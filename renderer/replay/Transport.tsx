/** Play, step and month, as icons over their words. */
import { t } from '../strings';
import type { Key } from '../strings';
import { Icon } from '../ui/icons';
import type { IconName } from '../ui/icons';
import type { Watch } from './watch';

interface PressProps {
  readonly icon: IconName;
  /** What stands under the icon. */
  readonly word: Key;
  /** The whole name. */
  readonly name: Key;
  readonly class?: string;
  readonly onClick: () => void;
}

function Press({ icon, word, name, class: extra = '', onClick }: PressProps) {
  return (
    <button type="button" class={`press ${extra}`} aria-label={t(name)} title={t(name)} onClick={onClick}>
      <Icon name={icon} />
      <span>{t(word)}</span>
    </button>
  );
}

export function Transport({ watch }: { readonly watch: Watch }) {
  const plays = watch.playing.value;
  const play: Key = plays ? 'replay:pause' : 'replay:play';
  return (
    <div class="transport" role="group" aria-label={t('replay:controls')}>
      <Press icon="first" word="replay:monthWord" name="replay:monthBack" onClick={() => watch.month(-1)} />
      <Press icon="back" word="replay:stepWord" name="replay:back" onClick={() => watch.back()} />
      <Press
        icon={plays ? 'pause' : 'play'}
        word={play}
        name={play}
        class="playPress"
        onClick={() => watch.toggle()}
      />
      <Press icon="next" word="replay:stepWord" name="replay:forward" onClick={() => watch.forward()} />
      <Press icon="last" word="replay:monthWord" name="replay:monthForward" onClick={() => watch.month(1)} />
    </div>
  );
}
