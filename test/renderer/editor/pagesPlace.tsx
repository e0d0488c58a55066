// A page of the rule editor over the real engine: what it makes is kept if it can be played, as the editor does.
import { useMemo, useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { parseRuleSet } from '../../../main/engine/rules';
import { PAGES } from '../../../renderer/editor/pages';
import { ReasonsContext } from '../../../renderer/editor/page';
import type { PageId } from '../../../renderer/editor/page';
import { createReasons } from '../../../renderer/editor/reasons';
import type { Problems } from '../../../renderer/editor/reasons';
import type { RuleSet } from '../../../shared/ruleSet';
import { mount } from '../../support/dom';

export const problemsOf = (rules: RuleSet): Problems => {
  const parsed = parseRuleSet(rules);
  return parsed.ok ? [] : parsed.code;
};

/** What the page has made of the rules, and all that it has ever handed on. */
export interface Watched {
  rules: RuleSet;
  readonly made: RuleSet[];
}

interface PlaceProps {
  readonly page: PageId;
  readonly start: RuleSet;
  readonly base: RuleSet;
  readonly watched: Watched;
}

function Place({ page, start, base, watched }: PlaceProps) {
  const [rules, setRules] = useState(start);
  const reasons = useMemo(() => createReasons((all) => Promise.resolve(all.map(problemsOf))), []);
  const Page = PAGES[page];
  watched.rules = rules;
  const take = (next: RuleSet): void => {
    watched.made.push(next);
    if (problemsOf(next).length === 0) setRules(next);
  };
  return (
    <ReasonsContext.Provider value={reasons}>
      <Page rules={rules} base={base} onChange={take} />
    </ReasonsContext.Provider>
  );
}

/** Lets main's answers arrive, and what follows from them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await act(() => new Promise((done) => setTimeout(done, 0)));
}

export async function open(page: PageId, start: RuleSet, base: RuleSet = start): Promise<Watched> {
  const watched: Watched = { rules: start, made: [] };
  await mount(<Place page={page} start={start} base={base} watched={watched} />);
  await settle();
  return watched;
}
