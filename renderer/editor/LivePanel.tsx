/** What the rules say and what a pile pays, as they are being changed. Decides no rule. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { differencesInWords } from '../reference/differencesInWords';
import { rulesInWords } from '../reference/rulesInWords';
import type { SectionId } from '../reference/rulesInWords';
import type { RulesDesk } from '../screens/rulesDesk';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Tabs } from '../ui/Tabs';
import type { Draft } from './draft';
import { ExampleView } from './ExampleView';
import type { GroupId } from './options.table';
import { useExample } from './useExample';

const PAGES = ['words', 'differs'] as const;
type PanelPage = (typeof PAGES)[number];

const SECTIONS: Readonly<Record<GroupId, readonly SectionId[]>> = {
  match: ['match'],
  deal: ['deal'],
  capture: ['capture'],
  koi: ['decision', 'doublings'],
  end: ['unfinished', 'dealer'],
  yaku: ['yaku'],
  jokers: ['yaku'],
  house: ['yaku'],
};

const sentencesOf = (rules: RuleSet, group: GroupId): readonly string[] =>
  rulesInWords(rules)
    .filter(({ id }) => SECTIONS[group].includes(id))
    .flatMap(({ sentences }) => sentences);

/** The group's sentences; those that the preset does not say stand out, and the one just changed comes into sight. */
function InWords({ draft, group }: { readonly draft: Draft; readonly group: GroupId }) {
  const list = useRef<HTMLDivElement>(null);
  const usual = new Set(sentencesOf(presets[draft.base], group));
  const before = new Set(draft.before === null ? [] : sentencesOf(draft.before, group));
  const sentences = sentencesOf(draft.rules, group);
  const fresh = draft.before === null ? undefined : sentences.find((text) => !before.has(text));
  useLayoutEffect(() => {
    list.current?.querySelector('[data-fresh]')?.scrollIntoView({ block: 'nearest' });
  }, [fresh]);
  return (
    <div ref={list} class="panelText selectable">
      {sentences.map((text) => (
        <p key={text} data-fresh={text === fresh ? '' : undefined}>
          {usual.has(text) ? text : <b>{text}</b>}
        </p>
      ))}
    </div>
  );
}

function Differs({ draft }: { readonly draft: Draft }) {
  const sentences = differencesInWords(draft.rules, presets[draft.base]);
  const name = t(`rules:preset.${draft.base}.name`);
  return (
    <div class="panelText selectable">
      <p class="cap">{t(sentences.length === 0 ? 'editor:sameAs' : 'editor:differsFrom', { name })}</p>
      <ul class="differences">
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface LivePanelProps {
  readonly draft: Draft;
  readonly group: GroupId;
  readonly desk: Pick<RulesDesk, 'example'>;
  readonly onAllRules: () => void;
}

export function LivePanel({ draft, group, desk, onAllRules }: LivePanelProps) {
  const [page, setPage] = useState<PanelPage>('words');
  const example = useExample(desk, draft);
  return (
    <aside class="livePanel" aria-label={t('editor:panel')}>
      <div class="panelWords">
        <Tabs
          label={t('editor:panel')}
          value={page}
          options={PAGES.map((value) => ({ value, label: t(`editor:panelPage.${value}`) }))}
          onChange={setPage}
        >
          <div
            // Another part is read from its beginning.
            key={`${group} ${page}`}
            class="sheetScroll"
            tabIndex={0}
            role="region"
            aria-label={t(`editor:panelPage.${page}`)}
          >
            {page === 'words' ? <InWords draft={draft} group={group} /> : <Differs draft={draft} />}
            <Button rank="quiet" size="small" icon="rules" onClick={onAllRules}>
              {t('editor:allRules')}
            </Button>
          </div>
        </Tabs>
      </div>
      <ExampleView {...example} />
    </aside>
  );
}
