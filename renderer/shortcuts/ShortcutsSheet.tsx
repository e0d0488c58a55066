/** The page of all shortcuts, by place. Lists the table of keys and handles none of them. */
import { useId } from 'preact/hooks';
import type { Key } from '../strings';
import { t } from '../strings';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { SHORTCUTS } from './shortcuts';
import type { Shortcut } from './shortcuts';
import './shortcuts.css';

/** Keys that are written otherwise than the browser calls them; a key without words here shows its own name. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const WORDS: Readonly<Record<string, Key>> = {
  ' ': 'shortcuts:key.space',
  Enter: 'shortcuts:key.enter',
  Escape: 'shortcuts:key.escape',
  Tab: 'shortcuts:key.tab',
};

function keyWords(key: string): string {
  const words = WORDS[key];
  return words === undefined ? (SIGNS[key] ?? key.toUpperCase()) : t(words);
}

function PlaceList({ name, shortcuts }: { readonly name: string; readonly shortcuts: readonly Shortcut[] }) {
  return (
    <section class="shortcutPlace" aria-label={name}>
      <h4>{name}</h4>
      <dl>
        {shortcuts.map(({ keys, words }) => (
          <div key={words} class="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key} class="keyCap" data-key={key}>
                  {keyWords(key)}
                </kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const heading = useId();
  return (
    <Dialog class="shortcutsDialog" width={57.5} labelledBy={heading} onDismiss={onClose}>
      <div class="dialogPad">
        <div class="shortcutsHead">
          <h2 id={heading}>{t('shortcuts:title')}</h2>
          <IconButton icon="close" label={t('shortcuts:close')} onClick={onClose} />
        </div>
        <div class="shortcutPlaces sheetScroll" tabIndex={0} role="region" aria-labelledby={heading}>
          <PlaceList name={t('shortcuts:place.table')} shortcuts={Object.values(SHORTCUTS.table)} />
          <PlaceList name={t('shortcuts:place.question')} shortcuts={Object.values(SHORTCUTS.question)} />
          <PlaceList name={t('shortcuts:place.tally')} shortcuts={Object.values(SHORTCUTS.tally)} />
          <PlaceList name={t('shortcuts:place.sheets')} shortcuts={Object.values(SHORTCUTS.sheets)} />
          <PlaceList name={t('shortcuts:place.anywhere')} shortcuts={Object.values(SHORTCUTS.anywhere)} />
        </div>
      </div>
    </Dialog>
  );
}
