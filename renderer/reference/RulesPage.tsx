/** A rule-set as a page to read, with its headings to jump to; needs no match. Lays out sentences, knows no rules. */
import { useRef } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { Marked } from './Marked';
import { rulesInWords } from './rulesInWords';
import type { RulesSection, SectionId } from './rulesInWords';
import { yakuLines } from './yakuLines';
import './reference.css';

function YakuTable({ rules }: { readonly rules: RuleSet }) {
  return (
    <table class="rulesYaku">
      <tbody>
        {yakuLines(rules).map(({ id, name, how, value }) => (
          <tr key={id} data-yaku={id}>
            <th scope="row">
              <Marked text={name} />
            </th>
            <td>
              <Marked text={how} />
            </td>
            <td>
              <Marked text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Section({ section, rules }: { readonly section: RulesSection; readonly rules: RuleSet }) {
  const [first, ...others] = section.sentences;
  return (
    <section class="rulesSection" data-section={section.id} data-entry={section.id}>
      <h3>
        <Marked text={section.title} />
      </h3>
      <p>
        <Marked text={first ?? ''} />
      </p>
      {section.id === 'yaku' && <YakuTable rules={rules} />}
      {others.map((sentence) => (
        <p key={sentence}>
          <Marked text={sentence} />
        </p>
      ))}
    </section>
  );
}

interface RulesPageProps {
  readonly rules: RuleSet;
  /** What a screen reader calls it, unless they are the rules of this match. */
  readonly title?: string;
}

/** The whole page of a rule-set. It fills its place and scrolls within it. */
export function RulesPage({ rules, title = t('reference:title.rules') }: RulesPageProps) {
  const text = useRef<HTMLDivElement>(null);
  const sections = rulesInWords(rules);
  const show = (id: SectionId): void => {
    text.current?.querySelector(`[data-section=${id}]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <div class="rulesPage">
      <nav aria-label={title}>
        {sections.map((section) => (
          <button key={section.id} type="button" onClick={() => show(section.id)}>
            {section.title}
          </button>
        ))}
      </nav>
      <div ref={text} class="sheetScroll selectable" tabIndex={0} role="region" aria-label={title}>
        {sections.map((section) => (
          <Section key={section.id} section={section} rules={rules} />
        ))}
      </div>
    </div>
  );
}
