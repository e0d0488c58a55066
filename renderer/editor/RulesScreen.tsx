/** The rule editor as a screen of its own. */
import { t } from '../strings';
import { monthStyle } from '../ui/month';
import { Screen } from '../ui/Screen';
import { RuleEditor } from './RuleEditor';
import type { RuleEditorProps } from './RuleEditor';

interface RulesScreenProps extends Omit<RuleEditorProps, 'children'> {
  readonly onBack: () => void;
}

/** Whose colours it wears: the irises of May, as the settings do. */
const MONTH = 5;

export function RulesScreen({ onBack, ...editor }: RulesScreenProps) {
  return (
    <div style={monthStyle(MONTH)}>
      <RuleEditor {...editor}>
        {({ body, foot, leave }) => (
          <Screen
            class="rulesScreen"
            title={t('editor:title')}
            month={MONTH}
            onBack={() => leave(onBack)}
            foot={foot}
          >
            {body}
          </Screen>
        )}
      </RuleEditor>
    </div>
  );
}
