/** Sets up a match: against whom, by which rules, for how many months. Knows the rules only by their words. */
import { useState } from 'preact/hooks';
import type { MatchSummary } from '../../shared/ipc';
import type { MatchOptions } from '../../shared/matchOptions';
import { MATCH_LENGTHS } from '../../shared/settings';
import type { MatchLength } from '../../shared/settings';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Screen } from '../ui/Screen';
import { NewMatchConfirm } from './Confirm';
import { MonthStrip, OpponentPicture, ThisMatch } from './NewMatchParts';
import { opponentName } from './duel';
import './newMatch.css';

export interface NewMatchProps {
  /** Length chosen last. */
  readonly months: MatchLength;
  /** A match that a new one would end: it is asked about first. */
  readonly running: MatchSummary | null;
  /** `replace` = the running match may go. */
  readonly onStart: (options: MatchOptions, replace: boolean) => void;
  readonly onBack: () => void;
}

export function NewMatch({ months: lastMonths, running, onStart, onBack }: NewMatchProps) {
  const [months, setMonths] = useState(lastMonths);
  const [asking, setAsking] = useState(false);
  const options: MatchOptions = { preset: 'modern', opponent: 'normal', months };
  const start = (): void => {
    if (running === null) onStart(options, false);
    else setAsking(true);
  };
  return (
    <>
      <Screen
        class="newMatch"
        title={t('screens:newMatch.title')}
        month={3}
        onBack={onBack}
        foot={
          <>
            <span class="cap grow">{t('screens:newMatch.kept')}</span>
            <Button rank="primary" size="large" onClick={start}>
              {t('screens:newMatch.start')}
            </Button>
          </>
        }
      >
        <div class="newMatchMain sheetScroll">
          <OpponentPicture opponent={options.opponent} />
          <div class="formRow">
            <b>{t('screens:newMatch.rules')}</b>
            <div>
              <span class="ruleSetName">{t(`table:preset.${options.preset}`)}</span>
              <span class="cap">{t(`screens:newMatch.${options.preset}.short`)}</span>
            </div>
          </div>
          <div class="formRow">
            <b>{t('screens:newMatch.length')}</b>
            <Choice
              label={t('screens:newMatch.length')}
              value={months}
              options={MATCH_LENGTHS.map((count) => ({
                value: count,
                label: t('screens:newMatch.months', { count }),
              }))}
              onChange={setMonths}
            />
          </div>
          <MonthStrip months={months} />
        </div>
        <ThisMatch months={months} name={opponentName(options.opponent)} preset={options.preset} />
      </Screen>
      {asking && running !== null && (
        <NewMatchConfirm
          running={running}
          onYes={() => onStart(options, true)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
