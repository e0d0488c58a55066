// @vitest-environment happy-dom
// Whatever a player presses or types on the pages, the rules can always be played, and what is refused says why.
import fc from 'fast-check';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { PAGE_IDS } from '../../../renderer/editor/page';
import type { PageId } from '../../../renderer/editor/page';
import { FORM_PROBLEMS } from '../../../shared/ruleProblems';
import { presets } from '../../../shared/presets';
import { click, type, unmountAll } from '../../support/dom';
import { NOMI, withHouse } from '../../support/houseRules';
import { open, problemsOf, settle } from './pagesPlace';

afterEach(unmountAll);

const TEXTS = ['', ' ', 'Nomi', '花見', 'House 2', 'x'.repeat(30), '0', '7', '48', '100', '101'];

const controls = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('button:not(:disabled), input'),
];

async function useControl(element: HTMLElement, text: string): Promise<void> {
  if (element instanceof HTMLInputElement && element.type === 'text') {
    await type(element, text);
    await act(() => void element.dispatchEvent(new FocusEvent('blur', { bubbles: true })));
    return;
  }
  if (element instanceof HTMLInputElement) {
    element.checked = !element.checked;
    await act(() => void element.dispatchEvent(new Event('change', { bubbles: true })));
    return;
  }
  await click(element);
}

/** A control that is off has its reason beside it or in its name; only the ends of a list and of a number need none. */
const hasReason = (element: HTMLElement): boolean =>
  element.title !== '' ||
  element.closest('.stepper, [data-action=up], [data-action=down]') !== null ||
  (element.closest('.pageOption, .joker')?.querySelector('.pageOptionNote') ?? null) !== null;

const start = withHouse(presets.fifty, [NOMI, 8], [NOMI, 3, 1, ['sanko']]);

/** The table of yaku has many controls, and each step draws them all. */
const RUNS: Readonly<Record<PageId, number>> = { yaku: 3, jokers: 5, house: 10 };

it.each(PAGE_IDS)(
  'on the page of %s',
  async (page) => {
    const steps = fc.array(fc.tuple(fc.nat(400), fc.constantFrom(...TEXTS)), { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (presses) => {
        const watched = await open(page, start);
        for (const [index, text] of presses) {
          const all = controls();
          const element = all[index % all.length];
          if (element === undefined) throw new Error('nothing to press');
          await useControl(element, text);
          await settle();
          expect(problemsOf(watched.rules)).toEqual([]);
          for (const off of document.querySelectorAll<HTMLElement>('[aria-disabled=true]'))
            expect(hasReason(off), off.outerHTML).toBe(true);
          const line = document.querySelector('.houseStanding > span');
          if (line !== null) expect(line.textContent).toMatch(/\S/);
        }
        const malformed = watched.made
          .flatMap(problemsOf)
          .filter(({ code }) => FORM_PROBLEMS.some((each) => each === code));
        expect(malformed).toEqual([]);
        await unmountAll();
      }),
      { numRuns: RUNS[page] },
    );
  },
  60_000,
);
