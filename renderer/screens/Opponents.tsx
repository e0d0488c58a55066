/** Against whom: a level as a picture, a manner as a word, for each rival. Knows both only by their words. */
import { useRef, useState } from 'preact/hooks';
import type { CardId } from '../../shared/cards';
import { LEVEL_IDS, MANNER_IDS } from '../../shared/matchOptions';
import type { LevelId, MatchOptions, OpponentChoice } from '../../shared/matchOptions';
import type { Settings } from '../../shared/settings';
import { rivalName } from '../reference/names';
import { t } from '../strings';
import { Choice } from '../ui/Choice';
import { CardPicture } from '../ui/Pictures';
import { chooseByArrow } from '../ui/roving';
import { FormRow } from './NewMatchRows';
import './opponents.css';

/** From the small bird up to the bird of legend. */
const PORTRAITS: Readonly<Record<LevelId, CardId>> = {
  easy: 'feb-warbler',
  medium: 'jun-butterflies',
  hard: 'jul-boar',
  master: 'dec-phoenix',
};

interface LevelsProps {
  readonly label: string;
  readonly value: LevelId;
  readonly onChange: (level: LevelId) => void;
}

function Levels({ label, value, onChange }: LevelsProps) {
  const row = useRef<HTMLDivElement>(null);
  const options = LEVEL_IDS.map((level) => ({ value: level }));
  const handleKey = chooseByArrow(row, { value, options, onChange });
  return (
    <div ref={row} class="levels" role="radiogroup" aria-label={label} onKeyDown={handleKey}>
      {LEVEL_IDS.map((level) => (
        <button
          key={level}
          type="button"
          role="radio"
          class="level"
          aria-checked={level === value}
          aria-label={t(`coach:level.${level}.name`)}
          aria-describedby={`level-${level}`}
          tabIndex={level === value ? 0 : -1}
          onClick={() => onChange(level)}
        >
          <span aria-hidden="true">
            <CardPicture card={PORTRAITS[level]} />
          </span>
          <span class="serif">{t(`coach:level.${level}.name`)}</span>
          <span class="cap" id={`level-${level}`}>
            {t(`coach:level.${level}.about`)}
          </span>
        </button>
      ))}
    </div>
  );
}

interface OpponentsProps {
  readonly options: MatchOptions;
  /** As kept: the second one's too where only one plays. */
  readonly opponents: Settings['opponents'];
  readonly onChange: (opponents: Settings['opponents']) => void;
}

export function Opponents({ options, opponents, onChange }: OpponentsProps) {
  const [chosen, setChosen] = useState(0);
  const count = options.opponents.length;
  const index = Math.min(chosen, count - 1);
  const [first, second] = opponents;
  const now = index === 1 ? second : first;
  const change = (patch: Partial<OpponentChoice>): void => {
    const next = { ...now, ...patch };
    onChange(index === 1 ? [first, next] : [next, second]);
  };
  const name = rivalName(index + 1);
  return (
    <>
      <div class="opponentHead">
        <b>{t('screens:newMatch.opponent', { count })}</b>
        {count === 1 ? (
          <span class="serif">{name}</span>
        ) : (
          <Choice
            label={t('coach:setUp.who')}
            value={index}
            options={options.opponents.map((_, each) => ({ value: each, label: rivalName(each + 1) }))}
            onChange={setChosen}
          />
        )}
      </div>
      <Levels
        label={t('coach:setUp.level', { name })}
        value={now.level}
        onChange={(level) => change({ level })}
      />
      <FormRow label={t('coach:setUp.manner')}>
        <Choice
          label={t('coach:setUp.manner')}
          value={now.manner}
          options={MANNER_IDS.map((manner) => ({ value: manner, label: t(`coach:manner.${manner}.name`) }))}
          onChange={(manner) => change({ manner })}
        />
        <span class="cap grow">{t(`coach:manner.${now.manner}.about`)}</span>
      </FormRow>
    </>
  );
}
