/** The colours of each month: lacquer tint and the bokashi of sheets. Knows no game state. */
import type { Month } from '../../shared/cards';

interface MonthColours {
  /** Centre of the lacquer; its edge is half as bright, for a black edge would kill the tint. */
  readonly tint: string;
  /** Washed over the top of sheets, alpha included: at most .30 for shu, .35 for blues, .55 for pale tones. */
  readonly bokashi: string;
}

const COLOURS: Readonly<Record<Month, MonthColours>> = {
  1: { tint: '#3A2A1C', bokashi: '#EBB03C4D' },
  2: { tint: '#4A1F28', bokashi: '#E9897F61' },
  3: { tint: '#4A2436', bokashi: '#F3B9BE80' },
  4: { tint: '#33264A', bokashi: '#B9A3DB6B' },
  5: { tint: '#1E3348', bokashi: '#5C8FB059' },
  6: { tint: '#4A261E', bokashi: '#F1B5A080' },
  7: { tint: '#33331C', bokashi: '#D8C27A80' },
  8: { tint: '#4A1620', bokashi: '#D8392B4D' },
  9: { tint: '#40301A', bokashi: '#EBB03C4D' },
  10: { tint: '#4A2816', bokashi: '#EDA65A8C' },
  11: { tint: '#26323A', bokashi: '#7F97A859' },
  12: { tint: '#2A2440', bokashi: '#A99BC959' },
};

const halfAsBright = (hex: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(hex.slice(at, at + 2), 16) / 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The month's lacquer as `#rrggbb`: centre and edge. */
export const tintOf = (month: Month): { readonly centre: string; readonly edge: string } => ({
  centre: COLOURS[month].tint,
  edge: halfAsBright(COLOURS[month].tint),
});

/** The month's colours as custom properties, for everything under an element that carries them as its style. */
export function monthStyle(month: Month): Readonly<Record<'--tint' | '--tint-edge' | '--bokashi', string>> {
  const { centre, edge } = tintOf(month);
  return { '--tint': centre, '--tint-edge': edge, '--bokashi': COLOURS[month].bokashi };
}

/** Dresses the whole page in the month's colours. */
export function applyMonth(month: Month, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(monthStyle(month))) element.style.setProperty(name, value);
}
