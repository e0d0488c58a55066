/** Which matches count: against whom and by which rules. Filters nothing itself. */
import { LEVEL_IDS } from '../../shared/matchOptions';
import type { LevelId } from '../../shared/matchOptions';
import type { RecordFilter, RecordedRules } from '../../shared/record';
import { rulesName } from '../reference/names';
import { t } from '../strings';
import { Select } from '../ui/Select';

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  readonly rules: readonly RecordedRules[];
  readonly onChange: (filter: RecordFilter) => void;
}

/** No level and no key is spelt like that. */
const ANY = '';

const levelOf = (value: string): LevelId | null => LEVEL_IDS.find((level) => level === value) ?? null;

export function RecordFilters({ filter, rules, onChange }: RecordFiltersProps) {
  return (
    <>
      <Select
        label={t('record:filter.level')}
        value={filter.level ?? ANY}
        options={[
          { value: ANY, label: t('record:filter.allLevels') },
          ...LEVEL_IDS.map((level) => ({ value: level, label: t(`coach:level.${level}.name`) })),
        ]}
        onChange={(value) => onChange({ ...filter, level: levelOf(value) })}
      />
      <Select
        label={t('record:filter.rules')}
        value={filter.rules ?? ANY}
        options={[
          { value: ANY, label: t('record:filter.allRules') },
          ...rules.map((each) => ({ value: each.key, label: rulesName(each.rules) })),
        ]}
        onChange={(value) => onChange({ ...filter, rules: value === ANY ? null : value })}
      />
    </>
  );
}
