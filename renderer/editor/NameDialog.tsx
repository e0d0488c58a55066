/** Asks what a rule-set is to be called, and tells at once when a name cannot be taken. Keeps nothing. */
import { useId, useState } from 'preact/hooks';
import { isPlainName } from '../../shared/plainName';
import { LONGEST_RULES_NAME } from '../../shared/ruleSet';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import '../screens/rulesDialogs.css';

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Names of other rules. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** The first like it that is free: "Oma 2". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const numbered = `${name.slice(0, LONGEST_RULES_NAME - ending.length).trimEnd()}${ending}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

export function NameDialog({ title, name, taken, onName, onClose }: NameDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  const isTaken = taken.includes(next);
  const isBad = !isPlainName(next, LONGEST_RULES_NAME);
  return (
    <Dialog
      class="rulesDialog"
      width={30}
      labelledBy={`${id}-title`}
      describedBy={`${id}-why`}
      initialFocus="input"
      onDismiss={onClose}
    >
      <form
        class="dialogPad"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTaken && !isBad) onName(next);
        }}
      >
        <h3 id={`${id}-title`}>{title}</h3>
        <label class="nameRow">
          <b>{t('screens:enterRules.name')}</b>
          <input
            type="text"
            class="textField"
            maxLength={LONGEST_RULES_NAME}
            value={typed}
            aria-invalid={isTaken || isBad}
            aria-describedby={`${id}-why`}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <p id={`${id}-why`} class="cap nameWhy" role="status">
          {isTaken ? t('editor:nameTaken', { name: next }) : isBad ? t('screens:enterRules.badName') : ''}
        </p>
        <div class="dialogActions">
          <Button onClick={onClose}>{t('screens:enterRules.cancel')}</Button>
          {!isTaken && !isBad && (
            <Button rank="primary" onClick={() => onName(next)}>
              {t('editor:keepName')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
