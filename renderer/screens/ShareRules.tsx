/** The chosen rules as a code to hand on: to read, to copy, to write to a file. Changes no rules. */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { showToast } from '../ui/Toast';
import type { RulesDesk } from './rulesDesk';
import './rulesDialogs.css';

interface ShareRulesProps {
  readonly rules: NamedRuleSet;
  readonly desk: RulesDesk;
  readonly onClose: () => void;
}

/** The code once main has made it; it stands selected. */
function useCode(rules: NamedRuleSet, desk: RulesDesk) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void desk.code(rules).then((made) => setCode(made ?? ''));
  }, []);
  useLayoutEffect(() => {
    field.current?.setSelectionRange(0, code.length);
  }, [code]);
  return { code, field };
}

export function ShareRules({ rules, desk, onClose }: ShareRulesProps) {
  const id = useId();
  const { code, field } = useCode(rules, desk);
  const copy = async (): Promise<void> => {
    if (await desk.copy(rules)) showToast(t('screens:shareRules.copied'));
  };
  const save = async (): Promise<void> => {
    const path = await desk.save(rules);
    if (path !== null) showToast(t('screens:shareRules.saved', { path }));
  };
  return (
    <Dialog
      class="rulesDialog"
      width={38}
      labelledBy={`${id}-title`}
      describedBy={`${id}-how`}
      initialFocus="textarea"
      onDismiss={onClose}
    >
      <div class="dialogPad">
        <h3 id={`${id}-title`}>{t('screens:shareRules.title', { name: rules.name })}</h3>
        <p id={`${id}-how`} class="dialogText">
          {t('screens:shareRules.how')}
        </p>
        <textarea
          ref={field}
          class="codeField selectable"
          aria-label={t('screens:rulesCode')}
          rows={4}
          readOnly
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="dialogActions">
          <Button rank="quiet" onClick={onClose}>
            {t('screens:shareRules.close')}
          </Button>
          <span class="grow" />
          <Button onClick={() => void save()}>{t('screens:shareRules.save')}</Button>
          <Button rank="primary" icon="copy" onClick={() => void copy()}>
            {t('screens:shareRules.copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
