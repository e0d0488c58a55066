/** Tells what the table of yaku leaves open: what adds up, what grows, what replaces what. Decides no rule. */
import { alwaysReplaced } from '../../shared/alwaysReplaced';
import { CARD_IDS, kindOf } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { YAKU_IDS } from '../../shared/yaku';
import type { PileYakuId, YakuId } from '../../shared/yaku';
import { LIGHT_YAKU_IDS, setCards } from '../../shared/yakuCards';
import type { SetYakuId } from '../../shared/yakuCards';
import { formatList, t } from '../strings';
import { yakuName } from './names';
import { countsPlains } from './playedRules';
import { JOKERS } from './ruleChoices';
import { addition, chosen, inSentence, points, quoteAll, quoteAny, tell, when } from './told';
import type { RuleField, Told } from './told';

const name = (id: PileYakuId): string => t(`cards:yaku.${id}.name`);
const names = (ids: readonly PileYakuId[]): string => quoteAll(ids.map(name));
const fieldsOf = (ids: readonly PileYakuId[]): readonly RuleField[] =>
  ids.map((id): RuleField => `yaku.${id}`);

const isPlayed =
  ({ yaku }: RuleSet) =>
  (id: PileYakuId): boolean =>
    yaku[id] !== null;

/** Points of a set; it is worth one number. */
const setValue = ({ yaku }: RuleSet, id: SetYakuId): number => {
  const value = yaku[id];
  return typeof value === 'number' ? value : 0;
};

/** Which cards are lights and which are animals; ribbons and plain cards show what they are. */
const kindSentences = (): readonly Told[] =>
  (['light', 'animal'] as const).map((kind) => {
    const cards = CARD_IDS.filter((card) => kindOf(card) === kind);
    return tell([], `rules:yaku.kinds.${kind}`, {
      cards: formatList(cards.map((card) => inSentence(t(`cards:${card}.name`)))),
    });
  });

function lightSentences(rules: RuleSet): readonly Told[] {
  const off = LIGHT_YAKU_IDS.filter((id) => rules.yaku[id] === null);
  if (off.length === LIGHT_YAKU_IDS.length) return [];
  const higher = off.filter((id) =>
    LIGHT_YAKU_IDS.slice(LIGHT_YAKU_IDS.indexOf(id) + 1).some(isPlayed(rules)),
  );
  return [
    tell([], 'rules:yaku.lights'),
    ...when(
      higher.length > 0,
      tell(fieldsOf(higher), 'rules:yaku.lightsOff', { count: higher.length, yaku: names(higher) }),
    ),
  ];
}

const RIBBON_SETS = ['akatan', 'aotan'] as const;
const ALL_RIBBONS = 6;

/** What all six ribbons are worth: two sets, or one yaku in their place; and the ribbons counted beside them. */
function sixRibbons(rules: RuleSet): readonly Told[] {
  const played = RIBBON_SETS.filter(isPlayed(rules));
  const combined = setValue(rules, 'akatan-aotan');
  if (combined > 0) {
    if (played.length === 0) return [];
    return [
      tell('yaku.akatan-aotan', 'rules:yaku.combined', {
        yaku: name('akatan-aotan'),
        sets: names(played),
        points: points(combined),
      }),
      ...ribbonsBeside(rules),
    ];
  }
  if (played.length < 2) return [];
  const grown = rules.setIncrement === 'none' ? 0 : ALL_RIBBONS - setCards('akatan', 1).length;
  const parts = played.map((id) => setValue(rules, id) + grown);
  const sum = parts.reduce((all, part) => all + part, 0);
  return [
    tell([...fieldsOf(played), 'yaku.akatan-aotan'], 'rules:yaku.bothSets', {
      sets: names(played),
      parts: addition(parts),
      points: points(sum),
    }),
    ...ribbonsBeside(rules),
  ];
}

function ribbonsBeside({ yaku, setIncrement }: RuleSet): readonly Told[] {
  const { tanzaku } = yaku;
  if (setIncrement === 'replace' || typeof tanzaku !== 'object' || tanzaku === null) return [];
  const [threshold, first, perFurther] = tanzaku;
  if (threshold > ALL_RIBBONS) return [];
  const value = first + perFurther * (ALL_RIBBONS - threshold);
  return [tell([], 'rules:yaku.ribbonsBeside', { yaku: name('tanzaku'), points: points(value) })];
}

/** Names of all yaku that pay more for further cards, house yaku among them. */
const growing = (rules: RuleSet): readonly string[] => [
  ...YAKU_IDS.filter((id) => {
    const value = rules.yaku[id];
    return typeof value === 'object' && value !== null && value[2] > 0 && !alwaysReplaced(rules, id);
  }).map(name),
  ...rules.houseYaku.filter(({ perFurther }) => perFurther > 0).map((house) => house.name),
];

const SETS = ['ino-shika-cho', 'akatan-aotan', 'akatan', 'aotan'] as const;

/** What a set of animals and sets of ribbons grow by. */
function growSentences(sets: readonly SetYakuId[]): readonly Told[] {
  const ribbons = sets.filter((id) => id !== 'ino-shika-cho');
  return [
    ...when(
      sets.includes('ino-shika-cho'),
      tell('setIncrement', 'rules:yaku.grow.animals', { yaku: name('ino-shika-cho') }),
    ),
    ...when(
      ribbons.length > 0,
      tell('setIncrement', 'rules:yaku.grow.ribbons', { count: ribbons.length, yaku: names(ribbons) }),
    ),
  ];
}

function setSentences(rules: RuleSet): readonly Told[] {
  const sets = SETS.filter(isPlayed(rules));
  if (rules.setIncrement === 'none') {
    const list = growing(rules);
    if (list.length === 0) return [tell('setIncrement', 'rules:yaku.noneGrows')];
    return [chosen(rules, 'setIncrement', { count: list.length, yaku: quoteAll(list) })];
  }
  const [first] = sets;
  if (first === undefined) return [];
  const cards = setCards(first, 1).length;
  const value = setValue(rules, first);
  return [
    ...growSentences(sets),
    tell([], `rules:yaku.grown.${first === 'ino-shika-cho' ? 'animals' : 'ribbons'}`, {
      count: cards + 1,
      yaku: name(first),
      parts: addition([value, 1]),
      points: points(value + 1),
    }),
    ...besideSets(rules, sets),
  ];
}

/** Whether a set pushes out the yaku that counts its cards. */
function besideSets(rules: RuleSet, sets: readonly SetYakuId[]): readonly Told[] {
  const pairs = [
    { set: sets.filter((id) => id === 'ino-shika-cho'), counted: 'tane' },
    { set: sets.filter((id) => id !== 'ino-shika-cho'), counted: 'tanzaku' },
  ] as const;
  return pairs
    .filter(({ set, counted }) => set.length > 0 && isPlayed(rules)(counted))
    .map(({ set, counted }) =>
      chosen(rules, 'setIncrement', { yaku: name(counted), sets: quoteAny(set.map(name)) }),
    );
}

function viewingSentences(rules: RuleSet): readonly Told[] {
  const played = (['tsukimi', 'hanami'] as const).filter(isPlayed(rules));
  if (played.length === 0) return [];
  const about = { count: played.length, yaku: names(played) };
  const fog = rules.viewingCancel === 'rain-and-fog';
  const rain = played.filter((id) => !fog || id === 'hanami');
  const enabled = rules.viewing === 'bonus' && rules.yaku.tsukifuda !== null;
  return [
    chosen(rules, 'viewing', about),
    ...when(enabled, chosen(rules, 'bonusEnabledBy', { yaku: name('tsukifuda') })),
    ...when(rain.length > 0, chosen(rules, 'viewingCancel', { count: rain.length, yaku: names(rain) })),
    ...when(fog, tell('viewingCancel', 'rules:yaku.viewingCancel.fog', { yaku: name('tsukimi') })),
  ];
}

/** What the cup and the bridge count as; idle where no yaku counts plain cards. */
function jokerSentences(rules: RuleSet): readonly Told[] {
  if (!countsPlains(rules)) return [];
  const { joker, yaku } = rules;
  const viewed = joker['sep-cup'] === 'either' && (yaku.tsukimi !== null || yaku.hanami !== null);
  return [
    tell('joker.sep-cup', JOKERS['sep-cup'][joker['sep-cup']]),
    ...when(viewed, tell([], 'rules:yaku.cupViewing')),
    tell('joker.may-bridge', JOKERS['may-bridge'][joker['may-bridge']]),
  ];
}

function houseSentences(rules: RuleSet): readonly Told[] {
  const { houseYaku } = rules;
  if (houseYaku.length === 0) return [];
  const called = (ids: readonly YakuId[]): string => quoteAll(ids.map((id) => yakuName(rules, id)));
  return [
    tell([], 'rules:house.intro', {
      count: houseYaku.length,
      yaku: called(houseYaku.map(({ id }) => id)),
    }),
    ...houseYaku
      .filter(({ replaces }) => replaces.length > 0)
      .map(({ name: house, replaces }) =>
        tell('houseYaku', 'rules:house.replaces', {
          count: replaces.length,
          name: house,
          yaku: called(replaces),
        }),
      ),
  ];
}

/** The combined ribbons are told with their sets where both are played. */
function notPlayed(rules: RuleSet): readonly Told[] {
  const bothSets = RIBBON_SETS.every(isPlayed(rules));
  const off = YAKU_IDS.filter((id) => !isPlayed(rules)(id) && !(id === 'akatan-aotan' && bothSets));
  return when(off.length > 0, tell([], 'rules:yaku.notPlayed', { count: off.length, yaku: names(off) }));
}

/** @param rules as `playedRules` gives them */
export const yakuSentences = (rules: RuleSet): readonly Told[] => [
  tell([], 'rules:yaku.sum'),
  ...kindSentences(),
  ...lightSentences(rules),
  ...sixRibbons(rules),
  ...setSentences(rules),
  ...when(
    isPlayed(rules)('tsukifuda'),
    tell('yaku.tsukifuda', 'rules:yaku.monthCards', { yaku: name('tsukifuda') }),
  ),
  ...viewingSentences(rules),
  ...jokerSentences(rules),
  ...houseSentences(rules),
  ...notPlayed(rules),
];
