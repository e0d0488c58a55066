/** What is true of the table once a step is taken, as another rules program found it. `{akatan}` = its points by the rules. */

export type Facts = Readonly<Record<string, unknown>>;

/** By any rules. */
export const FACTS: Readonly<Record<string, Facts>> = {
  '2a2': { 'has.0': ['feb-plain-1', 'feb-ribbon'], fieldHas: ['dec-plain-1'], phase: 'play', turn: 1 },
  '2a3': { fieldHas: ['aug-geese', 'apr-plain-1'], 'captured.1': [], turn: 0 },
  '2a4': { phase: 'choose-hand', legal: ['take:oct-deer', 'take:oct-plain-1'] },
  '2a5': {
    'has.0': ['oct-deer', 'oct-plain-2', 'aug-plain-1', 'aug-geese'],
    fieldHas: ['oct-plain-1'],
    turn: 1,
  },
  '2a6': { 'has.1': ['apr-ribbon', 'apr-plain-1'], fieldHas: ['jul-plain-1'], turn: 0 },
  '2a7': {
    'has.0': ['mar-curtain', 'mar-ribbon', 'mar-plain-1', 'mar-plain-2'],
    phase: 'choose-draw',
    legal: ['take:nov-swallow', 'take:nov-ribbon'],
  },
  '2a8': {
    'has.0': ['nov-lightning', 'nov-swallow'],
    fieldHas: ['nov-ribbon'],
    'has.1': ['jul-ribbon', 'jul-plain-1', 'dec-plain-2', 'dec-plain-1'],
    turn: 0,
  },
  '2a10': { 'has.0': ['jan-plain-1', 'jan-plain-2'], 'count.0': 14, 'yaku.0': [], phase: 'play' },
  '3a2': { phase: 'decide', 'yaku.0': [['akatan', '{akatan}']], legal: ['stop', 'koi'] },
  '3a3': { phase: 'over', 'result.winner': 0, 'result.reason': 'stop', 'result.base': '{akatan}' },
  '3b2': { phase: 'decide', 'yaku.0': [['tane', '{tane6}']], 'has.0': ['sep-cup', 'oct-deer'] },
  '3b3': { phase: 'over', 'result.winner': 0, 'result.base': '{tane6}' },
  '3c1': { phase: 'decide', 'yaku.0': [['sanko', '{sanko}']] },
  '3c2': { phase: 'over', 'result.base': '{sanko}', 'result.winner': 0 },
  '4a1': { phase: 'decide', 'yakuHas.0': ['akatan'], legal: ['stop', 'koi'] },
  '4a3': { phase: 'over', 'result.winner': 0, 'result.reason': 'stop' },
  '4b1': { phase: 'decide', 'yaku.0': [['ino-shika-cho', '{inoShikaCho}']] },
  '4b3': { calls: [1, 0], turn: 0, 'yaku.1': [], phase: 'play' },
  '4b4': { phase: 'choose-hand' },
  '4b5': {
    phase: 'decide',
    'yaku.0': [
      ['sanko', '{sanko}'],
      ['ino-shika-cho', '{inoShikaCho}'],
    ],
  },
  '4b6': { phase: 'over', 'result.winner': 0 },
  '4c1': { phase: 'decide', 'yaku.0': [['kasu', 1]] },
  '4c2': { phase: 'over', 'result.winner': 1, calls: [1, 0] },
  '5a3': { 'has.0': ['jun-butterflies'], 'has.1': ['aug-geese'], 'yaku.1': [], phase: 'play', turn: 0 },
  '5a7': { fieldHas: ['jan-plain-1'], turn: 0, phase: 'play', 'yaku.1': [] },
  '5a8': { 'has.0': ['jan-plain-1', 'jan-plain-2', 'jan-crane', 'jan-ribbon'] },
  '5b1': { 'has.0': ['sep-cup'], phase: 'play', turn: 1 },
};

/** By the usual rules. */
export const MODERN_FACTS: Readonly<Record<string, Facts>> = {
  '4a1': {
    'yaku.0': [
      ['akatan', 5],
      ['tanzaku', 2],
    ],
  },
  '4a3': { 'result.base': 7, 'result.points': 14, 'result.multipliers': [['seven', 2]] },
  '4b6': { 'result.points': 20, 'result.base': 10 },
  '4c2': {
    'result.base': 7,
    'result.yaku': [
      { id: 'ino-shika-cho', points: 5 },
      { id: 'tane', points: 2 },
    ],
    'result.points': 28,
    'result.multipliers': [
      ['seven', 2],
      ['opp-koi', 2],
    ],
  },
};
