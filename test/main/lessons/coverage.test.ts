// What a newcomer must know is shown somewhere in the lessons, by every preset; the rest is in the reference.
import { describe, expect, it, vi } from 'vitest';
import { playedYaku } from '../../../renderer/reference/yakuLines';
import { createMind } from '../../../main/ai/search/mind';
import { advise } from '../../../main/ai/coach/advise';
import { makeMove } from '../../../main/engine/notation';
import { viewFor } from '../../../main/engine/view';
import { LESSONS } from '../../../main/lessons/data';
import { sayingOf, stepOf } from '../../../main/lessons/state';
import { LESSON_IDS } from '../../../shared/lessons';
import { presets } from '../../../shared/presets';
import { PRESET_IDS } from '../../../shared/ruleSet';
import { YAKU_IDS } from '../../../shared/yaku';
import type { PileYakuId } from '../../../shared/yaku';
import { RULES, rulesOf, walk } from './walk';

vi.setConfig({ testTimeout: 60_000 });

/** In which step each yaku of the usual rules is shown. */
const TAUGHT_IN: Readonly<Partial<Record<PileYakuId, string>>> = {
  akatan: '3a2',
  aotan: '3a5',
  tane: '3b1',
  tanzaku: '3b4',
  kasu: '3b4',
  sanko: '3c2',
  shiko: '3c3',
  'ame-shiko': '3c3',
  goko: '3c3',
  'ino-shika-cho': '3d1',
  tsukimi: '3d2',
  hanami: '3d2',
};

const STEPS = LESSON_IDS.flatMap((id) => LESSONS[id].scenes).flatMap(({ steps }) => steps);

describe('every yaku', () => {
  it('of the usual rules is pointed at in its step', () => {
    const played = YAKU_IDS.filter((id) => presets.modern.yaku[id] !== null);
    expect(Object.keys(TAUGHT_IN).sort()).toEqual([...played].sort());
    for (const id of played) {
      expect(STEPS.find((step) => step.id === TAUGHT_IN[id])?.point, id).toContain(`yaku:${id}`);
    }
  });

  it.each(PRESET_IDS)('of %s is in the reference, whatever the lessons show', (preset) => {
    const { yaku, viewing } = presets[preset];
    const listed = playedYaku(presets[preset]).map(({ id }) => id);
    const paid = YAKU_IDS.filter(
      (id) => yaku[id] !== null && (viewing !== 'never' || !/^(tsuki|hana)mi$/.test(id)),
    );
    expect(listed).toEqual(expect.arrayContaining(paid));
  });
});

describe('doublings', () => {
  it.each(RULES)('of $preset are told as its rules have them', ({ ruleSet }) => {
    const said = [...walk('koikoi', ruleSet)].map(({ before }) => sayingOf(before).id);
    const tells = (id: string): boolean => said.includes(`${id}.say`);
    expect(tells('4a4')).toBe(ruleSet.sevenDouble !== null);
    expect(tells('4a4b')).toBe(ruleSet.sevenDouble === null);
    expect(tells('4b7b')).toBe(ruleSet.ownKoi !== 'none');
    expect(tells('4b7c')).toBe(ruleSet.ownKoi === 'none' && ruleSet.sevenDouble === null);
    expect(tells('4c4')).toBe(ruleSet.oppKoi !== 'none');
    expect(tells('4c5')).toBe(ruleSet.oppKoi !== 'none');
  });

  it.each(RULES)('of $preset are told with the points that are paid', ({ ruleSet }) => {
    for (const { before } of walk('koikoi', ruleSet)) {
      const result = before.match?.result;
      if (result === undefined || result === null) continue;
      const { numbers, parts } = sayingOf(before);
      expect(numbers).toMatchObject({ base: result.base, final: result.points });
      expect(parts).toEqual(result.yaku);
    }
  });
});

describe('taking cards', () => {
  it('is shown with every number of partners, from the hand and from the pile', () => {
    const events = [...walk('capture')].flatMap(({ after }) => after.events);
    const partners = (type: 'cardPlayed' | 'cardDrawn'): readonly number[] =>
      [...new Set(events.flatMap((event) => (event.type === type ? [event.matches.length] : [])))].sort();
    expect(partners('cardPlayed')).toEqual([0, 1, 2, 3]);
    expect(partners('cardDrawn')).toEqual([0, 1, 2]);
  });
});

describe('what the teacher recommends', () => {
  const mind = createMind(rulesOf('modern'));
  it.each([
    ['koikoi', '4a3', 'stop'],
    ['koikoi', '4b3', 'koi'],
    ['koikoi', '4b6', 'stop'],
    ['koikoi', '4c2', 'stop'],
    ['reading', '5a3', 'play:jun-plain-1'],
    ['reading', '5a7', 'play:jan-plain-1'],
    ['reading', '5b1', 'play:sep-plain-1'],
  ] as const)('in %s at %s is the coach’s choice too: %s', (lesson, id, best) => {
    const at = [...walk(lesson)].find(({ before }) => stepOf(before).id === id)?.before.match;
    if (at === undefined || at === null) throw new Error(`no table at ${id}`);
    const [first] = advise(mind, viewFor(at, 0), 2_000, 1).options;
    expect(first === undefined ? null : makeMove(first.move)).toBe(best);
  });
});
