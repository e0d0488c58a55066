// @vitest-environment happy-dom
// Every picture that a screen may show was loaded before, under the same name.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARD_IDS, MONTHS } from '../../../shared/cards';
import { CardPicture, Crest, holdPictures } from '../../../renderer/ui/Pictures';
import { mount, unmountAll } from '../../support/dom';

const loaded: string[] = [];
class FakeImage {
  set src(source: string) {
    loaded.push(source);
  }
}

beforeEach(() => {
  loaded.length = 0;
  vi.stubGlobal('Image', FakeImage);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await unmountAll();
});

it('loads what is shown later', async () => {
  holdPictures();
  const place = await mount(
    <>
      {CARD_IDS.map((card) => (
        <CardPicture key={card} card={card} />
      ))}
      {MONTHS.map((month) => (
        <Crest key={month} month={month} />
      ))}
    </>,
  );
  const shown = [...place.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(shown).toHaveLength(60);
  expect(loaded.toSorted()).toEqual(shown.toSorted());
});
