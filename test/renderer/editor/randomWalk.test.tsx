// @vitest-environment happy-dom
// Presses on the editor's own controls, by chance: whatever is pressed, somebody can play by what stands there.
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { playProblems } from '../../../main/engine/rulePlay';
import { GROUP_IDS } from '../../../renderer/editor/options.table';
import { RulesScreen } from '../../../renderer/editor/RulesScreen';
import { presets } from '../../../shared/presets';
import { PRESET_IDS } from '../../../shared/ruleSet';
import type { NamedRuleSet } from '../../../shared/ruleSet';
import { button, click, mount, unmountAll } from '../../support/dom';
import { emptyDesk } from '../screens/fixtures';

afterEach(unmountAll);

/** Lets main's answers arrive, which take a few turns of the queue here. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

const CONTROLS =
  '.optionControl button, .editorPage [role=switch], .editorPage .stepper > button, .editorPage [role=radio]';

const step = fc.record({ group: fc.nat({ max: GROUP_IDS.length - 1 }), control: fc.nat({ max: 60 }) });

it('random presses only ever lead to rules that can be played', async () => {
  let pressed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PRESET_IDS),
      fc.array(step, { minLength: 6, maxLength: 14 }),
      async (preset, steps) => {
        let copied: NamedRuleSet = { name: '', ruleSet: presets[preset] };
        const desk = {
          ...emptyDesk,
          check: (ruleSets: readonly NamedRuleSet['ruleSet'][]) =>
            Promise.resolve(ruleSets.map(playProblems)),
          copy: (rules: NamedRuleSet) => Promise.resolve(((copied = rules), true)),
        };
        const first = { type: 'preset', preset } as const;
        await mount(
          <RulesScreen
            first={first}
            ownRules={[]}
            desk={desk}
            onKept={() => undefined}
            onBack={() => undefined}
          />,
        );
        for (const { group, control } of steps) {
          const tab = document.querySelectorAll('.editorGroups [role=tab]')[group];
          if (tab !== undefined) await click(tab);
          await settle();
          const controls = document.querySelectorAll(CONTROLS);
          const chosen = controls[control % Math.max(controls.length, 1)];
          if (chosen === undefined) continue;
          await click(chosen);
          await settle();
          pressed += 1;
          await click(button('Copy as code'));
          expect(playProblems(copied.ruleSet)).toEqual([]);
        }
        await unmountAll();
      },
    ),
    { numRuns: 4 },
  );
  expect(pressed).toBeGreaterThan(15);
}, 60_000);
