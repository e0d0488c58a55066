// @vitest-environment happy-dom
// Rule-sets that come in and go out: a code typed or a file, what it says, keeping, handing on, forgetting and bringing back.
import { act } from 'preact/test-utils';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchOptions } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import type { RulesRead, RulesTextError } from '../../../shared/ruleProblems';
import type { NamedRuleSet } from '../../../shared/ruleSet';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { NewMatch } from '../../../renderer/screens/NewMatch';
import type { RulesDesk } from '../../../renderer/screens/rulesDesk';
import { setLanguage } from '../../../renderer/strings';
import { ToastPlace } from '../../../renderer/ui/Toast';
import { button, choose, click, hasButton, mount, press, type, unmountAll } from '../../support/dom';
import { emptyDesk, noDeals } from './fixtures';

const family: NamedRuleSet = { name: 'Family', ruleSet: { ...presets.classic, target: 30, rounds: null } };
const start = vi.fn<(options: MatchOptions) => void>();
const refused = (reason: RulesTextError): RulesRead => ({ type: 'refused', reason, problems: [] });
const read = (rules: NamedRuleSet): RulesRead => ({ type: 'read', rules });

/** The set-up screen over a desk that keeps what it is given, as the app wires it. */
function Place({
  desk,
  own = [],
}: {
  readonly desk: Partial<RulesDesk>;
  readonly own?: readonly NamedRuleSet[];
}) {
  const [kept, setKept] = useState(own);
  const keeping: RulesDesk = {
    ...emptyDesk,
    keep: (rules) => {
      setKept((before) => [...before, rules]);
      return Promise.resolve(rules);
    },
    forget: (name) => {
      setKept((before) => before.filter((each) => each.name !== name));
      return Promise.resolve(true);
    },
    ...desk,
  };
  return (
    <>
      <NewMatch
        deals={noDeals}
        choices={
          own.length > 0 ? { ...DEFAULT_SETTINGS, rules: { type: 'own', name: 'Family' } } : DEFAULT_SETTINGS
        }
        ownRules={kept}
        running={null}
        desk={keeping}
        onChange={() => undefined}
        onStart={start}
        onEdit={() => undefined}
        onBack={() => undefined}
      />
      <ToastPlace />
    </>
  );
}

const settled = () => act(() => Promise.resolve());
const field = (): HTMLTextAreaElement => {
  const found = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Rules code"]');
  if (found === null) throw new Error('no field for a code');
  return found;
};
const enter = async (text: string): Promise<void> => {
  await type(field(), text);
  await settled();
};
const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const startedRules = async () => {
  await click(button('Start the match'));
  return start.mock.lastCall?.[0].rules;
};

beforeEach(() => {
  setLanguage('en');
  start.mockClear();
});
afterEach(unmountAll);

describe('entering rules', () => {
  it('shows what the code says as it is typed, and keeps nothing by itself', async () => {
    const keep = vi.fn();
    await mount(<Place desk={{ read: () => Promise.resolve(read(family)), keep }} />);
    await click(button('Enter rules'));
    expect(document.activeElement).toBe(field());
    expect(hasButton('Keep and choose')).toBe(false);
    await enter('HANA1-ABC');
    expect(document.querySelector<HTMLInputElement>('.textField')?.value).toBe('Family');
    expect(textOf('.rulesDialog [role="status"]')).toBe('Read: “Family”.');
    expect(textOf('.readRules')).toContain('30 points');
    await click([...document.querySelectorAll('[role="tab"]')][1] ?? document.body);
    expect(document.querySelectorAll('.rulesDialog .rulesSection').length).toBeGreaterThan(4);
    await press('Escape');
    expect(document.querySelector('.rulesDialog')).toBeNull();
    expect(keep).not.toHaveBeenCalled();
  });

  it('keeps them under the name that is typed, and chooses them', async () => {
    await mount(<Place desk={{ read: () => Promise.resolve(read(family)) }} />);
    button('Enter rules').focus();
    await click(button('Enter rules'));
    await enter('HANA1-ABC');
    const name = document.querySelector<HTMLInputElement>('.textField');
    if (name === null) throw new Error('no field for a name');
    await type(name, '  Aunt’s rules ');
    await click(button('Keep and choose'));
    await settled();
    expect(document.querySelector('.rulesDialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Enter rules');
    expect(await startedRules()).toEqual({ type: 'own', rules: { ...family, name: 'Aunt’s rules' } });
  });

  it('chooses what was really kept, where the name was taken', async () => {
    const other = { ...family, name: 'Family (2)' };
    const desk = { read: () => Promise.resolve(read(family)), keep: () => Promise.resolve(other) };
    await mount(<Place desk={desk} own={[family, other]} />);
    await click(button('Enter rules'));
    await enter('HANA1-ABC');
    await click(button('Keep and choose'));
    await settled();
    expect(await startedRules()).toEqual({ type: 'own', rules: other });
  });

  it('stays open when main keeps nothing', async () => {
    await mount(
      <Place desk={{ read: () => Promise.resolve(read(family)), keep: () => Promise.resolve(null) }} />,
    );
    await click(button('Enter rules'));
    await enter('HANA1-ABC');
    await click(button('Keep and choose'));
    await settled();
    expect(hasButton('Keep and choose')).toBe(true);
  });

  it.each(['damaged', 'newer', 'notRules', 'tooLarge'] as const)(
    'says in words why not: %s',
    async (reason) => {
      await mount(<Place desk={{ read: () => Promise.resolve(refused(reason)) }} />);
      await click(button('Enter rules'));
      await enter('what is this');
      expect(textOf('[role="status"] .refused p').length).toBeGreaterThan(10);
      expect(hasButton('Keep and choose')).toBe(false);
    },
  );

  it('names every field that nobody could play', async () => {
    const answer: RulesRead = {
      type: 'refused',
      reason: 'problems',
      problems: [
        { field: 'rounds', code: 'neverEnds' },
        { field: 'sevenDouble', code: 'sevenOutOfReach' },
      ],
    };
    await mount(<Place desk={{ read: () => Promise.resolve(answer) }} />);
    await click(button('Enter rules'));
    await enter('HANA1-ABC');
    expect(document.querySelectorAll('.refused li')).toHaveLength(2);
  });

  it('shows the latest text’s answer, whatever order they come in', async () => {
    const answers = new Map<string, (answer: RulesRead) => void>();
    const desk = { read: (text: string) => new Promise<RulesRead>((resolve) => answers.set(text, resolve)) };
    await mount(<Place desk={desk} />);
    await click(button('Enter rules'));
    await type(field(), 'first');
    await type(field(), 'second');
    await act(async () => {
      answers.get('second')?.(read(family));
      await Promise.resolve();
      answers.get('first')?.(refused('damaged'));
      await Promise.resolve();
    });
    expect(hasButton('Keep and choose')).toBe(true);
    expect(document.querySelector('.refused')).toBeNull();
  });

  it('reads a file, and stays as it was when none is picked', async () => {
    const open = vi.fn<RulesDesk['open']>().mockResolvedValueOnce(read(family)).mockResolvedValueOnce(null);
    await mount(<Place desk={{ open }} />);
    await click(button('Enter rules'));
    await click(button('Open a file'));
    await settled();
    expect(document.querySelector<HTMLInputElement>('.textField')?.value).toBe('Family');
    await click(button('Open a file'));
    await settled();
    expect(document.querySelector<HTMLInputElement>('.textField')?.value).toBe('Family');
  });
});

describe('sharing rules', () => {
  const share = async (desk: Partial<RulesDesk>) => {
    await mount(<Place desk={{ code: () => Promise.resolve('HANA1-CODE'), ...desk }} />);
    await choose('Rules', 'preset fifty');
    await click(button('Share'));
    await settled();
  };

  it('shows the code of the chosen rules, selected and not to be changed', async () => {
    const code = vi.fn<RulesDesk['code']>(() => Promise.resolve('HANA1-CODE'));
    await share({ code });
    expect(code).toHaveBeenCalledWith({ name: 'Race to fifty', ruleSet: presets.fifty });
    expect([field().value, field().readOnly]).toEqual(['HANA1-CODE', true]);
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 10]);
  });

  it('copies it and says so', async () => {
    const copy = vi.fn(() => Promise.resolve(true));
    await share({ copy });
    await click(button('Copy'));
    await settled();
    expect(copy).toHaveBeenCalledOnce();
    expect(textOf('.toast')).toBe('The code is on the clipboard.');
  });

  it('saves it and says where', async () => {
    await share({ save: () => Promise.resolve('/home/me/fifty.koikoi') });
    await click(button('Save as file'));
    await settled();
    expect(textOf('.toast')).toContain('/home/me/fifty.koikoi');
  });

  it('gives the focus back when it closes', async () => {
    await mount(<Place desk={{ code: () => Promise.resolve('HANA1-CODE') }} />);
    button('Share').focus();
    await click(button('Share'));
    await settled();
    await press('Escape');
    expect(document.activeElement).toBe(button('Share'));
  });
});

describe('forgetting rules', () => {
  it('is offered for one’s own alone, puts modern in their place and can be undone', async () => {
    await mount(<Place desk={{}} own={[family]} />);
    await click(button('Forget'));
    await settled();
    expect(hasButton('Forget')).toBe(false);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rules');
    expect(await startedRules()).toEqual({ type: 'preset', preset: 'modern', months: null });
    expect(textOf('.toast')).toContain('“Family” is forgotten.');
    await click(button('Bring back'));
    await settled();
    expect(document.querySelector('.toast')).toBeNull();
    expect(await startedRules()).toEqual({ type: 'own', rules: family });
  });

  it('changes nothing when main refuses', async () => {
    await mount(<Place desk={{ forget: () => Promise.resolve(false) }} own={[family]} />);
    await click(button('Forget'));
    await settled();
    expect(await startedRules()).toEqual({ type: 'own', rules: family });
  });
});
