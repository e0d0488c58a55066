/** What the marks on cards tell, as the player likes and speaks, and painted with the fonts that it takes. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { MONTHS } from '../../shared/cards';
import type { Settings } from '../../shared/settings';
import { language, t } from '../strings';
import type { PillPart } from './fittingPaint';
import { bakeFittings } from './fittings';
import type { Fittings, MarkStyle } from './fittings';
import type { Sizes } from './wardrobe';

const BOTH: readonly PillPart[] = ['month', 'kind'];

/** Another value only when the marks would be painted otherwise. */
export function marksOf(settings: ReadonlySignal<Settings>): ReadonlySignal<MarkStyle> {
  const parts = computed(() => settings.value.markParts.join());
  return computed(() => {
    const pill = BOTH.filter((part) => parts.value.split(',').includes(part));
    const names = new Map(MONTHS.map((month) => [month, t(`cards:month.${month}.flower`)]));
    return {
      // Without one of them no pill is worn.
      pill: pill.length > 0 ? pill : BOTH,
      flowerOf: (month) => names.get(month) ?? '',
    };
  });
}

/** What is painted stays as it is: its fonts have to be there. */
export async function bakeWith(marks: MarkStyle, { fieldCard, ratio }: Sizes): Promise<Fittings> {
  const names = MONTHS.map((month) => marks.flowerOf(month)).join('');
  const fonts = language.value === 'ja' ? ['HG Sans', 'HG Gothic'] : ['HG Sans'];
  await Promise.all(fonts.map((font) => document.fonts.load(`600 20px "${font}"`, `0123456789${names}`)));
  return bakeFittings(fieldCard, ratio, marks);
}
