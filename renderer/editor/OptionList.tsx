/** The options of one group, those left out that the others leave without effect. Knows no option. */
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { isOptionChanged, shownOptions } from './draft';
import type { Draft } from './draft';
import { OptionRow } from './OptionRow';
import type { ListId } from './options.table';

interface OptionListProps {
  readonly list: ListId;
  readonly draft: Draft;
  readonly onChange: (rules: RuleSet) => void;
}

export function OptionList({ list, draft, onChange }: OptionListProps) {
  const base = presets[draft.base];
  return (
    <div class="optionList">
      {shownOptions(list, draft.rules).map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          rules={draft.rules}
          changed={isOptionChanged(option, draft.rules, base)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
