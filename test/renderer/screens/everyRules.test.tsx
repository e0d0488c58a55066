// @vitest-environment happy-dom
// Question, account and end of a match under every preset and under odd rules, as the engine really makes them, in every language.
import type { ComponentChild } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { viewFor } from '../../../main/engine/view';
import { stateFromDecks } from '../../../main/engine/positions';
import { CARD_IDS, cardsOfMonth } from '../../../shared/cards';
import type { CardId, Month } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { LANGUAGES } from '../../../shared/settings';
import type { Language } from '../../../shared/settings';
import type { PlayerView } from '../../../shared/view';
import { Decision } from '../../../renderer/screens/Decision';
import { MatchEnd } from '../../../renderer/screens/MatchEnd';
import { Tally } from '../../../renderer/screens/Tally';
import { formatNumber, formatSigned, setLanguage } from '../../../renderer/strings';
import { mount, unmountAll, update } from '../../support/dom';
import { randomMatch } from '../../support/randomMatch';

/** Only the lights are left. */
const RARE = {
  tane: null,
  tanzaku: null,
  kasu: null,
  akatan: null,
  aotan: null,
  'ino-shika-cho': null,
  tsukifuda: null,
};
const three = presets['classic-3p'];
const RULES: Readonly<Record<string, RuleSet>> = {
  ...presets,
  'house yaku, every factor': {
    ...presets.mekuri,
    setIncrement: 'stack',
    sevenDouble: 7,
    ownKoi: 'add',
    oppKoi: 'per_call',
    fieldLights: 'on',
    houseYaku: [
      {
        id: 'house-1',
        name: 'Aunt’s birds',
        pattern: { type: 'cards', cards: ['feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow'], need: 2 },
        points: 4,
        perFurther: 2,
        replaces: [],
      },
    ],
  },
  'capped calls': { ...presets.classic, ownKoiCap: 2 },
  'one call': { ...presets.classic, maxCalls: 1 },
  'no call': { ...presets.modern, maxCalls: 0 },
  'asked before the draw': { ...presets.modern, promptTiming: 'after_capture', lastTurn: 'prompt' },
  'flat stake': { ...presets['classic-chips'], chips: { start: 10, mode: 'flat', value: 5 } },
  'three for chips': {
    ...three,
    oppKoi: 'per_call',
    rounds: null,
    scoring: 'chips',
    chips: { start: 20, mode: 'per-point', value: 2 },
  },
  'three, the last caller paid': { ...three, oppKoi: 'once', exhaustion: 'last_caller', oyaKen: 2 },
  // A yaku is rare, so that the dealers score.
  'hardly any yaku': {
    ...presets.flash,
    yaku: { ...presets.flash.yaku, ...RARE },
    rounds: 6,
    rotation: 'alternate',
  },
  'level goes on': { ...presets.modern, rounds: 1, minStop: 5, tie: 'extra_month' },
  'level is shared': { ...three, rounds: 1, minStop: 8, tie: 'share' },
};

/** Hands dealt so that these seats hold four of a month; the others hold eight different months. */
function dealtYaku(...seats: readonly number[]): PlayerView {
  const ruleSet: RuleSet = { ...presets.classic, handYaku: { teshi: 6, kuttsuki: 6 } };
  const fours: readonly Month[] = [1, 2];
  const odd = CARD_IDS.filter((card) => !cardsOfMonth(1).includes(card) && !cardsOfMonth(2).includes(card));
  const spread = [0, 1, 2, 3].flatMap((step) => odd.filter((_, index) => index % 4 === step));
  const handOf = (seat: number): readonly CardId[] => [
    ...(seats.includes(seat) ? cardsOfMonth(fours[seat] ?? 1) : spread.slice(24 - seat * 4, 28 - seat * 4)),
    ...spread.slice(seat * 4, seat * 4 + 4),
  ];
  const hands = [...handOf(1), ...handOf(0)];
  const rest = CARD_IDS.filter((card) => !hands.includes(card));
  const field = [0, 1, 2, 3].flatMap((step) => rest.filter((_, index) => index % 4 === step));
  return viewFor(stateFromDecks(ruleSet, { decks: [[...hands, ...field]], dealer: 0, month: 1 }).state, 0);
}

/** What a view shows that another of the same kind would show alike. */
function kindsOf(view: PlayerView): readonly string[] {
  const { decision, result, traces, ruleSet } = view;
  if (decision) {
    const causes = decision.stop.multipliers.map(({ cause }) => cause);
    return [['asked', ...causes, decision.canCall, traces.at(-1)?.drawn === null].join(' ')];
  }
  if (!result) return [];
  const who = result.winner === null ? 'nobody' : result.winner === view.seat ? 'you' : 'rival';
  const causes = result.multipliers.map(({ cause }) => cause);
  const month = [result.reason, who, ruleSet.scoring, ...causes].join(' ');
  return view.winner === null ? [month] : [month, `match ${ruleSet.scoring} ${view.winner}`];
}

/** The first view of each kind in matches by chance. */
function viewsUnder(ruleSet: RuleSet): readonly PlayerView[] {
  const found = new Map<string, PlayerView>();
  for (const seed of [1, 2]) {
    for (const { view } of randomMatch(seed, null, { type: 'own', rules: { name: 'Own', ruleSet } })) {
      for (const kind of kindsOf(view)) if (!found.has(kind)) found.set(kind, view);
    }
  }
  return [...new Set(found.values())];
}

const no = (): void => undefined;
const still = { timeScale: Infinity, reducedMotion: true, onCue: no, onNext: no, onSheet: no };

function dialogsOf(view: PlayerView): readonly ComponentChild[] {
  if (view.decision)
    return [
      <Decision
        decision={view.decision}
        view={view}
        onAnswer={no}
        confirmCall={false}
        coach={null}
        onSheet={no}
      />,
    ];
  const tally = view.result === null ? [] : [<Tally result={view.result} view={view} {...still} />];
  if (view.phase !== 'matchOver') return tally;
  const end = {
    deal: { type: 'day', date: '2026-11-30' } as const,
    onCopyDeal: () => undefined,
    seed: 7,
    reducedMotion: true,
    onWatch: no,
    onReview: no,
    onPlayAgain: no,
    onNewMatch: no,
    onTitle: no,
  };
  return [...tally, <MatchEnd view={view} {...end} />];
}

const textsOf = (place: HTMLElement, selector: string): readonly string[] =>
  [...place.querySelectorAll(selector)].map((element) => element.textContent ?? '');

/** A dialog has a name and a description, nothing is left to fill in, every picture and every factor is named. */
function expectWhole(place: HTMLElement): void {
  const dialog = place.querySelector('.dialog');
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
    (dialog?.getAttribute(name) ?? '').split(' '),
  );
  for (const id of ids) expect(document.getElementById(id)?.textContent ?? '', id).not.toBe('');
  expect(place.textContent).not.toMatch(/\{\{|(?:screens|rules|cards|table):|undefined|NaN/);
  for (const words of textsOf(place, '.factor span, .line > span:first-child')) expect(words).not.toBe('');
}

/** The numbers are the result's own. */
function expectNumbers(place: HTMLElement, view: PlayerView): void {
  const { result, decision, ruleSet } = view;
  if (decision) {
    expect(textsOf(place, '.platePoints > .serif')).toEqual(
      [decision.stop, ...(decision.canCall ? [decision.oneMore] : [])].map(({ points }) =>
        formatNumber(points),
      ),
    );
  }
  if (!result || place.querySelector('.tally') === null || result.winner === null) return;
  expect(textsOf(place, '[data-tally="points"]')).toEqual([formatNumber(result.points)]);
  expect(textsOf(place, '[data-tally="stamp"]')).toEqual(
    result.multipliers.map(({ factor }) => `×${factor}`),
  );
  expect(textsOf(place, '.payments b')).toEqual(
    ruleSet.scoring === 'add' ? [] : result.changes.map(formatSigned),
  );
}

/** Endings looked at, and kinds looked at in every language. */
const endings = new Set<string>();
const spoken = new Set<string>();

/** A kind met for the first time is read in every language, then in one more each time. */
function languagesFor(view: PlayerView): readonly Language[] {
  const fresh = kindsOf(view).filter((kind) => !spoken.has(kind));
  for (const kind of fresh) spoken.add(kind);
  const next = LANGUAGES[view.round % LANGUAGES.length];
  return fresh.length > 0 || next === undefined ? LANGUAGES : [next];
}

async function expectAllRight(view: PlayerView): Promise<void> {
  const { result } = view;
  if (result) endings.add(`${result.reason} ${result.winner === view.seat ? 'you' : 'other'}`);
  const languages = languagesFor(view);
  for (const dialog of dialogsOf(view)) {
    const place = await mount(dialog);
    for (const language of languages) {
      setLanguage(language);
      await update(place, <>{dialog}</>);
      expectWhole(place);
      expectNumbers(place, view);
    }
    await unmountAll();
  }
}

afterEach(async () => {
  await unmountAll();
  setLanguage('en');
});

describe('every screen of a month’s end and of a question', () => {
  it.each(Object.keys(RULES))(
    'has its words and numbers under: %s',
    async (name) => {
      const views = viewsUnder(RULES[name] ?? presets.modern);
      expect(views.length).toBeGreaterThan(0);
      for (const view of views) await expectAllRight(view);
    },
    60_000,
  );

  it.each([
    ['hand-yaku', [0]],
    ['hand-yaku', [1]],
    ['hand-yaku-draw', [0, 1]],
  ] as const)('has them after %s, dealt to %j', async (reason, seats) => {
    const view = dealtYaku(...seats);
    expect(view.result?.reason).toBe(reason);
    await expectAllRight(view);
  });

  it('were all of them', () => {
    const paid = ['stop', 'auto-stop', 'last-caller', 'oya-ken', 'hand-yaku'];
    expect([...endings].sort()).toEqual(
      [
        ...paid.flatMap((reason) => [`${reason} you`, `${reason} other`]),
        'exhausted other',
        'hand-yaku-draw other',
      ].sort(),
    );
  });
});
