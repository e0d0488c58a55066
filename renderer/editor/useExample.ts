/** Which pile is shown, and what it pays by these rules and by those before the last change. Reckons nothing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PaidExample, RuleExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
import type { RulesDesk } from '../screens/rulesDesk';
import type { Draft } from './draft';
import { examplesFor } from './examples';

export interface ShownExample {
  readonly example: RuleExample;
  /** The rules that `paid` is reckoned by. */
  readonly rules: RuleSet;
  readonly paid: PaidExample;
  /** What it paid before the last change; null where nothing was changed. */
  readonly before: number | null;
}

type Desk = Pick<RulesDesk, 'example'>;

async function reckon(
  desk: Desk,
  { rules, before }: Draft,
  example: RuleExample,
): Promise<ShownExample | null> {
  const [paid, old] = await Promise.all([
    desk.example(rules, example),
    before === null ? null : desk.example(before, example),
  ]);
  return paid === null ? null : { example, rules, paid, before: old?.payout.points ?? null };
}

const tellsChange = (shown: ShownExample | null): boolean =>
  shown !== null && shown.before !== null && shown.before !== shown.paid.payout.points;

/** The shown pile where it tells the last change, else the first that does; the shown one again where none does. */
async function telling(
  desk: Desk,
  draft: Draft,
  from: number,
): Promise<readonly [number, ShownExample | null]> {
  const all = examplesFor(draft.rules);
  const first = from < all.length ? from : 0;
  const order = [first, ...all.flatMap((_, index) => (index === first ? [] : [index]))];
  const reckoned = await Promise.all(
    order.map(async (index) => {
      const example = all[index];
      return [index, example === undefined ? null : await reckon(desk, draft, example)] as const;
    }),
  );
  return reckoned.find(([, shown]) => tellsChange(shown)) ?? reckoned[0] ?? [0, null];
}

export interface ExampleDesk {
  /** Null until main has answered. */
  readonly shown: ShownExample | null;
  readonly another: () => void;
}

export function useExample(desk: Desk, draft: Draft): ExampleDesk {
  const [index, setIndex] = useState(0);
  const [shown, setShown] = useState<ShownExample | null>(null);
  const turn = useRef(0);
  const show = async (find: () => Promise<readonly [number, ShownExample | null]>): Promise<void> => {
    const mine = (turn.current += 1);
    const [found, next] = await find();
    // A later change has overtaken this one.
    if (mine !== turn.current) return;
    setIndex(found);
    setShown(next);
  };
  useEffect(() => {
    void show(() => telling(desk, draft, index));
  }, [draft.rules, draft.before]);
  const another = (): void => {
    const all = examplesFor(draft.rules);
    const next = (index + 1) % all.length;
    const example = all[next];
    if (example !== undefined) void show(async () => [next, await reckon(desk, draft, example)]);
  };
  return { shown, another };
}
