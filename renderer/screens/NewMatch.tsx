/** Sets up a match: by which rules, against whom, how long, who deals first. Knows the rules only by their words. */
import { useRef, useState } from 'preact/hooks';
import type { DealChoice } from '../../shared/deals';
import type { MatchSummary } from '../../shared/ipc';
import { rulesOfChoice } from '../../shared/matchOptions';
import type { MatchOptions } from '../../shared/matchOptions';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { AgreedRows } from '../deals/AgreedRows';
import { DealRow } from '../deals/DealRow';
import type { DealsDesk } from '../deals/dealsDesk';
import { useDealChoice } from '../deals/useDealChoice';
import { rulesName } from '../reference/names';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { monthStyle } from '../ui/month';
import { Screen } from '../ui/Screen';
import { showToast } from '../ui/Toast';
import { NewMatchConfirm } from './Confirm';
import { EnterRules } from './EnterRules';
import { agreedOptions, optionsOf } from './newMatchChoices';
import type { Choices } from './newMatchChoices';
import { DealerRow, HelpRow, LengthRow, RulesRow } from './NewMatchRows';
import { Opponents } from './Opponents';
import type { RulesDesk } from './rulesDesk';
import { RulesSheet } from './RulesSheet';
import { ShareRules } from './ShareRules';
import { ThisMatch } from './ThisMatch';
import './newMatch.css';

export interface NewMatchProps {
  /** What was chosen last. */
  readonly choices: Choices;
  readonly ownRules: readonly NamedRuleSet[];
  /** A match that a new one would end: it is asked about first. */
  readonly running: MatchSummary | null;
  readonly desk: RulesDesk;
  readonly deals: Pick<DealsDesk, 'read'>;
  /** Each choice is kept at once. */
  readonly onChange: (patch: Partial<Choices>) => void;
  /** `replace` = the running match may go. */
  readonly onStart: (options: MatchOptions, replace: boolean, deal: DealChoice) => void;
  /** Opens the rules in the editor. */
  readonly onEdit: () => void;
  readonly onBack: () => void;
}

/** Whose colours it wears: cherries, as in the picture of the opponent. */
const MONTH = 3;

type Over = 'confirm' | 'enter' | 'share' | 'rules';

/** The choices as they stand here, each handed on when it changes. */
function useChoices({ choices: last, onChange }: Pick<NewMatchProps, 'choices' | 'onChange'>) {
  const [choices, setChoices] = useState(last);
  const change = (patch: Partial<Choices>): void => {
    setChoices((before) => ({ ...before, ...patch }));
    onChange(patch);
  };
  const chooseOwn = ({ name }: NamedRuleSet): void => change({ rules: { type: 'own', name }, months: null });
  return { choices, change, chooseOwn };
}

export function NewMatch(props: NewMatchProps) {
  const { ownRules, running, desk, deals, onStart, onBack } = props;
  const { choices, change, chooseOwn } = useChoices(props);
  const [over, setOver] = useState<Over | null>(null);
  const rulesSelect = useRef<HTMLSelectElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const deal = useDealChoice(deals);
  const options = deal.agreed === null ? optionsOf(choices, ownRules) : agreedOptions(deal.agreed, choices);
  const ruleSet = rulesOfChoice(options.rules);
  const named: NamedRuleSet = { name: rulesName(options.rules), ruleSet };
  const close = (): void => setOver(null);
  const forget = async (rules: NamedRuleSet): Promise<void> => {
    if (!(await desk.forget(rules.name))) return;
    change({ rules: { type: 'preset', preset: 'modern' }, months: null });
    // The button that was pressed is gone.
    rulesSelect.current?.focus();
    showToast(t('screens:newMatch.forgotten', { name: rules.name }), {
      label: t('screens:newMatch.undo'),
      run: () => void desk.keep(rules).then((kept) => kept !== null && chooseOwn(kept)),
    });
  };
  const begin = (replace: boolean): void => {
    if (deal.choice !== null) onStart(options, replace, deal.choice);
    else codeField.current?.focus();
  };
  const rows = { choices, options, onChange: change };
  return (
    <div style={monthStyle(MONTH)}>
      <Screen
        class="newMatch"
        title={t('screens:newMatch.title')}
        month={MONTH}
        onBack={onBack}
        foot={
          <>
            <span class="cap grow">{t('screens:newMatch.kept')}</span>
            <Button onClick={() => setOver('enter')}>{t('screens:enterRules.title')}</Button>
            <Button
              rank="primary"
              size="large"
              onClick={() => (running === null || deal.choice === null ? begin(false) : setOver('confirm'))}
            >
              {t('screens:newMatch.start')}
            </Button>
          </>
        }
      >
        <div class="newMatchMain sheetScroll">
          <Opponents
            options={options}
            opponents={choices.opponents}
            onChange={(opponents) => change({ opponents })}
          />
          <DealRow deal={deal} fieldRef={codeField} />
          {deal.agreed === null ? (
            <>
              <RulesRow
                {...rows}
                own={ownRules}
                selectRef={rulesSelect}
                onEdit={props.onEdit}
                onShare={() => setOver('share')}
                onForget={(rules) => void forget(rules)}
              />
              <LengthRow {...rows} />
              <DealerRow {...rows} />
            </>
          ) : (
            <AgreedRows options={options} />
          )}
          <HelpRow coach={choices.coach} onChange={change} />
        </div>
        <ThisMatch options={options} onRules={() => setOver('rules')} />
      </Screen>
      {over === 'rules' && <RulesSheet name={named.name} rules={ruleSet} onClose={close} />}
      {over === 'share' && <ShareRules rules={named} desk={desk} onClose={close} />}
      {over === 'enter' && (
        <EnterRules
          desk={desk}
          onKept={(rules) => {
            chooseOwn(rules);
            close();
          }}
          onClose={close}
        />
      )}
      {over === 'confirm' && running !== null && (
        <NewMatchConfirm running={running} onYes={() => begin(true)} onNo={close} />
      )}
    </div>
  );
}
