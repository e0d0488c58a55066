/** The shape of a rule-set: which fields, which values. Whether it can be played is for rulePlay.ts to say. */
import { z } from 'zod';
import { CARD_IDS, CARD_KINDS } from '../../shared/cards';
import {
  LONGEST_HOUSE_NAME,
  MOST_HOUSE_YAKU,
  type HousePattern,
  type HouseYaku,
} from '../../shared/houseYaku';
import { RULE_BOUNDS, type Bounds } from '../../shared/ruleBounds';
import type { RuleSet, YakuValue } from '../../shared/ruleSet';
import { YAKU_IDS, type HouseYakuId, type PileYakuId } from '../../shared/yaku';
import { isPlainName } from '../../shared/plainName';

const within = ({ min, max }: Bounds) => z.int().min(min).max(max);

const points = within(RULE_BOUNDS.points);
const perFurther = within(RULE_BOUNDS.perFurther);
const size = within(RULE_BOUNDS.cards);

/** A yaku of certain cards has all of them or is not there: only those that count cards know a threshold. */
const wholeYaku = points.nullable();
const countYaku = z.union([points, z.tuple([size, points, perFurther]), z.null()]);

const yaku = z.strictObject({
  goko: wholeYaku,
  shiko: wholeYaku,
  'ame-shiko': wholeYaku,
  sanko: wholeYaku,
  'ino-shika-cho': wholeYaku,
  'akatan-aotan': wholeYaku,
  akatan: wholeYaku,
  aotan: wholeYaku,
  kusatan: wholeYaku,
  tsukifuda: wholeYaku,
  tane: countYaku,
  tanzaku: countYaku,
  kasu: countYaku,
  tsukimi: wholeYaku,
  hanami: wholeYaku,
}) satisfies z.ZodType<Record<PileYakuId, YakuValue>>;

const houseId = z.custom<HouseYakuId>((id) => typeof id === 'string' && /^house-[1-9]\d?$/.test(id));

const pattern = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('cards'),
    cards: z.array(z.enum(CARD_IDS)).min(1).max(RULE_BOUNDS.cards.max),
    need: size,
  }),
  z.strictObject({ type: z.literal('kind'), kind: z.enum(CARD_KINDS), need: size }),
]) satisfies z.ZodType<HousePattern>;

const houseYaku = z.strictObject({
  id: houseId,
  name: z.string().refine((name) => isPlainName(name, LONGEST_HOUSE_NAME)),
  pattern,
  points,
  perFurther,
  replaces: z.array(z.union([z.enum(YAKU_IDS), houseId])).max(YAKU_IDS.length + MOST_HOUSE_YAKU),
}) satisfies z.ZodType<HouseYaku>;

const jokerUse = z.enum(['animal', 'either', 'both']);

/** Well-formed: nothing missing, nothing unknown, every value one of its field's. */
export const ruleSetForm = z.strictObject({
  players: z.literal([2, 3]),
  handSize: size,
  fieldSize: size,
  yaku,
  houseYaku: z.array(houseYaku).max(MOST_HOUSE_YAKU),
  setIncrement: z.enum(['none', 'stack', 'replace']),
  viewing: z.enum(['always', 'bonus', 'never']),
  bonusEnabledBy: z.enum(['non-bonus', 'basic']),
  viewingCancel: z.enum(['none', 'rain-both', 'rain-and-fog']),
  joker: z.strictObject({ 'sep-cup': jokerUse, 'may-bridge': jokerUse }),
  sevenDouble: within(RULE_BOUNDS.sevenDouble).nullable(),
  ownKoi: z.enum(['none', 'once', 'per_call', 'add']),
  ownKoiCap: within(RULE_BOUNDS.ownKoiCap).nullable(),
  oppKoi: z.enum(['none', 'once', 'per_call']),
  fieldLights: z.enum(['off', 'on']),
  firstPlayer: z.enum(['dealer', 'other']),
  firstDealer: z.enum(['draw', 'birthday', 'agreed', 'random']),
  deal: z.strictObject({
    order: z.array(z.enum(['others', 'dealer', 'field'])),
    batch: z.literal([1, 2, 4, 8]),
  }),
  fieldRedeal: z.enum(['none', 'four', 'four-or-pairs']),
  handYaku: z.strictObject({ teshi: points, kuttsuki: points }).nullable(),
  threeMatch: z.enum(['sweep', 'choose']),
  mustMatch: z.enum(['free', 'forced']),
  promptOn: z.enum(['new_yaku', 'total_rise']),
  promptTiming: z.enum(['end_of_turn', 'after_capture']),
  minStop: within(RULE_BOUNDS.minStop),
  lastTurn: z.enum(['auto_stop', 'prompt']),
  maxCalls: within(RULE_BOUNDS.maxCalls).nullable(),
  exhaustion: z.enum(['zero', 'last_caller']),
  oyaKen: within(RULE_BOUNDS.oyaKen),
  rotation: z.enum(['alternate', 'winner']),
  rotationDraw: z.enum(['other', 'same']),
  rounds: within(RULE_BOUNDS.rounds).nullable(),
  target: within(RULE_BOUNDS.target).nullable(),
  tie: z.enum(['draw', 'extra_month', 'share']),
  scoring: z.enum(['add', 'transfer', 'chips']),
  chips: z.strictObject({
    start: within(RULE_BOUNDS.chips),
    mode: z.enum(['per-point', 'flat']),
    value: within(RULE_BOUNDS.chipValue),
  }),
}) satisfies z.ZodType<RuleSet>;
