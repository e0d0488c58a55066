/** What the fields of a rule-set are called, by dotted path. Holds keys only. */
import type { RuleSet } from '../../shared/ruleSet';
import type { Key } from '../strings';

/** A field without a name does not compile. */
const WHOLE_FIELDS: Readonly<Record<keyof RuleSet, Key>> = {
  players: 'rules:field.players',
  handSize: 'rules:field.handSize',
  fieldSize: 'rules:field.fieldSize',
  yaku: 'rules:field.yaku',
  houseYaku: 'rules:field.houseYaku',
  setIncrement: 'rules:field.setIncrement',
  viewing: 'rules:field.viewing',
  bonusEnabledBy: 'rules:field.bonusEnabledBy',
  viewingCancel: 'rules:field.viewingCancel',
  joker: 'rules:field.joker',
  sevenDouble: 'rules:field.sevenDouble',
  ownKoi: 'rules:field.ownKoi',
  ownKoiCap: 'rules:field.ownKoiCap',
  oppKoi: 'rules:field.oppKoi',
  fieldLights: 'rules:field.fieldLights',
  firstPlayer: 'rules:field.firstPlayer',
  firstDealer: 'rules:field.firstDealer',
  deal: 'rules:field.deal',
  fieldRedeal: 'rules:field.fieldRedeal',
  handYaku: 'rules:field.handYaku',
  threeMatch: 'rules:field.threeMatch',
  mustMatch: 'rules:field.mustMatch',
  promptOn: 'rules:field.promptOn',
  promptTiming: 'rules:field.promptTiming',
  minStop: 'rules:field.minStop',
  lastTurn: 'rules:field.lastTurn',
  maxCalls: 'rules:field.maxCalls',
  exhaustion: 'rules:field.exhaustion',
  oyaKen: 'rules:field.oyaKen',
  rotation: 'rules:field.rotation',
  rotationDraw: 'rules:field.rotationDraw',
  rounds: 'rules:field.rounds',
  target: 'rules:field.target',
  tie: 'rules:field.tie',
  scoring: 'rules:field.scoring',
  chips: 'rules:field.chips',
};

const PARTS: Readonly<Record<string, Key>> = {
  // Not of the rules themselves, but read with them.
  name: 'rules:field.house.name',
  'joker.sep-cup': 'cards:sep-cup.name',
  'joker.may-bridge': 'cards:may-bridge.name',
  'handYaku.teshi': 'cards:yaku.teshi.name',
  'handYaku.kuttsuki': 'cards:yaku.kuttsuki.name',
  'deal.batch': 'rules:field.batch',
  'chips.start': 'rules:field.chipsStart',
  'chips.mode': 'rules:field.chipsMode',
  'chips.value': 'rules:field.chipsValue',
};

export const FIELDS: ReadonlyMap<string, Key> = new Map(Object.entries({ ...WHOLE_FIELDS, ...PARTS }));
