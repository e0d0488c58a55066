/** Finds words that cannot be read as they stand: cut, spilt, outside the window, on top of each other, or hidden by an ellipsis. */
import type { Page } from 'playwright-core';

export interface TextFault {
  readonly fault: 'cut' | 'spilt' | 'outside' | 'overlaps' | 'broken' | 'sideways';
  readonly words: string;
  /** The element that holds the words, and the one that is in the way. */
  readonly where: string;
}

/** Runs in the page; looks at whatever lies on top. Uses nothing from outside itself. */
function lookAtWords(): TextFault[] {
  /** px; what rounding alone may do. */
  const SLACK = 1.5;
  const faults: TextFault[] = [];
  const layers = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')];
  const top = layers.at(-1) ?? document.body;

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((each) => `.${each}`).join('')}`;
  const pathOf = (element: Element): string =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((each) => (each ? [nameOf(each)] : []))
      .join(' > ');
  const told = new Set<string>();
  const tell = (fault: TextFault['fault'], element: Element, words: string, by?: Element): void => {
    const where = pathOf(element) + (by === undefined ? '' : ` / ${nameOf(by)}`);
    const key = `${fault} ${where} ${words}`;
    if (!told.has(key)) faults.push({ fault, words: words.trim().slice(0, 60), where });
    told.add(key);
  };
  /** For screen readers alone. */
  const isUnseen = (element: Element): boolean =>
    element.closest('.srOnly') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    (element.parentElement !== null && getComputedStyle(element.parentElement).clipPath === 'inset(50%)');
  const isShown = (element: Element): boolean =>
    !isUnseen(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  type Side = 'x' | 'y';
  const clips = (style: CSSStyleDeclaration, side: Side): boolean =>
    (side === 'x' ? style.overflowX : style.overflowY) !== 'visible';
  const scrolls = (style: CSSStyleDeclaration, side: Side): boolean =>
    /auto|scroll/.test(side === 'x' ? style.overflowX : style.overflowY);
  const reaches = (rect: DOMRect, box: DOMRect, side: Side): boolean =>
    side === 'x'
      ? rect.left >= box.left - SLACK && rect.right <= box.right + SLACK
      : // The glyphs' own box is higher than what is drawn of it.
        rect.top + rect.height * 0.2 >= box.top - SLACK &&
        rect.bottom - rect.height * 0.2 <= box.bottom + SLACK;

  /** Where it lies in the window on that side: cut off, or in a scroller, where everything can be reached. */
  const checkSide = (text: Element, words: string, rect: DOMRect, side: Side): void => {
    for (let box: Element | null = text; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style, side)) return;
      const inside = reaches(rect, box.getBoundingClientRect(), side);
      if (!inside && clips(style, side) && style.display !== 'inline') return tell('cut', text, words, box);
      if (!inside && box.matches('button, [role=tab], [role=radio], [role=option], .textField'))
        return tell('spilt', text, words, box);
      if (style.position === 'fixed') break;
    }
    const window = new DOMRect(0, 0, innerWidth, innerHeight);
    if (!reaches(rect, window, side)) tell('outside', text, words);
  };

  /** What of it is in sight, behind the edges of every scroller around it. */
  const seenPart = (text: Element, rect: DOMRect): DOMRect => {
    let { left, top: upper, right, bottom } = rect;
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!clips(style, 'x') && !clips(style, 'y')) continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper));
  };

  const LETTER = /\p{L}/u;
  /** A word that goes over two lines without a hyphen. */
  const checkWords = (node: Text, holder: Element): void => {
    const style = getComputedStyle(holder);
    if (document.documentElement.lang === 'ja' || style.hyphens === 'auto') return;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      if (!LETTER.test(word) || /[\u3040-\u30ff\u4e00-\u9fff]/.test(word) || word.includes('\u00ad'))
        continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top / 4)));
      if (tops.size > 1 && !holder.matches('.selectable, .selectable *, textarea'))
        tell('broken', holder, word);
    }
  };

  const lines: { readonly rect: DOMRect; readonly holder: Element; readonly words: string }[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!(node instanceof Text) || node.data.trim() === '' || holder === null || !isShown(holder)) continue;
    if (holder.closest('select, option, title, svg') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      checkSide(holder, node.data, rect, 'x');
      checkSide(holder, node.data, rect, 'y');
      const seen = seenPart(holder, rect);
      if (seen.width > 0 && seen.height > 0) lines.push({ rect: seen, holder, words: node.data });
    }
    checkWords(node, holder);
  }

  for (const element of [top, ...top.querySelectorAll<HTMLElement>('*')]) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const holdsWords = (element.textContent ?? '').trim() !== '';
    const isWider = element.scrollWidth > element.clientWidth + SLACK && element.clientWidth > 0;
    const isCut = element.scrollWidth > element.clientWidth;
    if (style.textOverflow === 'ellipsis' && clips(style, 'x') && isCut)
      tell('cut', element, element.textContent ?? '');
    if (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + SLACK)
      tell('cut', element, element.textContent ?? '');
    if (scrolls(style, 'x') && isWider && holdsWords) tell('sideways', element, element.textContent ?? '');
    // A name that a player gave may be longer than its place; whole, it stands in the tip.
    if (element instanceof HTMLSelectElement && element.title !== element.selectedOptions[0]?.text) {
      const pen = document.createElement('canvas').getContext('2d');
      const words = element.selectedOptions[0]?.text ?? '';
      if (pen === null) continue;
      pen.font = style.font;
      const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(words).width > room + SLACK) tell('cut', element, words);
    }
  }

  /** The sheet, or the foot that stays while the rest scrolls, that it lies on: each covers what lies under it. */
  const layerOf = (element: Element): Element | null => {
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (box.matches('.sheetFace') || getComputedStyle(box).position === 'sticky') return box;
    return null;
  };
  /** Both sides by more than a hair. */
  const HAIR = 3;
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.holder === other.holder || layerOf(one.holder) !== layerOf(other.holder)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const low = Math.min(one.rect.height, other.rect.height);
      if (width > HAIR && height > HAIR && height > low * 0.35)
        tell('overlaps', one.holder, `${one.words.trim()} | ${other.words.trim()}`, other.holder);
    }
  }
  return faults;
}

/** Once every motion of the page is over. */
export async function textFaults(page: Page): Promise<readonly TextFault[]> {
  return page.evaluate(lookAtWords);
}
