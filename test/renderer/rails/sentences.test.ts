// The log tells each rival's turn by its player's name, as far as it has come; the prompt says what may be done.
import { describe, expect, it } from 'vitest';
import { logSentences, promptSentence } from '../../../renderer/rails/sentences';
import { presets } from '../../../shared/presets';
import type { Seat } from '../../../shared/moves';
import type { LegalMove, PlayerView, TurnTrace } from '../../../shared/view';
import { viewFor } from '../../../main/engine/view';
import { createMatch } from '../../../main/engine/match';

const three = createMatch({ ruleSet: presets['classic-3p'], seed: 5 });
const view = (change: Partial<PlayerView>): PlayerView => ({ ...viewFor(three.state, 0), ...change });

const turn = (seat: Seat, change: Partial<TurnTrace> = {}): TurnTrace => ({
  seat,
  played: 'jan-crane',
  playedTook: ['jan-ribbon'],
  drawn: 'jul-boar',
  drawnTook: [],
  ...change,
});

const plain = (sentences: readonly string[]): string[] => sentences.map((text) => text.replaceAll('*', ''));

describe('the log', () => {
  it('tells both rivals’ turns since the player’s own, each by its name', () => {
    const traces = [turn(0), turn(1), turn(2, { playedTook: [], drawnTook: ['jul-plain-1'] })];
    expect(plain(logSentences(view({ traces, turn: 0 }), traces[2] ?? null, null))).toEqual([
      'Sakuya played Crane and took Pine ribbon; drew Boar, no match',
      'Toru laid down Crane; drew Boar and took Bush clover\u00a01',
    ]);
  });

  it('tells a running turn only as far as its cards have found their places', () => {
    const before = view({ traces: [turn(0), turn(1)], turn: 2 });
    const running = turn(2, { drawn: null });
    const tell = (trace: TurnTrace, held: TurnTrace['drawn']): string[] =>
      plain(logSentences(before, trace, held));
    expect(tell({ ...running, playedTook: [] }, 'jan-crane')).toHaveLength(1);
    expect(tell(running, null).at(-1)).toBe('Toru played Crane and took Pine ribbon');
    expect(tell(turn(2), 'jul-boar').at(-1)).toBe('Toru played Crane and took Pine ribbon');
    expect(tell(turn(2), null).at(-1)).toBe('Toru played Crane and took Pine ribbon; drew Boar, no match');
  });

  it('tells the player’s own turn until a rival moves', () => {
    const traces = [turn(1), turn(2), turn(0)];
    expect(plain(logSentences(view({ traces, turn: 1 }), traces[2] ?? null, null))).toEqual([
      'You played Crane and took Pine ribbon; drew Boar, no match',
    ]);
  });

  it.each([
    [0, 0, 'You deal and play first'],
    [0, 1, 'You deal, Sakuya plays first'],
    [2, 2, 'Toru deals and plays first'],
    [2, 0, 'Toru deals, you play first'],
    [1, 2, 'Sakuya deals, Toru plays first'],
  ] as const)('begins with who deals (%i) and who plays first (%i)', (dealer, first, words) => {
    expect(plain(logSentences(view({ traces: [], dealer, turn: first }), null, null))).toEqual([words]);
  });

  it('says nothing of a month that is over before its first turn, nor of the one before a new deal', () => {
    expect(logSentences(view({ traces: [], turn: null }), null, null)).toEqual([]);
    expect(logSentences(view({ traces: [turn(0)], turn: 1 }), null, null)).toEqual([]);
  });
});

describe('the prompt', () => {
  const move = (takes: LegalMove['takes'], choice: boolean): LegalMove => ({
    move: { type: 'playCard', card: 'jan-crane' },
    takes,
    choice,
    makes: [],
  });
  const own = view({ turn: 0, phase: 'play', hand: ['jan-crane', 'jul-boar'], pending: null });

  it('says from how many cards one is chosen', () => {
    const two = move(['jan-ribbon', 'jan-plain-1'], true);
    const all = move(['jan-ribbon', 'jan-plain-1', 'jan-plain-2'], true);
    expect(promptSentence(own, two)).toContain('one of two');
    expect(promptSentence(own, all)).toContain('one of three');
    expect(promptSentence(own, { ...all, choice: false })).not.toContain('one of');
  });

  it('asks for a card that takes something where others may not be played', () => {
    const legal = [move(['jan-ribbon'], false)];
    expect(promptSentence({ ...own, legal }, null)).toBe('Choose a card that takes something');
    expect(promptSentence({ ...own, legal: [...legal, ...legal] }, null)).toBe('Choose a card to play');
  });

  it('calls a house yaku what its family calls it', () => {
    const ruleSet = {
      ...presets.modern,
      houseYaku: [
        {
          id: 'house-1',
          name: 'Grandmother’s birds',
          pattern: { type: 'kind', kind: 'animal', need: 3 },
          points: 3,
          perFurther: 0,
          replaces: [],
        },
      ],
    } as const;
    const makes = [{ id: 'house-1', points: 3, cards: [] }] as const;
    const words = promptSentence({ ...own, ruleSet }, { ...move(['jan-ribbon'], false), makes });
    expect(words).toContain('Grandmother’s birds, 3 points');
  });
});

describe('the prompt without hints', () => {
  it('names the card and nothing that it would take or make', () => {
    const takes: LegalMove = {
      move: { type: 'playCard', card: 'jan-crane' },
      takes: ['jan-ribbon'],
      choice: false,
      makes: [],
    };
    expect(promptSentence(view({}), takes, true)).toContain('takes');
    expect(plain([promptSentence(view({}), takes, false)])).toEqual(['Crane']);
  });
});
