/** Piles and what house yaku make of them. Contract: shared/houseYaku.ts. */
import { CARD_IDS, kindOf, type CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { cards, kind, NOMI, withHouse } from '../support/houseRules';

const { modern, fifty, classic, nintendo } = presets;

const every = (kind: string): readonly CardId[] => CARD_IDS.filter((card) => kindOf(card) === kind);
const ANIMALS = every('animal');
const RIBBONS = every('ribbon');
const PLAINS = every('plain');

const fourOf = cards(2, 'jan-crane', 'feb-warbler', 'mar-ribbon', 'apr-plain-1');
const joker = (use: 'either' | 'both'): RuleSet => ({
  ...modern,
  joker: { 'sep-cup': use, 'may-bridge': 'animal' },
});
const noCounts: RuleSet = { ...modern, yaku: { ...modern.yaku, tane: null, kasu: null } };

/** What it shows, the rules, a pile, and its yaku in January. */
export const HOUSE_CASES: readonly (readonly [string, RuleSet, readonly CardId[], string])[] = [
  [
    'all of its cards',
    withHouse(modern, [cards(2, 'jan-crane', 'dec-phoenix'), 3]),
    ['jan-crane', 'dec-phoenix'],
    'house-1 3',
  ],
  ['one of them missing', withHouse(modern, [cards(2, 'jan-crane', 'dec-phoenix'), 3]), ['jan-crane'], ''],
  ['some of its cards', withHouse(modern, [fourOf, 3]), ['jan-crane', 'apr-plain-1'], 'house-1 3'],
  [
    'further ones paid',
    withHouse(modern, [fourOf, 3, 2]),
    ['jan-crane', 'apr-plain-1', 'mar-ribbon', 'feb-warbler'],
    'house-1 7',
  ],
  [
    'further ones not paid',
    withHouse(modern, [fourOf, 3]),
    ['jan-crane', 'apr-plain-1', 'mar-ribbon'],
    'house-1 3',
  ],
  [
    'other cards count nothing',
    withHouse(modern, [fourOf, 3, 2]),
    ['jan-crane', 'apr-plain-1', 'apr-plain-2'],
    'house-1 3',
  ],
  [
    'seven ribbons',
    withHouse(modern, [kind('ribbon', 7), 10, 1]),
    RIBBONS.slice(0, 8),
    'akatan 5, tanzaku 4, house-1 11',
  ],
  ['two lights', withHouse(modern, [kind('light', 2), 2]), ['nov-rainman', 'jan-crane'], 'house-1 2'],
  [
    'three lights, the rain man among them',
    withHouse(modern, [kind('light', 3), 4]),
    ['nov-rainman', 'jan-crane', 'aug-moon'],
    'house-1 4',
  ],
  [
    'beside other yaku, after them, in the rule-set’s order',
    withHouse(modern, [kind('light', 3), 4], [kind('light', 1), 1]),
    ['jan-crane', 'mar-curtain', 'sep-cup', 'aug-moon'],
    'sanko 5, tsukimi 5, hanami 5, house-1 4, house-2 1',
  ],
  [
    'replaces',
    withHouse(modern, [NOMI, 12, 0, ['tsukimi', 'hanami']]),
    ['mar-curtain', 'aug-moon', 'sep-cup'],
    'house-1 12',
  ],
  [
    'replaces nothing while it is not made',
    withHouse(modern, [NOMI, 12, 0, ['tsukimi', 'hanami']]),
    ['aug-moon', 'sep-cup'],
    'tsukimi 5',
  ],
  [
    'replaces another house yaku',
    withHouse(modern, [kind('ribbon', 2), 1], [kind('ribbon', 3), 3, 0, ['house-1']]),
    RIBBONS.slice(3, 6),
    'house-2 3',
  ],
  [
    'leaves its own with fewer cards',
    withHouse(modern, [kind('ribbon', 2), 1], [kind('ribbon', 3), 3, 0, ['house-1']]),
    RIBBONS.slice(3, 5),
    'house-1 1',
  ],
  [
    'a replaced one still replaces',
    withHouse(modern, [kind('ribbon', 5), 2, 0, ['tanzaku']], [kind('ribbon', 5), 3, 0, ['house-1']]),
    RIBBONS.slice(2, 7),
    'house-2 3',
  ],
  [
    'a replaced light yaku does not fall back',
    withHouse(modern, [kind('light', 4), 3, 0, ['shiko']]),
    every('light').filter((card) => card !== 'nov-rainman'),
    'house-1 3',
  ],
  [
    'six ribbons replaced do not fall apart',
    withHouse(classic, [kind('ribbon', 6), 3, 0, ['akatan-aotan', 'tanzaku']]),
    RIBBONS.filter((card) => !['apr', 'may', 'jul', 'nov'].includes(card.slice(0, 3))),
    'house-1 3',
  ],
  [
    'lower than what it replaces all the same',
    withHouse(modern, [kind('light', 5), 1, 0, ['goko']]),
    every('light'),
    'house-1 1',
  ],
  [
    'switches viewings on',
    withHouse(fifty, [kind('animal', 1), 1]),
    ['aug-moon', 'sep-cup'],
    'tsukimi 5, house-1 1',
  ],
  [
    'switches viewings on where only basic yaku do',
    withHouse({ ...fifty, bonusEnabledBy: 'basic' }, [kind('animal', 1), 1]),
    ['aug-moon', 'sep-cup'],
    'tsukimi 5, house-1 1',
  ],
  [
    'replaces the viewing that it switches on',
    withHouse(fifty, [kind('animal', 1), 1, 0, ['tsukimi']]),
    ['aug-moon', 'sep-cup'],
    'house-1 1',
  ],
  [
    'switches nothing on while it is not made',
    withHouse(fifty, [cards(2, 'jan-crane', 'dec-phoenix'), 2]),
    ['aug-moon', 'sep-cup'],
    '',
  ],
  [
    'counts the cup as animal and plain',
    withHouse(joker('both'), [kind('animal', 2), 2], [kind('plain', 2), 3]),
    ['sep-cup', 'feb-warbler', 'jan-plain-1'],
    'house-1 2, house-2 3',
  ],
  [
    'counts the cup as plain where that pays more',
    withHouse(joker('either'), [kind('animal', 2), 2], [kind('plain', 2), 3]),
    ['sep-cup', 'feb-warbler', 'jan-plain-1'],
    'house-2 3',
  ],
  [
    'counts the cup as animal where both pay the same',
    withHouse(joker('either'), [kind('animal', 2), 3], [kind('plain', 2), 3]),
    ['sep-cup', 'feb-warbler', 'jan-plain-1'],
    'house-1 3',
  ],
  ['a cup that is no plain', withHouse(modern, [kind('plain', 2), 3]), ['sep-cup', 'jan-plain-1'], ''],
  [
    'names the cup itself, however it is read',
    withHouse(joker('either'), [cards(2, 'sep-cup', 'jan-plain-1'), 4], [kind('plain', 2), 3]),
    ['sep-cup', 'jan-plain-1'],
    'house-1 4, house-2 3',
  ],
  [
    '25 plains with the cup',
    withHouse({ ...noCounts, joker: { 'sep-cup': 'both', 'may-bridge': 'animal' } }, [kind('plain', 25), 50]),
    [...PLAINS, 'sep-cup'],
    'house-1 50',
  ],
  [
    'in the rules with growing sets',
    withHouse(nintendo, [kind('animal', 4), 2]),
    ['jul-boar', 'oct-deer', 'jun-butterflies', 'feb-warbler'],
    'ino-shika-cho 6, house-1 2',
  ],
  ['nine animals', withHouse(noCounts, [kind('animal', 7), 7, 1]), ANIMALS, 'ino-shika-cho 5, house-1 9'],
];
