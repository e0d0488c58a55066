/** Which rule-set is being changed, its parts with the number of changes in each, and what can be done with the whole. */
import { useRef } from 'preact/hooks';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { offeredPresets } from '../screens/newMatchChoices';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { chooseByArrow } from '../ui/roving';
import { Select } from '../ui/Select';
import { changesByGroup, changesOf, isChanged, ownNameOf } from './draft';
import type { Draft, Origin } from './draft';
import { GROUP_IDS } from './options.table';
import type { GroupId } from './options.table';

export interface EditorSideProps {
  readonly draft: Draft;
  readonly ownRules: readonly NamedRuleSet[];
  readonly group: GroupId;
  /** Ids of the tabs begin with it; the panel is named by them. */
  readonly id: string;
  readonly onGroup: (group: GroupId) => void;
  readonly onChoose: (origin: Origin) => void;
  readonly onDuplicate: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
  readonly onReset: () => void;
}

interface Offered {
  readonly value: string;
  readonly label: string;
  readonly group: string;
  /** Null for the rules as they stand, which are kept nowhere yet. */
  readonly origin: Origin | null;
}

const valueOf = (origin: Origin): string =>
  origin.type === 'preset' ? `preset ${origin.preset}` : `own ${origin.name}`;

function offeredRules(draft: Draft, own: readonly NamedRuleSet[]): readonly Offered[] {
  const isNew = draft.origin.type === 'preset' && isChanged(draft, own);
  const fresh: readonly Offered[] = isNew
    ? [{ value: 'new', label: ownNameOf(draft.base), group: t('editor:notSaved'), origin: null }]
    : [];
  const kept = own.map(({ name }): Origin => ({ type: 'own', name }));
  const ready = offeredPresets.map((preset): Origin => ({ type: 'preset', preset }));
  const offer = (origin: Origin): Offered => ({
    value: valueOf(origin),
    label: origin.type === 'own' ? origin.name : t(`rules:preset.${origin.preset}.name`),
    group: t(origin.type === 'own' ? 'screens:newMatch.own' : 'screens:newMatch.readyMade'),
    origin,
  });
  return [...fresh, ...kept.map(offer), ...ready.map(offer)];
}

function RulesSelect({
  draft,
  ownRules,
  onChoose,
}: Pick<EditorSideProps, 'draft' | 'ownRules' | 'onChoose'>) {
  const offered = offeredRules(draft, ownRules);
  const current = offered[0]?.origin === null ? 'new' : valueOf(draft.origin);
  const count = changesOf(draft);
  return (
    <div class="editorRules">
      <Select
        label={t('editor:ruleSet')}
        value={current}
        options={offered}
        onChange={(value) => {
          const origin = offered.find((each) => each.value === value)?.origin ?? null;
          if (origin !== null && value !== current) onChoose(origin);
        }}
      />
      <p class="cap">
        {count === 0 && draft.origin.type === 'preset'
          ? t('editor:presetHow')
          : t('editor:from', { count, name: t(`rules:preset.${draft.base}.name`) })}
      </p>
    </div>
  );
}

function Groups({ draft, group, id, onGroup }: Pick<EditorSideProps, 'draft' | 'group' | 'id' | 'onGroup'>) {
  const row = useRef<HTMLDivElement>(null);
  const changes = changesByGroup(draft);
  const options = GROUP_IDS.map((value) => ({ value }));
  return (
    <div
      ref={row}
      class="editorGroups"
      role="tablist"
      aria-orientation="vertical"
      aria-label={t('editor:groups')}
      onKeyDown={chooseByArrow(row, { value: group, options, onChange: onGroup })}
    >
      {GROUP_IDS.map((each) => {
        const count = changes.get(each) ?? 0;
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === group}
            aria-controls={`${id}-panel`}
            tabIndex={each === group ? 0 : -1}
            onClick={() => onGroup(each)}
          >
            <span>{t(`editor:group.${each}`)}</span>
            {count > 0 && (
              <>
                <span class="changes" aria-hidden="true">
                  {formatNumber(count)}
                </span>
                <span class="srOnly">{t('editor:changes', { count })}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

export function EditorSide(props: EditorSideProps) {
  const { draft, ownRules, onDuplicate, onRename, onDelete, onReset } = props;
  const isOwn = draft.origin.type === 'own';
  const count = changesOf(draft);
  return (
    <div class="editorSide sheetScroll">
      <RulesSelect draft={draft} ownRules={ownRules} onChoose={props.onChoose} />
      <Groups {...props} />
      <div class="editorTools">
        <Button rank="quiet" size="small" icon="copy" onClick={onDuplicate}>
          {t('editor:duplicate')}
        </Button>
        {isOwn && (
          <>
            <Button rank="quiet" size="small" icon="ribbon" onClick={onRename}>
              {t('editor:rename')}
            </Button>
            <Button rank="quiet" size="small" icon="close" onClick={onDelete}>
              {t('editor:delete')}
            </Button>
          </>
        )}
        {count > 0 && (
          <Button rank="quiet" size="small" icon="takeBack" onClick={onReset}>
            {t('editor:undo', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}
