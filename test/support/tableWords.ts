/** The table as a screen reader tells it, read from the page on one side and foretold from a view on the other. */
import type { Page } from 'playwright-core';
import { CARD_KINDS, kindOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { LegalMove, PlayerView } from '../../shared/view';
import { nameCard, nameChoice } from '../../renderer/table/cardNames';
import { monthPlace } from '../../renderer/rails/monthPlace';
import { rivalName } from '../../renderer/reference/names';
import { peopleOf } from '../../renderer/screens/people';
import { titleWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';
import { ariaTree, textOf, walk } from './ariaTree';
import type { AriaNode } from './ariaTree';

export const RIVAL = rivalName(1);

export interface RivalWords {
  /** Cards in the hand. */
  readonly holds: number;
  readonly pile: readonly number[];
  readonly total: number;
}

export interface TableWords {
  /** Names of the cards, with what they take while they can be chosen. */
  readonly hand: readonly string[];
  readonly field: readonly string[];
  readonly drawPile: number;
  /** Captured cards by kind: lights, animals, ribbons, plains. */
  readonly mine: readonly number[];
  readonly total: number;
  /** One or two, in seat order. */
  readonly rivals: readonly RivalWords[];
  readonly round: string;
  /** Whose seal says dealer. */
  readonly dealer: string;
  /** What the player is asked at the table; '' = nothing, or something moves. */
  readonly state: string;
  /** Words over the hand. */
  readonly prompt: string;
  /** Heading of the dialog over the table. */
  readonly dialog: string | null;
}

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();
/** The first number; thousands and minus as they are written. */
const numberIn = (text: string): number =>
  Number(/-?\d[\d,]*/.exec(text.replace('−', '-'))?.[0].replace(',', '') ?? 0);

/** Among the words of its section. */
const MONTH_PLACE = /(Month \d+( of \d+)?( · to \d+)?|Extra month)/;

const STATES = [t('table:state.play'), t('table:state.choose'), t('table:state.decide')];
const KIND_WORDS = CARD_KINDS.map((kind) => t(`cards:kind.${kind}`));

/** Reads the whole table at one moment. */
export async function readTable(page: Page): Promise<TableWords> {
  const nodes = [...walk(await ariaTree(page.locator('body')))];
  const find = (role: string, name: string | RegExp): AriaNode | undefined =>
    nodes.find(
      (node) => node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name)),
    );
  const cards = (group: string): readonly string[] =>
    sorted(find('group', group)?.children.map(({ name }) => name) ?? []);
  const wordsOf = (node = nothing): string => `${node.name} ${node.text}`;
  const region = (name: string): AriaNode => find('region', name) ?? nothing;
  const pile = (name: string): readonly number[] =>
    KIND_WORDS.map((kind) =>
      numberIn(wordsOf([...walk(region(name))].find((node) => node.name.startsWith(kind)))),
    );
  const you = textOf(region(t('table:you')));
  const names = [1, 2].map(rivalName).filter((name) => region(name) !== nothing);
  const totalIn = (name: string): number => numberIn(textOf(region(name)).replace(t('table:dealer'), ''));
  const hasSeal = (name: string): boolean =>
    region(name).children.some((child) => child.name === t('table:dealer'));
  return {
    hand: cards(t('table:region.hand')),
    field: cards(t('table:region.field')),
    drawPile: numberIn(find('img', /^Draw pile/)?.name ?? ''),
    mine: pile(t('table:mine')),
    total: totalIn(t('table:you')),
    rivals: names.map((name) => ({
      holds: cardsIn(find('img', new RegExp(`^${name}(’s hand| holds)`))?.name ?? ''),
      pile: pile(t('table:theirs', { name })),
      total: totalIn(name),
    })),
    round: nodes.flatMap(({ text }) => MONTH_PLACE.exec(text)?.[0] ?? [])[0] ?? '',
    dealer: [t('table:you'), ...names].find(hasSeal) ?? '',
    state: STATES.find((state) => you.includes(state)) ?? '',
    prompt: nodes.find(({ text }) => /Which card does .* take\?$/.test(text))?.text ?? '',
    dialog: nodes.find(({ role }) => role === 'dialog' || role === 'alertdialog')?.name ?? null,
  };
}

const nothing: AriaNode = { role: '', name: '', states: '', text: '', children: [] };

/** "Sakuya holds 5 cards" or "Sakuya’s hand: Crane, January, Light and …": how many. */
const cardsIn = (words: string): number =>
  / holds /.test(words)
    ? numberIn(words)
    : (words.match(new RegExp(`, (${KIND_WORDS.join('|')})`, 'g'))?.length ?? 0);

function dialogFor(view: PlayerView): string | null {
  if (view.decision !== null) return t('screens:decision.title');
  return view.result === null ? null : titleWords(view.result, view);
}

function stateFor({ phase, turn, seat }: PlayerView): string {
  if (turn !== seat) return '';
  if (phase === 'decide') return t('table:state.decide');
  return t(phase === 'play' ? 'table:state.play' : 'table:state.choose');
}

const promptFor = ({ pending }: PlayerView): string =>
  pending === null
    ? ''
    : t(`table:prompt.pending.${pending.source}`, { card: t(`cards:${pending.card}.name`) });

/** The words that a view at rest must be told in. */
export function wordsFor(view: PlayerView): TableWords {
  const { me, rivals } = peopleOf(view);
  const choice = (card: CardId): LegalMove | null =>
    view.legal.find(({ move }) => 'card' in move && move.card === card) ?? null;
  const byKind = (cards: readonly CardId[]): readonly number[] =>
    CARD_KINDS.map((kind) => cards.filter((card) => kindOf(card) === kind).length);
  const fieldName = (card: CardId): string =>
    choice(card) === null ? nameCard(card) : nameChoice(card, choice(card));
  return {
    hand: sorted(view.hand.map((card) => nameChoice(card, choice(card)))),
    field: sorted(view.field.map(fieldName)),
    drawPile: view.drawPile,
    mine: byKind(me.captured),
    total: me.total,
    rivals: rivals.map(({ handCount, captured, total }) => ({
      holds: handCount,
      pile: byKind(captured),
      total,
    })),
    round: monthPlace(view.round, view.ruleSet),
    dealer: view.dealer === me.seat ? t('table:you') : rivalName(view.dealer),
    state: stateFor(view),
    prompt: promptFor(view),
    dialog: dialogFor(view),
  };
}

/** Cards told of, wherever they are; one that waits for a choice is in the air. */
export const cardsTold = ({ hand, field, drawPile, mine, rivals, prompt }: TableWords): number =>
  [drawPile, ...mine, ...rivals.flatMap(({ holds, pile }) => [holds, ...pile])].reduce(
    (sum, count) => sum + count,
    hand.length + field.length + (prompt === '' ? 0 : 1),
  );
