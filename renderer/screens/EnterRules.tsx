/** Takes in rules that somebody sent, as a code or a file, shows what they say, and keeps them. Reads no code itself. */
import { useId, useRef, useState } from 'preact/hooks';
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { problemInWords, refusalInWords } from '../reference/problemInWords';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ReadRules } from './ReadRules';
import type { RulesDesk } from './rulesDesk';
import './rulesDialogs.css';

interface EnterRulesProps {
  readonly desk: RulesDesk;
  readonly onKept: (rules: NamedRuleSet) => void;
  readonly onClose: () => void;
}

/** The reading of the latest text or file, whatever order the answers come in. */
function useReading(desk: RulesDesk) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<RulesRead | null>(null);
  const latest = useRef(0);
  const enter = async (typed: string): Promise<void> => {
    setText(typed);
    const turn = (latest.current += 1);
    const answer = typed.trim() === '' ? null : await desk.read(typed);
    if (turn === latest.current) setRead(answer);
  };
  const open = async (): Promise<void> => {
    const answer = await desk.open();
    // No file was picked: what stands there goes on standing.
    if (answer === null) return;
    latest.current += 1;
    setText('');
    setRead(answer);
  };
  return { text, read, enter, open };
}

/** As many as fit; more help nobody. */
const MOST_PROBLEMS = 8;

function Refused({ read }: { readonly read: Extract<RulesRead, { type: 'refused' }> }) {
  return (
    <div class="refused">
      <p>{refusalInWords(read.reason)}</p>
      {read.problems.length > 0 && (
        <ul>
          {read.problems.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={`${problem.field} ${problem.code}`}>{problemInWords(problem)}</li>
          ))}
          {read.problems.length > MOST_PROBLEMS && <li>{t('rules:moreProblems')}</li>}
        </ul>
      )}
    </div>
  );
}

export function EnterRules({ desk, onKept, onClose }: EnterRulesProps) {
  const id = useId();
  const { text, read, enter, open } = useReading(desk);
  const keep = async (rules: NamedRuleSet): Promise<void> => {
    const kept = await desk.keep(rules);
    if (kept !== null) onKept(kept);
  };
  return (
    <Dialog
      class="rulesDialog enterRules"
      width={52}
      labelledBy={`${id}-title`}
      describedBy={`${id}-how`}
      initialFocus="textarea"
      onDismiss={onClose}
    >
      <div class="dialogPad">
        <h3 id={`${id}-title`}>{t('screens:enterRules.title')}</h3>
        <p id={`${id}-how`} class="dialogText">
          {t('screens:enterRules.how')}
        </p>
        <div class="codeRow">
          <textarea
            class="codeField selectable"
            aria-label={t('screens:rulesCode')}
            rows={2}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => void enter(currentTarget.value)}
          />
          <Button onClick={() => void open()}>{t('screens:enterRules.open')}</Button>
        </div>
        <div class="reading" role="status">
          {read?.type === 'refused' && <Refused read={read} />}
          {read?.type === 'read' && (
            <p class="srOnly">{t('screens:enterRules.read', { name: read.rules.name })}</p>
          )}
        </div>
        {read?.type === 'read' ? (
          <ReadRules key={JSON.stringify(read.rules)} rules={read.rules} onKeep={keep} onClose={onClose} />
        ) : (
          <div class="dialogActions">
            <Button onClick={onClose}>{t('screens:enterRules.cancel')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
