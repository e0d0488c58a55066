/** Piles that tell rule-sets apart, each with what happened in its month. Reckons nothing. */
import type { CardId } from '../../shared/cards';
import type { RuleExample } from '../../shared/ruleExamples';

const SIX_ANIMALS: readonly CardId[] = [
  'feb-warbler',
  'apr-cuckoo',
  'may-bridge',
  'aug-geese',
  'sep-cup',
  'nov-swallow',
];
const NINE_PLAINS: readonly CardId[] = [
  'jan-plain-1',
  'feb-plain-1',
  'mar-plain-1',
  'apr-plain-1',
  'jun-plain-1',
  'jul-plain-1',
  'aug-plain-1',
  'oct-plain-1',
  'dec-plain-1',
];

export const EXAMPLES: readonly RuleExample[] = [
  {
    month: 3,
    pile: ['jul-boar', 'oct-deer', 'jun-butterflies', 'mar-curtain', 'sep-cup'],
    calls: 1,
    rivalCalls: 0,
    fieldLights: 0,
  },
  {
    month: 1,
    pile: ['jan-crane', 'mar-curtain', 'aug-moon'],
    calls: 2,
    rivalCalls: 2,
    fieldLights: 2,
  },
  { month: 9, pile: SIX_ANIMALS, calls: 0, rivalCalls: 1, fieldLights: 0 },
  {
    month: 5,
    pile: [...NINE_PLAINS, 'sep-cup', 'may-bridge'],
    calls: 0,
    rivalCalls: 0,
    fieldLights: 0,
  },
  {
    month: 6,
    pile: ['jan-ribbon', 'feb-ribbon', 'mar-ribbon', 'jun-ribbon', 'sep-ribbon', 'oct-ribbon'],
    calls: 1,
    rivalCalls: 1,
    fieldLights: 0,
  },
  {
    month: 7,
    pile: [
      'apr-ribbon',
      'may-ribbon',
      'jul-ribbon',
      'jul-boar',
      'jul-plain-1',
      'jul-plain-2',
      'nov-ribbon',
      'oct-ribbon',
    ],
    calls: 0,
    rivalCalls: 0,
    fieldLights: 1,
  },
  {
    month: 8,
    pile: ['aug-moon', 'sep-cup', 'jan-crane', 'dec-phoenix', 'nov-rainman'],
    calls: 3,
    rivalCalls: 0,
    fieldLights: 0,
  },
  {
    month: 11,
    pile: ['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman', 'dec-phoenix'],
    calls: 0,
    rivalCalls: 0,
    fieldLights: 0,
  },
  {
    month: 10,
    pile: ['jun-butterflies', 'jul-boar', 'oct-deer', 'feb-warbler', 'apr-cuckoo'],
    calls: 0,
    rivalCalls: 0,
    fieldLights: 3,
  },
  { month: 9, pile: ['aug-moon', 'sep-cup'], calls: 0, rivalCalls: 0, fieldLights: 0 },
];
