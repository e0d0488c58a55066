// Mounts components into the document of a test and acts on them as a player does.
import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { act } from 'preact/test-utils';

/** Renders into a fresh place in the body. */
export async function mount(tree: ComponentChild): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  await act(() => render(tree, place));
  return place;
}

export async function update(place: HTMLElement, tree: ComponentChild): Promise<void> {
  await act(() => render(tree, place));
}

/** Takes everything away that was mounted, effects included. */
export async function unmountAll(): Promise<void> {
  await act(() => {
    for (const place of [...document.body.children]) render(null, place);
  });
  document.body.replaceChildren();
}

/** What it says to those who hear it. */
function heardText(element: Element): string {
  if (element.querySelector('[aria-hidden=true]') === null) return element.textContent ?? '';
  const heard = document.createElement('div');
  heard.innerHTML = element.innerHTML;
  for (const silent of heard.querySelectorAll('[aria-hidden=true]')) silent.remove();
  return heard.textContent ?? '';
}

const nameOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    heardText(element)
  ).trim();

/** The button with this accessible name; throws when there is none. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((element) => nameOf(element) === name);
  if (found === undefined) throw new Error(`no button named ${name}`);
  return found;
}

export const hasButton = (name: string): boolean =>
  [...document.querySelectorAll('button')].some((element) => nameOf(element) === name);

/** A whole click by pointer: down, up, click. */
export async function click(element: Element): Promise<void> {
  await act(() => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerId: 1 }));
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, cancelable: true, pointerId: 1 }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
}

/** Chooses the option of this value in the select of this name. */
export async function choose(name: string, value: string): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
  if (select === null) throw new Error(`no select named ${name}`);
  const index = [...select.options].findIndex((option) => option.value === value);
  if (index < 0) throw new Error(`${name} has no ${value}`);
  await act(() => {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Types into a field, in place of what stands in it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(() => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses a key where the focus is; returns false when the page kept the browser from acting on it. */
export async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...more });
  await act(() => {
    target.dispatchEvent(event);
    target.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true, cancelable: true }));
  });
  return !event.defaultPrevented;
}
