/** What the next match is played by once rules were kept. */
import type { NamedRuleSet } from '../../shared/ruleSet';
import type { Actions } from './actions';
import { settings } from './store';

/** Whoever saves rules wants to play by them; rules that were only renamed stay as chosen as they were. @param before the name they had */
export async function chooseKept(
  actions: Pick<Actions, 'changeSettings'>,
  { name }: NamedRuleSet,
  before: string | null,
): Promise<void> {
  const { rules } = settings.value;
  const isChosen = rules.type === 'own' && rules.name === before;
  if (before === null || before === name || isChosen)
    await actions.changeSettings({ rules: { type: 'own', name }, months: null });
}
