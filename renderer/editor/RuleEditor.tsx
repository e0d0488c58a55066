/** The editor of rule-sets: changes a copy, shows what comes of it, keeps it on demand. Draws into whatever sheet it is given. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { Confirm } from '../screens/Confirm';
import { EnterRules } from '../screens/EnterRules';
import type { RulesDesk } from '../screens/rulesDesk';
import { RulesSheet } from '../screens/RulesSheet';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { showToast } from '../ui/Toast';
import { isChanged, ownNameOf } from './draft';
import type { Origin } from './draft';
import { EditorBody } from './EditorBody';
import { createKeeping } from './keeping';
import type { Keeping } from './keeping';
import { freeName, NameDialog } from './NameDialog';
import type { GroupId } from './options.table';
import { ReasonsContext } from './page';
import { createReasons } from './reasons';
import { useDraft } from './useDraft';
import type { DraftDesk } from './useDraft';
import './editor.css';

/** What a sheet is filled with. */
export interface EditorParts {
  readonly body: ComponentChildren;
  readonly foot: ComponentChildren;
  /** Goes on at once, or asks first where changes would be lost. */
  readonly leave: (go: () => void) => void;
}

export interface RuleEditorProps {
  /** What is opened first. */
  readonly first: Origin;
  readonly ownRules: readonly NamedRuleSet[];
  readonly desk: RulesDesk;
  /** Rules were kept; `before` = the name that they had until now. */
  readonly onKept: (rules: NamedRuleSet, before: string | null) => void;
  readonly children: (parts: EditorParts) => ComponentChildren;
}

type Asking = 'save' | 'duplicate' | 'rename' | 'enter' | 'rules';
type Over = { readonly type: Asking } | { readonly type: 'leave'; readonly go: () => void };

interface FootProps {
  readonly keeping: Keeping;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onEnter: () => void;
}

function Foot({ keeping, canSave, onSave, onEnter }: FootProps) {
  return (
    <>
      <span class="cap grow">{t('editor:running')}</span>
      <Button onClick={onEnter}>{t('editor:import')}</Button>
      <Button onClick={() => void keeping.copy()}>{t('editor:copyCode')}</Button>
      <Button onClick={() => void keeping.exportFile()}>{t('editor:export')}</Button>
      {canSave && (
        <Button rank="primary" onClick={onSave}>
          {t('editor:save')}
        </Button>
      )}
    </>
  );
}

interface OversProps {
  readonly over: Over | null;
  readonly keeping: Keeping;
  readonly drafting: DraftDesk;
  readonly ownRules: readonly NamedRuleSet[];
  readonly desk: RulesDesk;
  readonly onClose: () => void;
}

/** What lies over the editor: it asks for a name, for rules, or whether changes may go. */
function Overs({ over, keeping, drafting, ownRules, desk, onClose }: OversProps) {
  const { draft } = drafting;
  const names = ownRules.map(({ name }) => name);
  const ask = (
    title: string,
    name: string,
    taken: readonly string[],
    take: (name: string) => Promise<void>,
  ) => (
    <NameDialog
      title={title}
      name={name}
      taken={taken}
      onClose={onClose}
      onName={(typed) => {
        onClose();
        void take(typed);
      }}
    />
  );
  const ownName = draft.origin.type === 'own' ? draft.origin.name : ownNameOf(draft.base);
  switch (over?.type) {
    case 'save':
    case 'duplicate':
      return ask(t(`editor:nameTitle.${over.type}`), freeName(ownName, names), names, (name) =>
        keeping.save(name),
      );
    case 'rename':
      return ask(
        t('editor:nameTitle.rename'),
        ownName,
        names.filter((name) => name !== ownName),
        (name) => keeping.rename(name),
      );
    case 'enter':
      return (
        <EnterRules
          desk={desk}
          onKept={(rules) => {
            keeping.choose(rules);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'rules':
      return <RulesSheet name={keeping.named.name} rules={draft.rules} onClose={onClose} />;
    case 'leave':
      return (
        <Confirm
          title={t('editor:leave.title')}
          text={t('editor:leave.text', { name: keeping.named.name })}
          yes={t('editor:leave.yes')}
          no={t('editor:leave.no')}
          onYes={() => {
            onClose();
            over.go();
          }}
          onNo={onClose}
        />
      );
    case undefined:
      return null;
  }
}

export function RuleEditor({ first, ownRules, desk, onKept, children }: RuleEditorProps) {
  const [reasons] = useState(() => createReasons((ruleSets) => desk.check(ruleSets)));
  const drafting = useDraft(first, ownRules, reasons);
  const [group, setGroup] = useState<GroupId>('match');
  const [over, setOver] = useState<Over | null>(null);
  const { draft } = drafting;
  const keeping = createKeeping({ desk, drafting, ownRules, onKept });
  const changed = isChanged(draft, ownRules);
  const leave = (go: () => void): void => (changed ? setOver({ type: 'leave', go }) : go());
  const open = (type: Asking) => () => setOver({ type });
  const reset = (): void => {
    const { rules } = draft;
    drafting.reset();
    showToast(t('editor:undone'), { label: t('screens:newMatch.undo'), run: () => drafting.change(rules) });
  };
  const body = (
    <EditorBody
      draft={draft}
      ownRules={ownRules}
      group={group}
      desk={desk}
      onGroup={setGroup}
      onChange={drafting.change}
      onAllRules={open('rules')}
      onChoose={(origin) => leave(() => drafting.choose(origin, ownRules))}
      onDuplicate={open('duplicate')}
      onRename={open('rename')}
      onDelete={() => void keeping.remove()}
      onReset={reset}
    />
  );
  const save = draft.origin.type === 'own' ? () => void keeping.save(keeping.named.name) : open('save');
  const foot = (
    <Foot keeping={keeping} canSave={changed} onSave={save} onEnter={() => leave(open('enter'))} />
  );
  return (
    <ReasonsContext.Provider value={reasons}>
      {children({ body, foot, leave })}
      <Overs {...{ over, keeping, drafting, ownRules, desk }} onClose={() => setOver(null)} />
    </ReasonsContext.Provider>
  );
}
