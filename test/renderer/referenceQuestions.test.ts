// What a reader looks up in the pages of rules: every answer is there, and nothing that cannot happen.
import { describe, expect, it } from 'vitest';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { rulesInWords } from '../../renderer/reference/rulesInWords';
import type { SectionId } from '../../renderer/reference/rulesInWords';

const { modern } = presets;

const sectionText = (rules: RuleSet, id: SectionId): string =>
  rulesInWords(rules)
    .filter((section) => section.id === id)
    .flatMap(({ sentences }) => sentences)
    .join('\n');

describe('a page says nothing that cannot happen', () => {
  const withoutWinner = /without a winner/;
  const pointed: RuleSet = { ...modern, exhaustion: 'last_caller', oyaKen: 1 };
  const four = { id: 'house-1', name: 'Menagerie', points: 3, perFurther: 0 } as const;
  const menagerie: RuleSet = {
    ...modern,
    houseYaku: [{ ...four, pattern: { type: 'kind', kind: 'animal', need: 4 }, replaces: ['tane'] }],
  };
  it.each<readonly [string, RuleSet, SectionId, RegExp, boolean]>([
    ['a month without a winner', pointed, 'dealer', withoutWinner, false],
    [
      'one, where hands may cancel',
      { ...pointed, handYaku: presets.nintendo.handYaku },
      'dealer',
      withoutWinner,
      true,
    ],
    ['one, where yaku may be too small', { ...pointed, minStop: 3 }, 'dealer', withoutWinner, true],
    ['one, where calls may be in vain', { ...pointed, exhaustion: 'zero' }, 'dealer', withoutWinner, true],
    ['one, without calls', { ...pointed, exhaustion: 'zero', maxCalls: 0 }, 'dealer', withoutWinner, false],
    ['a yaku that never pays asks', menagerie, 'decision', /“Animals” grown/, false],
    ['one that pays asks', menagerie, 'decision', /“Ribbons” grown/, true],
    ['a yaku too small asks', { ...modern, minStop: 3 }, 'decision', /asks you again/, false],
    ['the dealer’s point doubled, without doublings', presets.fifty, 'unfinished', /multiplied/, false],
    ['the dealer’s point doubled', { ...modern, oyaKen: 1 }, 'unfinished', /never multiplied/, true],
  ])('%s', (_, rules, section, sentence, told) => {
    expect(sentence.test(sectionText(rules, section))).toBe(told);
  });
});

describe('what a newcomer asks', () => {
  const capped: RuleSet = { ...modern, ownKoi: 'per_call', ownKoiCap: 2 };
  it.each<readonly [string, RuleSet, SectionId, RegExp]>([
    ['what koi-koi does', modern, 'decision', /koi-koi plays on.*score nothing yet/i],
    ['what their koi-koi does to my score', modern, 'doublings', /opponent called koi-koi.*points double/i],
    ['what my own koi-koi does to it', modern, 'doublings', /own calls never raise/i],
    ['what a dead month pays', modern, 'unfinished', /no yaku scores, not even after calling/],
    ['whether the cup is a plain card', modern, 'yaku', /sake cup counts as an animal only/i],
    ['who deals next', modern, 'dealer', /wins a month deals the next/i],
    ['who deals after a dead month', modern, 'dealer', /without a winner the other player deals/i],
    [
      'that the sum doubles, not each yaku',
      modern,
      'doublings',
      /your yaku together are worth 7 points or more/,
    ],
    ['whether a grown yaku asks', modern, 'decision', /from 5 cards to 6 asks you again/],
    ['whether a grown yaku asks in classic', presets.classic, 'decision', /from 5 cards to 6, does not ask/],
    ['what all six ribbons pay', modern, 'yaku', /5 \+ 5 = 10 points/],
    ['what a capped call pays', capped, 'doublings', /No more than 2 doublings/],
    ['what a chip match costs', presets['classic-chips'], 'match', /pays the winner 1 chip/],
    [
      'who is paid when three play for points',
      { ...presets['classic-3p'], scoring: 'transfer' },
      'match',
      /\+10.*−5/,
    ],
    ['when fifty ends', presets.fifty, 'match', /50 points or more/],
    ['what most chips do', presets['classic-chips'], 'match', /most chips wins/],
    ['which cards are lights', modern, 'yaku', /lights are crane, curtain, moon, rain man and phoenix/],
    ['which flower is November', modern, 'capture', /maple, willow and paulownia/],
    ['which way three play', presets['classic-3p'], 'capture', /passes to the left/],
    ['where each factor comes from', modern, 'doublings', /2 \(7 points or more\) × 2 \(1 call of your opp/],
    [
      'what small yaku are to the dealer',
      { ...modern, minStop: 3, oyaKen: 1 },
      'unfinished',
      /too small .* counts/,
    ],
    ['what the last caller gets', presets.fifty, 'unfinished', /called koi-koi last scores/],
    ['what the dealer gets', presets.fifty, 'unfinished', /the dealer gets 1 point/],
    ['what a lucky hand pays', presets.nintendo, 'deal', /Four of a month, 6 points/],
    ['what a grown set pays', presets.nintendo, 'yaku', /With 4 animals.*5 \+ 1 = 6 points/],
  ])('%s', (_, rules, section, answer) => {
    expect(sectionText(rules, section)).toMatch(answer);
  });
});
