// Golden table over all yaku, each at its edges. Sources: rules matrix 2.8 and 2.10; public reports 4 and 6.
import { describe, expect, it } from 'vitest';
import { CARD_IDS, kindOf, type CardId, type Month } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { presets } from '../../shared/presets';
import { yakuOf, yakuReadings } from '../../main/engine/yaku';

const LIGHTS = CARD_IDS.filter((card) => kindOf(card) === 'light');
const ANIMALS = CARD_IDS.filter((card) => kindOf(card) === 'animal');
const RIBBONS = CARD_IDS.filter((card) => kindOf(card) === 'ribbon');
const PLAINS = CARD_IDS.filter((card) => kindOf(card) === 'plain');

const listed = (pile: readonly CardId[], ruleSet: RuleSet = presets.modern, month: Month = 1): string =>
  yakuOf(ruleSet, pile, month)
    .map(({ id, points }) => `${id} ${points}`)
    .join(', ');

const PLAIN_RIBBONS: readonly CardId[] = ['apr-ribbon', 'may-ribbon', 'jul-ribbon', 'nov-ribbon'];
/** Animals of no set and no viewing. */
const LOOSE: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'may-bridge', 'aug-geese', 'nov-swallow'];

describe('modern, a table of piles', () => {
  const table: readonly (readonly [string, readonly CardId[], string])[] = [
    ['nothing at all', [], ''],
    ['all five lights', LIGHTS, 'goko 10'],
    ['four dry lights', ['jan-crane', 'mar-curtain', 'aug-moon', 'dec-phoenix'], 'shiko 8'],
    ['four lights with rain', ['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman'], 'ame-shiko 7'],
    ['three dry lights', ['jan-crane', 'mar-curtain', 'dec-phoenix'], 'sanko 5'],
    ['three lights with rain', ['jan-crane', 'mar-curtain', 'nov-rainman'], ''],
    ['two dry lights', ['jan-crane', 'dec-phoenix'], ''],
    ['boar, deer, butterflies', ['jul-boar', 'oct-deer', 'jun-butterflies'], 'ino-shika-cho 5'],
    ['boar and deer', ['jul-boar', 'oct-deer'], ''],
    ['three poetry ribbons', ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'], 'akatan 5'],
    ['three blue ribbons', ['jun-ribbon', 'sep-ribbon', 'oct-ribbon'], 'aotan 5'],
    ['two blue ribbons and a red one', ['jun-ribbon', 'sep-ribbon', 'nov-ribbon'], ''],
    ['the willow ribbon is no poetry ribbon', ['jan-ribbon', 'feb-ribbon', 'nov-ribbon'], ''],
    ['plain red ribbons are no set', ['apr-ribbon', 'may-ribbon', 'jul-ribbon'], ''],
    ['four ribbons', PLAIN_RIBBONS, ''],
    ['five ribbons', [...PLAIN_RIBBONS, 'jan-ribbon'], 'tanzaku 1'],
    ['six ribbons', [...PLAIN_RIBBONS, 'jan-ribbon', 'jun-ribbon'], 'tanzaku 2'],
    ['all ten ribbons', RIBBONS, 'akatan 5, aotan 5, tanzaku 6'],
    ['four animals', LOOSE.slice(0, 4), ''],
    ['five animals', LOOSE, 'tane 1'],
    ['six animals', [...LOOSE, 'sep-cup'], 'tane 2'],
    ['all nine animals', ANIMALS, 'ino-shika-cho 5, tane 5'],
    ['nine plains', PLAINS.slice(0, 9), ''],
    ['ten plains', PLAINS.slice(0, 10), 'kasu 1'],
    ['all twenty-four plains', PLAINS, 'kasu 15'],
    ['nine plains and the cup', [...PLAINS.slice(0, 9), 'sep-cup'], ''],
    ['nine plains and the bridge', [...PLAINS.slice(0, 9), 'may-bridge'], ''],
    ['moon and cup', ['aug-moon', 'sep-cup'], 'tsukimi 5'],
    ['curtain and cup', ['mar-curtain', 'sep-cup'], 'hanami 5'],
    ['moon, curtain and cup', ['aug-moon', 'mar-curtain', 'sep-cup'], 'tsukimi 5, hanami 5'],
    ['the cup alone', ['sep-cup'], ''],
    ['four cards of the month', ['jan-crane', 'jan-ribbon', 'jan-plain-1', 'jan-plain-2'], ''],
    [
      'everything',
      CARD_IDS,
      'goko 10, ino-shika-cho 5, akatan 5, aotan 5, tane 5, tanzaku 6, kasu 15, tsukimi 5, hanami 5',
    ],
  ];
  it.each(table)('%s', (_, pile, expected) => {
    expect(listed(pile)).toBe(expected);
  });
});

describe('the 32 sets of lights', () => {
  const subsets = Array.from({ length: 32 }, (_, bits) =>
    LIGHTS.filter((_card, index) => bits & (1 << index)),
  );

  it('are 1 goko, 1 shiko, 4 ame-shiko, 4 sanko and 22 times nothing', () => {
    const counts = new Map<string, number>();
    for (const subset of subsets) {
      const name = listed(subset) || 'nothing';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'goko 10': 1,
      'shiko 8': 1,
      'ame-shiko 7': 4,
      'sanko 5': 4,
      nothing: 22,
    });
  });

  it('do not depend on the order of capture', () => {
    for (const subset of subsets) expect(listed(subset.toReversed())).toBe(listed(subset));
  });

  it('do not fall back to a lower yaku where the best is not played', () => {
    const noGoko = { ...presets.modern, yaku: { ...presets.modern.yaku, goko: null } };
    expect(listed(LIGHTS, noGoko)).toBe('');
  });
});

describe('each yaku names the cards that make it', () => {
  it.each([
    [['nov-rainman', 'jan-plain-1', 'jan-crane', 'mar-curtain', 'aug-moon'], 'ame-shiko', 4],
    [['jul-boar', 'oct-deer', 'feb-warbler', 'jun-butterflies'], 'ino-shika-cho', 3],
    [[...PLAINS.slice(0, 11), 'jan-crane'], 'kasu', 11],
    [['aug-moon', 'sep-cup', 'aug-geese'], 'tsukimi', 2],
  ] satisfies readonly (readonly [readonly CardId[], string, number])[])(
    '%j: %s of %d cards',
    (pile, id, count) => {
      const [yaku, ...rest] = yakuOf(presets.modern, pile, 1);
      expect(rest).toEqual([]);
      expect(yaku?.id).toBe(id);
      expect(yaku?.cards).toHaveLength(count);
      expect(pile).toEqual(expect.arrayContaining([...(yaku?.cards ?? [])]));
    },
  );
});

describe('options of other rule-sets', () => {
  const six: readonly CardId[] = [
    'jan-ribbon',
    'feb-ribbon',
    'mar-ribbon',
    'jun-ribbon',
    'sep-ribbon',
    'oct-ribbon',
  ];

  it('counts all six ribbons as one yaku, beside Tanzaku (A5)', () => {
    expect(listed(six, presets.classic)).toBe('akatan-aotan 10, tanzaku 2');
  });

  it('lets sets grow and replace what they are counted in (Nintendo)', () => {
    expect(listed([...six, 'nov-ribbon'], presets.nintendo)).toBe('akatan-aotan 11');
    expect(
      listed(
        ANIMALS.filter((card) => card !== 'sep-cup'),
        presets.nintendo,
      ),
    ).toBe('ino-shika-cho 10');
    const stack: RuleSet = { ...presets.nintendo, setIncrement: 'stack' };
    expect(listed([...six, 'nov-ribbon'], stack)).toBe('akatan-aotan 11, tanzaku 3');
  });

  it('has Tsukifuda for the four cards of the month being played only', () => {
    const january: readonly CardId[] = ['jan-crane', 'jan-ribbon', 'jan-plain-1', 'jan-plain-2'];
    expect(listed(january, presets.fifty, 1)).toBe('tsukifuda 5');
    expect(listed(january, presets.fifty, 2)).toBe('');
  });

  it('knows the red ribbons without verses, the willow’s not among them (Kusatan)', () => {
    expect(listed(['apr-ribbon', 'may-ribbon', 'jul-ribbon'], presets.mekuri)).toBe('kusatan 5');
    expect(listed(['apr-ribbon', 'may-ribbon', 'nov-ribbon'], presets.mekuri)).toBe('');
  });

  it('lets the cup be an animal and a plain at once, or one of both', () => {
    const pile: readonly CardId[] = [...PLAINS.slice(0, 9), ...LOOSE.slice(0, 4), 'sep-cup'];
    const either: RuleSet = { ...presets.modern, joker: { 'sep-cup': 'either', 'may-bridge': 'animal' } };
    expect(listed(pile, presets.wikipedia)).toBe('tane 1, kasu 1');
    expect(listed(pile, either)).toBe('tane 1');
    expect(yakuReadings(either, pile, 1)).toHaveLength(2);
  });

  it('keeps a yaku switched on by Tsukifuda apart from the basic ones', () => {
    const pile: readonly CardId[] = ['aug-moon', 'aug-geese', 'aug-plain-1', 'aug-plain-2', 'sep-cup'];
    expect(listed(pile, presets.fifty, 8)).toBe('tsukifuda 5, tsukimi 5');
    expect(listed(pile, { ...presets.fifty, bonusEnabledBy: 'basic' }, 8)).toBe('tsukifuda 5');
  });

  it('lets fog hide the moon and rain wash out the blossoms', () => {
    const fog: RuleSet = { ...presets.modern, viewingCancel: 'rain-and-fog' };
    expect(listed(['aug-moon', 'sep-cup', 'dec-plain-1'], fog)).toBe('');
    expect(listed(['mar-curtain', 'sep-cup', 'dec-plain-1'], fog)).toBe('hanami 5');
    expect(listed(['mar-curtain', 'aug-moon', 'sep-cup', 'nov-rainman'], fog)).toBe('tsukimi 5');
  });
});
