// @vitest-environment happy-dom
// Whole rule-sets in the editor: saved under a free name, renamed in place, deleted and brought back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playProblems } from '../../../main/engine/rulePlay';
import { RulesScreen } from '../../../renderer/editor/RulesScreen';
import type { RulesDesk } from '../../../renderer/screens/rulesDesk';
import { ToastPlace } from '../../../renderer/ui/Toast';
import { presets } from '../../../shared/presets';
import type { NamedRuleSet } from '../../../shared/ruleSet';
import type { Settings } from '../../../shared/settings';
import { button, click, hasButton, mount, type, unmountAll } from '../../support/dom';
import { emptyDesk } from '../screens/fixtures';

const OMA: NamedRuleSet = { name: 'Oma', ruleSet: { ...presets.classic, oyaKen: 3 } };
const OPA: NamedRuleSet = { name: 'Opa', ruleSet: presets.fifty };

const keep = vi.fn<RulesDesk['keep']>((rules) => Promise.resolve(rules));
const replace = vi.fn<RulesDesk['replace']>((_, rules) => Promise.resolve(rules));
const forget = vi.fn<RulesDesk['forget']>(() => Promise.resolve(true));
const onKept = vi.fn();
const desk: RulesDesk = {
  ...emptyDesk,
  check: (ruleSets) => Promise.resolve(ruleSets.map(playProblems)),
  keep,
  replace,
  forget,
};

const open = (first: Settings['rules']) =>
  mount(
    <>
      <RulesScreen first={first} ownRules={[OMA, OPA]} desk={desk} onKept={onKept} onBack={() => undefined} />
      <ToastPlace />
    </>,
  );
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const press = async (name: string): Promise<void> => {
  await click(button(name));
  await settle();
};
const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('.dialogPad input');
  if (found === null) throw new Error('no field for a name');
  return found;
};

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(unmountAll);

it('a preset is never changed: what differs is saved under a name that nobody has', async () => {
  await open({ type: 'preset', preset: 'classic' });
  expect(hasButton('Save rules')).toBe(false);
  await press('Three, 7 cards each');
  await press('Save rules');
  expect(field().value).toBe('Classic, my rules');
  await type(field(), 'Opa');
  expect(document.body.textContent).toContain('You have other rules called “Opa”.');
  expect(hasButton('Save')).toBe(false);
  await type(field(), 'Three of us');
  await press('Save');
  const ruleSet = { ...presets.classic, players: 3, handSize: 7, fieldSize: 6 };
  expect(keep).toHaveBeenCalledExactlyOnceWith({ name: 'Three of us', ruleSet });
  expect(onKept).toHaveBeenCalledWith({ name: 'Three of us', ruleSet }, null);
});

it('rules of one’s own are renamed in place, without what was changed since', async () => {
  await open({ type: 'own', name: 'Oma' });
  await press('Three, 7 cards each');
  await press('Rename');
  await type(field(), 'Granny');
  await press('Save');
  expect(replace).toHaveBeenCalledExactlyOnceWith('Oma', { ...OMA, name: 'Granny' });
});

it('deleted rules can be brought back as they were', async () => {
  await open({ type: 'own', name: 'Oma' });
  await press('Delete');
  expect(forget).toHaveBeenCalledExactlyOnceWith('Oma');
  expect(hasButton('Delete')).toBe(false);
  await press('Bring back');
  expect(keep).toHaveBeenCalledExactlyOnceWith(OMA);
  expect(hasButton('Delete')).toBe(true);
});
