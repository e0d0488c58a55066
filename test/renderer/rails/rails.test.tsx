// @vitest-environment happy-dom
// The rails tell every player's standing by any rules: names, units, goals, causes of a doubling, house yaku.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bonusWords } from '../../../renderer/rails/bonusWords';
import { monthPlace } from '../../../renderer/rails/monthPlace';
import { Rails } from '../../../renderer/rails/Rails';
import type { ToolsProps } from '../../../renderer/rails/Tools';
import { layoutTable } from '../../../renderer/table/layout';
import { createMatch } from '../../../main/engine/match';
import { viewFor } from '../../../main/engine/view';
import type { MatchOptions, RulesChoice } from '../../../shared/matchOptions';
import { rulesOfChoice } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import type { PlayerView, SeatView } from '../../../shared/view';
import { button, click, hasButton, mount, unmountAll } from '../../support/dom';

afterEach(unmountAll);

const viewBy = (rules: RulesChoice): PlayerView =>
  viewFor(createMatch({ ruleSet: rulesOfChoice(rules), seed: 3 }).state, 0);
const preset = (id: keyof typeof presets): RulesChoice => ({ type: 'preset', preset: id, months: null });

const withSeats = (view: PlayerView, change: (seat: SeatView) => Partial<SeatView>): PlayerView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, ...change(seat) })),
});

interface Help {
  readonly practice?: boolean;
  readonly help?: ToolsProps['help'];
  readonly onTool?: ToolsProps['onTool'];
}

async function rails(
  rules: RulesChoice,
  view: PlayerView,
  turn: number | null = 0,
  { practice = false, help = { coach: null, canTakeBack: false }, onTool = () => undefined }: Help = {},
): Promise<HTMLElement> {
  const players = view.seats.length === 3 ? 3 : 2;
  const options: MatchOptions = {
    rules,
    opponents: [
      { level: 'master', manner: 'cautious' },
      { level: 'easy', manner: 'lights' },
    ],
    firstDealer: { type: 'draw' },
  };
  return mount(
    <Rails
      update={{
        revision: 1,
        events: [],
        view,
        options,
        seed: null,
        practice,
        deal: { type: 'fresh' },
        canTakeBack: true,
        keptAs: null,
      }}
      layout={layoutTable({ width: 1280, height: 800, players })}
      turn={turn}
      busy={false}
      tools={{ help, muted: false, onTool }}
    />,
  );
}

const person = (place: HTMLElement, name: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};

describe('the rails', () => {
  it('give each rival of three a room, and mark whose turn it is and who deals', async () => {
    const view = { ...viewBy(preset('classic-3p')), dealer: 2, turn: 1 };
    const place = await rails(preset('classic-3p'), view, 1);
    expect(place.querySelectorAll('.rail')).toHaveLength(3);
    expect([...place.querySelectorAll('.turn')].map((each) => each.getAttribute('aria-label'))).toEqual([
      'Sakuya',
    ]);
    expect(person(place, 'Toru').querySelector('.dealer')).not.toBeNull();
    expect(person(place, 'You').textContent).toContain('after Toru');
  });

  it('keep the one rival of two in the left rail', async () => {
    const place = await rails(preset('modern'), viewBy(preset('modern')));
    expect(place.querySelectorAll('.rail')).toHaveLength(1);
    expect(person(place, 'Sakuya')).toBeTruthy();
  });

  it.each([
    ['modern', -12, '−12points'],
    ['modern', 1, '1'],
    ['classic-chips', 94, '94'],
  ] as const)('count by %s: %i', async (id, total, words) => {
    const rules = preset(id);
    const place = await rails(
      rules,
      withSeats(viewBy(rules), () => ({ total })),
    );
    const unit = id === 'modern' ? (total === 1 ? 'point' : 'points') : 'chips';
    const you = person(place, 'You');
    expect(you.querySelector('.score')?.textContent).toBe(words.replace('points', ''));
    expect(you.querySelector('.sub')?.textContent).toContain(unit);
  });

  it('tell a rule-set of one’s own and its yaku by their names, in full where they are cut', async () => {
    const name = 'The rules of the family Hartmann-Bianchi';
    const yaku = 'Donaudampfschifffahrtspf';
    const ruleSet = {
      ...presets.modern,
      houseYaku: [
        {
          id: 'house-1',
          name: yaku,
          pattern: { type: 'kind', kind: 'animal', need: 3 },
          points: 3,
          perFurther: 0,
          replaces: [],
        },
      ],
    } as const;
    const rules: RulesChoice = { type: 'own', rules: { name, ruleSet } };
    const made = { id: 'house-1', points: 3, cards: [] } as const;
    const near = { id: 'house-1', points: 3, have: ['jul-boar'], size: 3, missing: [] } as const;
    const view = withSeats(viewBy(rules), ({ seat }) => (seat === 0 ? { yaku: [made] } : { reach: [near] }));
    const place = await rails(rules, view);
    expect(place.querySelector(`.preset[title="${name}"]`)?.textContent).toBe(name);
    expect(person(place, 'You').querySelector(`.made [title="${yaku}"]`)?.textContent).toBe(yaku);
    expect(person(place, 'Sakuya').querySelector(`.reach [title="${yaku}"]`)?.textContent).toBe(yaku);
  });
});

describe('where a match stands', () => {
  it.each([
    [3, { rounds: 6, target: null }, 'Month 3 of 6'],
    [13, { rounds: null, target: 50 }, 'Month 13 · to 50'],
    [4, { rounds: 12, target: 50 }, 'Month 4 of 12 · to 50'],
    [5, { rounds: null, target: null }, 'Month 5'],
    [7, { rounds: 6, target: null }, 'Extra month'],
  ] as const)('month %i of %o: %s', (round, rules, words) => {
    expect(monthPlace(round, rules)).toBe(words);
  });
});

describe('the cause of a doubling', () => {
  const view = viewBy(preset('classic-3p'));
  const called = (...callers: readonly number[]): PlayerView =>
    withSeats(view, ({ seat }) => ({ calls: callers.includes(seat) ? 1 : 0 }));
  const causeFor = (seat: number, now: PlayerView): string => {
    const its = now.seats[seat];
    if (its === undefined) throw new Error('no such seat');
    return bonusWords('opp-koi', its, now);
  };

  it.each([
    [0, [1], 'if you win: Sakuya called'],
    [0, [1, 2], 'if you win: Sakuya and Toru called'],
    [1, [0], 'if she wins: you called'],
    [1, [2], 'if she wins: Toru called'],
    [2, [0, 1], 'if he wins: you and Sakuya called'],
    [2, [1, 2], 'if he wins: Sakuya called'],
  ] as const)('for seat %i when %o called', (seat, callers, words) => {
    expect(causeFor(seat, called(...callers))).toBe(words);
  });
});

describe('opponents and help', () => {
  it('tell how each rival plays', async () => {
    const place = await rails(preset('classic-3p'), viewBy(preset('classic-3p')));
    expect(person(place, 'Sakuya').textContent).toContain('Master · cautious');
    expect(person(place, 'Toru').textContent).toContain('Easy · lights');
  });

  it('say that a match has become practice', async () => {
    const view = viewBy(preset('modern'));
    const place = await rails(preset('modern'), view);
    expect(place.querySelector('.practice')).toBeNull();
    await unmountAll();
    const practised = await rails(preset('modern'), view, 0, { practice: true });
    expect(practised.querySelector('.practice')?.textContent).toBe('Practice');
  });

  it('hand on what is pressed, and say why nothing happens', async () => {
    const onTool = vi.fn();
    const help = { coach: { ready: true, open: false }, canTakeBack: false };
    await rails(preset('modern'), viewBy(preset('modern')), 0, { help, onTool });
    await click(button('Coach'));
    await click(button('Take back'));
    expect(onTool.mock.calls).toEqual([['coach']]);
    expect(button('Take back').title).toBe('Nothing to take back in this month yet');
  });

  it('have no coach where the player does without', async () => {
    await rails(preset('modern'), viewBy(preset('modern')));
    expect(hasButton('Coach')).toBe(false);
    expect(hasButton('Take back')).toBe(true);
  });
});
