/** Sheets that stay within reach while a question or an account stands: cards, rules, menu. Answers nothing by itself. */
import { t } from '../strings';
import { Button } from '../ui/Button';
import type { IconName } from '../ui/icons';

export type Sheet = 'cards' | 'rules' | 'menu';

const ICONS: Readonly<Record<Sheet, IconName>> = { cards: 'tracker', rules: 'rules', menu: 'menu' };
const KEYS: Readonly<Record<string, Sheet>> = { c: 'cards', r: 'rules' };

/** The sheet that a key opens, as at the table; null for any other key. Esc stays without effect. */
export const sheetOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Sheet | null =>
  ctrlKey || metaKey || altKey ? null : (KEYS[key.toLowerCase()] ?? null);

export interface AtHandProps {
  readonly sheets: readonly Sheet[];
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
