/** Goes round a page by Tab: the focus stays inside what lies on top, is seen wherever it is, and comes round again. */
import type { Page } from 'playwright-core';

/** More stops than any page has. */
const MOST_STOPS = 150;

interface Stop {
  /** The same element has the same number for as long as it stands. */
  readonly number: number;
  readonly name: string;
  readonly isInside: boolean;
  readonly isSeen: boolean;
}

/** Runs in the page. */
function lookAtFocus(): Stop | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return null;
  const top = [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? document.body;
  const numbered =
    at.dataset['focusRound'] ?? String(document.querySelectorAll('[data-focus-round]').length + 1);
  at.dataset['focusRound'] = numbered;
  const hasRing = (element: Element, pseudo?: string): boolean => {
    const { boxShadow, outlineStyle } = getComputedStyle(element, pseudo);
    return boxShadow !== 'none' || outlineStyle !== 'none';
  };
  const { left, top: upper, right, bottom } = at.getBoundingClientRect();
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && upper < innerHeight;
  // A card that can be played rises on the canvas and lights up; the thumb of a slider cannot be asked for its ring.
  const ringed =
    at.matches('.table-card[data-plays=true], input[type=range]') ||
    [at, ...at.querySelectorAll('*')].some(
      (each) => hasRing(each) || hasRing(each, '::before') || hasRing(each, '::after'),
    );
  return {
    number: Number(numbered),
    name: `${at.tagName.toLowerCase()}.${[...at.classList].join('.')} "${(at.ariaLabel ?? at.textContent ?? '').trim().slice(0, 40)}"`,
    isInside: top.contains(at) || at.closest('.toastPlace') !== null,
    isSeen: at.matches(':focus-visible') && ringed && isInWindow,
  };
}

/** What went wrong on the way round; [] = nothing. The focus is where it was before. */
export async function focusFaults(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  const before = await page.evaluateHandle(() => document.activeElement);
  const seen = new Set<number>();
  let isRound = false;
  for (let stop = 0; stop < MOST_STOPS && !isRound; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(lookAtFocus);
    if (at === null) continue;
    if (!at.isInside) faults.add(`${at.name} is outside`);
    if (!at.isSeen) faults.add(`${at.name} does not show its focus`);
    isRound = seen.has(at.number);
    seen.add(at.number);
  }
  if (!isRound) faults.add(`Tab does not come round (${seen.size} stops)`);
  await page.evaluate((element) => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-focus-round]'))
      delete each.dataset['focusRound'];
    if (element instanceof HTMLElement) element.focus();
  }, before);
  return [...faults];
}
