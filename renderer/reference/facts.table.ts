/** What the reference tells beside the rules: ids of the catalogue `facts`, in the order in which they are shown. Months are told by their number. */

/** Short pages, each with a title and a text. */
export const HISTORY_IDS = [
  'portugal',
  'redrawn',
  'families',
  'kyoto',
  'newYear',
  'screen',
  'eightNineThree',
  'words',
  'names',
  'ribbons',
  'calendar',
] as const;
export type HistoryId = (typeof HISTORY_IDS)[number];

/** Advice, each with a title and a text; true by any rules. */
export const TIP_IDS = [
  'take',
  'early',
  'ribbons',
  'theirPile',
  'readyNext',
  'enough',
  'notTimid',
  'count',
  'choose',
  'fewCards',
  'lastTurn',
  'matchScore',
] as const;
export type TipId = (typeof TIP_IDS)[number];

/** Words of the game, each with a term, its Japanese (read aloud in Latin letters; for Japanese in kana) and a text. */
export const GLOSSARY_IDS = [
  'hanafuda',
  'month',
  'light',
  'animal',
  'ribbon',
  'poetryRibbon',
  'blueRibbon',
  'plain',
  'rainMan',
  'joker',
  'hand',
  'field',
  'drawPile',
  'turned',
  'captured',
  'partner',
  'sweep',
  'yaku',
  'point',
  'koiKoi',
  'stop',
  'dealer',
  'other',
  'doubling',
  'moonViewing',
  'cherryViewing',
  'lastCaller',
  'deny',
  'unseen',
] as const;
export type GlossaryId = (typeof GLOSSARY_IDS)[number];
