/** The three columns of the editor: which rules, their options, and what comes of them. */
import { useId } from 'preact/hooks';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { RulesDesk } from '../screens/rulesDesk';
import { t } from '../strings';
import type { Draft } from './draft';
import { EditorSide } from './EditorSide';
import type { EditorSideProps } from './EditorSide';
import { LivePanel } from './LivePanel';
import { OptionList } from './OptionList';
import { LIST_IDS } from './options.table';
import type { GroupId } from './options.table';
import { PAGES } from './pages';

interface GroupPageProps {
  readonly group: GroupId;
  readonly draft: Draft;
  readonly onChange: (rules: RuleSet) => void;
}

function GroupPage({ group, draft, onChange }: GroupPageProps) {
  const list = LIST_IDS.find((each) => each === group);
  if (list !== undefined) return <OptionList list={list} draft={draft} onChange={onChange} />;
  switch (group) {
    case 'yaku':
    case 'jokers':
    case 'house': {
      const Page = PAGES[group];
      return Page === undefined ? null : (
        <Page rules={draft.rules} base={presets[draft.base]} onChange={onChange} />
      );
    }
    default:
      return null;
  }
}

interface EditorBodyProps extends Omit<EditorSideProps, 'id'> {
  readonly desk: Pick<RulesDesk, 'example'>;
  readonly onChange: (rules: RuleSet) => void;
  readonly onAllRules: () => void;
}

export function EditorBody({ desk, onChange, onAllRules, ...side }: EditorBodyProps) {
  const { group, draft } = side;
  const id = useId();
  return (
    <div class="ruleEditor">
      <div class="editorColumns">
        <EditorSide {...side} id={id} />
        <div
          key={group}
          class="editorPage sheetScroll"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${group}`}
          tabIndex={-1}
        >
          <h3>{t(`editor:group.${group}`)}</h3>
          <GroupPage group={group} draft={draft} onChange={onChange} />
        </div>
        <LivePanel draft={draft} group={group} desk={desk} onAllRules={onAllRules} />
      </div>
    </div>
  );
}
