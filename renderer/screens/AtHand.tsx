/** Sheets that stay within reach while a question or an account stands: cards, rules, menu. Answers nothing by itself. */
import { SHORTCUTS, shortcutFor } from '../shortcuts/shortcuts';
import { t } from '../strings';
import { Button } from '../ui/Button';
import type { IconName } from '../ui/icons';

/** Those with a button of their own. */
type ShownSheet = 'cards' | 'rules' | 'menu';
export type Sheet = ShownSheet | 'reference';

const ICONS: Readonly<Record<ShownSheet, IconName>> = { cards: 'tracker', rules: 'rules', menu: 'menu' };
const WITH_KEYS = ['cards', 'rules', 'reference'] as const satisfies readonly Sheet[];

/** The sheet that a key opens, as at the table; null for any other key. Esc stays without effect. */
export const sheetOfKey = (event: KeyboardEvent): Sheet | null =>
  shortcutFor(event, SHORTCUTS.question, WITH_KEYS);

export interface AtHandProps {
  readonly sheets: readonly ShownSheet[];
  readonly onOpen: (sheet: Sheet) => void;
}

export function AtHand({ sheets, onOpen }: AtHandProps) {
  return (
    <span class="atHand">
      {sheets.map((sheet) => (
        <Button key={sheet} rank="quiet" size="small" icon={ICONS[sheet]} onClick={() => onOpen(sheet)}>
          {t(`table:tool.${sheet}`)}
        </Button>
      ))}
    </span>
  );
}
