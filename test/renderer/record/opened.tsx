// Opens the record screen in the document of a test, and reads what stands on it.
import { vi } from 'vitest';
import { RecordScreen } from '../../../renderer/record/RecordScreen';
import type { RecordDesk } from '../../../renderer/record/recordDesk';
import { ToastPlace } from '../../../renderer/ui/Toast';
import { click, mount } from '../../support/dom';
import { desk } from './fixtures';

interface Opened {
  readonly asked: RecordDesk;
  readonly onReview: (id: string) => void;
  readonly onNewMatch: () => void;
}

export async function open(asked: RecordDesk = desk(), forgotten: readonly string[] = []): Promise<Opened> {
  const onReview = vi.fn();
  const onNewMatch = vi.fn();
  await mount(
    <>
      <RecordScreen
        desk={asked}
        forgotten={forgotten}
        onReview={onReview}
        onWatch={null}
        onNewMatch={onNewMatch}
        onBack={() => undefined}
      />
      <ToastPlace />
    </>,
  );
  await vi.waitFor(() => {
    if (document.querySelector('.recordLoading') !== null) throw new Error('still reading');
  });
  return { asked, onReview, onNewMatch };
}

export async function openPage(name: string): Promise<void> {
  const tab = [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent === name);
  if (tab === undefined) throw new Error(`no page ${name}`);
  await click(tab);
}

export const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
export const textsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent);
/** Cells of the table with this caption, row by row. */
export function table(caption: string): readonly (readonly string[])[] {
  const found = [...document.querySelectorAll('table')].find(
    (each) => each.querySelector('caption')?.textContent === caption,
  );
  if (found === undefined) throw new Error(`no table ${caption}`);
  return [...found.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
}
export const rows = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role=option]'),
];
export function row(index: number): HTMLElement {
  const found = rows()[index];
  if (found === undefined) throw new Error(`no row ${index}`);
  return found;
}
export const clickWith = (element: HTMLElement, keys: MouseEventInit): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
};
export const settled = (check: () => void): Promise<void> => vi.waitFor(check);
