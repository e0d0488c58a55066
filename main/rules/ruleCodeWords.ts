/**
 * What version 1 of the rule code takes for granted on both sides: the presets that a code may start from, and the text
 * that its body is packed against. Codes in the world are read with these: never change, reorder or take anything away;
 * a preset may be added at the end. Anything else is a new version of the code.
 */
import type { PresetId } from '../../shared/ruleSet';

/** A code names its preset by the place in this list. */
export const CODE_BASES: readonly PresetId[] = [
  'modern',
  'classic',
  'classic-4',
  'classic-6',
  'classic-capped',
  'classic-chips',
  'classic-3p',
  'mekuri',
  'fifty',
  'fifty-subtract',
  'fifty-year',
  'nintendo',
  'flash',
  'wikipedia',
];

const CARDS = [
  '"jan-crane","jan-ribbon","jan-plain-1","jan-plain-2","feb-warbler","feb-ribbon","feb-plain-1","feb-plain-2",',
  '"mar-curtain","mar-ribbon","mar-plain-1","mar-plain-2","apr-cuckoo","apr-ribbon","apr-plain-1","apr-plain-2",',
  '"may-bridge","may-ribbon","may-plain-1","may-plain-2","jun-butterflies","jun-ribbon","jun-plain-1",',
  '"jun-plain-2","jul-boar","jul-ribbon","jul-plain-1","jul-plain-2","aug-moon","aug-geese","aug-plain-1",',
  '"aug-plain-2","sep-cup","sep-ribbon","sep-plain-1","sep-plain-2","oct-deer","oct-ribbon","oct-plain-1",',
  '"oct-plain-2","nov-rainman","nov-swallow","nov-ribbon","nov-lightning","dec-phoenix","dec-plain-1",',
  '"dec-plain-2","dec-plain-3"',
];

const HOUSE_YAKU = [
  '"house_yaku":[{"id":"house-1","name":"","pattern":{"type":"kind","kind":"plain","need":7},"points":6,',
  '"perFurther":1,"replaces":[]},{"id":"house-2","name":"","pattern":{"type":"kind","kind":"ribbon","need":7},',
  '"kind":"animal","need":4},"kind":"light","points":10,"perFurther":0,"replaces":["house-1"]},{"id":"house-3",',
  '"name":"","pattern":{"type":"cards","cards":["mar-curtain","aug-moon","sep-cup"],"need":3},"points":5,',
  '"perFurther":0,"replaces":["tsukimi","hanami"]}]',
];

const SIZES = [
  '"deal":{"order":["field","others","dealer"]},"deal":{"order":["field","dealer","others"]},',
  '"deal":{"order":["dealer","others","field"]},"deal":{"order":["dealer","field","others"]},',
  '"players":2,"hand_size":7,"field_size":6,"players":3,"hand_size":8,"field_size":8,',
  '"deal":{"order":["others","dealer","field"],"batch":8},"order":["others","field","dealer"],"batch":1},',
  '"deal":{"batch":4},"deal":{"batch":2},"chips":{"start":50,"mode":"flat","value":5},"mode":"per-point",',
  '"chips":{"start":100,"value":10},"chips":{"value":2},"chips":{"mode":"flat"},"scoring":"add","scoring":"transfer","scoring":"chips",',
];

const YAKU = [
  '"yaku":{"goko":15,"shiko":10,"ame-shiko":8,"sanko":6,"ino-shika-cho":6,"akatan-aotan":12,"akatan":6,"aotan":6,',
  '"kusatan":5,"tsukifuda":4,"tane":[5,1,1],"tanzaku":[5,1,1],"kasu":[10,1,1],"tsukimi":3,"hanami":3},',
  '"yaku":{"goko":10,"shiko":8,"ame-shiko":7,"sanko":5,"ino-shika-cho":5,"akatan-aotan":10,"akatan":5,"aotan":5},',
  '"yaku":{"goko":null},"yaku":{"shiko":null},"yaku":{"ame-shiko":null},"yaku":{"sanko":null},',
  '"yaku":{"ino-shika-cho":null},"yaku":{"tanzaku":[4,1,1]},"yaku":{"tanzaku":[5,1,2]},"yaku":{"tane":[4,1,1]},',
  '"yaku":{"tane":[5,1,1]},"yaku":{"kasu":[10,1,1]},"yaku":{"akatan-aotan":null},"yaku":{"tsukifuda":null},',
  '"yaku":{"kusatan":null,"tsukimi":null,"hanami":null},"yaku":{"tsukimi":1,"hanami":1},',
];

const OPTIONS = [
  '"set_increment":"none","set_increment":"stack","set_increment":"replace","bonus_enabled_by":"non-bonus",',
  '"bonus_enabled_by":"basic","viewing_cancel":"none","viewing_cancel":"rain-both","viewing_cancel":"rain-and-fog",',
  '"joker":{"sep-cup":"animal","may-bridge":"animal"},"joker":{"may-bridge":"either"},"joker":{"may-bridge":"both"},',
  '"joker":{"sep-cup":"either"},"joker":{"sep-cup":"both"},"field_redeal":"none","field_redeal":"four",',
  '"field_redeal":"four-or-pairs","first_player":"dealer","first_player":"other","first_dealer":"draw",',
  '"first_dealer":"birthday","first_dealer":"agreed","first_dealer":"random","three_match":"sweep",',
  '"three_match":"choose","must_match":"free","must_match":"forced","prompt_timing":"end_of_turn",',
  '"prompt_timing":"after_capture","prompt_on":"new_yaku","prompt_on":"total_rise","last_turn":"auto_stop",',
  '"last_turn":"prompt","exhaustion":"zero","exhaustion":"last_caller","rotation_draw":"other",',
  '"rotation_draw":"same","rotation":"alternate","rotation":"winner","tie":"draw","tie":"extra_month","tie":"share",',
  '"field_lights":"off","field_lights":"on","viewing":"always","viewing":"bonus","viewing":"never",',
  '"hand_yaku":{"teshi":6,"kuttsuki":6},"hand_yaku":null,"oya_ken":0,"oya_ken":6,"oya_ken":1,"target":null,',
  '"rounds":null,"target":100,"target":50,"rounds":12,"rounds":3,"rounds":6,"rounds":4,"max_calls":null,',
  '"max_calls":1,"min_stop":3,"min_stop":2,"own_koi_cap":null,"own_koi_cap":2,"own_koi_cap":1,"own_koi":"none",',
  '"own_koi":"add","own_koi":"once","own_koi":"per_call","opp_koi":"none","opp_koi":"per_call","opp_koi":"once",',
  '"seven_double":null,"seven_double":10,"seven_double":7',
];

const NAMES = ['Regole di casaうちのルール家族のルールHausregelnOur House rulesFamily rules', '\n'];

/** Text that a body may point back into; what is likely stands late. */
export const CODE_WORDS = [...CARDS, ...HOUSE_YAKU, ...SIZES, ...YAKU, ...OPTIONS, ...NAMES].join('');
