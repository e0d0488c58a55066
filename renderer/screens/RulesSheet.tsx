/** All rules of a match to be, in words, over the set-up screen. Changes nothing. */
import { useId } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { RulesPage } from '../reference/RulesPage';
import { t } from '../strings';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import '../reference/reference.css';
import './rulesDialogs.css';

interface RulesSheetProps {
  readonly name: string;
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

export function RulesSheet({ name, rules, onClose }: RulesSheetProps) {
  const heading = useId();
  return (
    <Dialog class="referenceDialog" labelledBy={heading} onDismiss={onClose} initialFocus=".iconButton">
      <div class="rulesSheet">
        <h2 id={heading}>{name}</h2>
        <IconButton icon="close" label={t('reference:close')} onClick={onClose} />
        <RulesPage rules={rules} />
      </div>
    </Dialog>
  );
}
