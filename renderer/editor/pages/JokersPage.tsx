/** The cards that may count as plain, each with what every choice means. Judges no rule. */
import { useRef } from 'preact/hooks';
import type { JokerUse, RuleSet } from '../../../shared/ruleSet';
import { JOKERS } from '../../reference/ruleChoices';
import { t } from '../../strings';
import { CardPicture } from '../../ui/Pictures';
import { chooseByArrow } from '../../ui/roving';
import { useReasons } from '../page';
import type { PageProps } from '../page';
import { jokerIdle } from './idleNotes';
import { jokerExample, optionHelp } from './optionWords';
import './pages.css';

const USES = ['animal', 'either', 'both'] as const satisfies readonly JokerUse[];
type JokerId = keyof RuleSet['joker'];

interface PlatesProps {
  readonly card: JokerId;
  readonly value: JokerUse;
  readonly reasons: readonly (string | null)[];
  readonly onChange: (use: JokerUse) => void;
}

/** A choice with room for a sentence each. */
function UsePlates({ card, value, reasons, onChange }: PlatesProps) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (use: JokerUse): void => {
    if ((reasons[USES.indexOf(use)] ?? null) === null) onChange(use);
  };
  const handleKey = chooseByArrow(place, {
    value,
    options: USES.map((use) => ({ value: use })),
    onChange: choose,
  });
  return (
    <div
      ref={place}
      class="usePlates"
      role="radiogroup"
      aria-label={t(`cards:${card}.name`)}
      onKeyDown={handleKey}
    >
      {USES.map((use, index) => (
        <button
          key={use}
          type="button"
          role="radio"
          aria-checked={use === value}
          aria-disabled={(reasons[index] ?? null) !== null}
          tabIndex={use === value ? 0 : -1}
          onClick={() => choose(use)}
        >
          <b>{t(`options:choice.joker.${use}`)}</b>
          <span>{t(JOKERS[card][use])}</span>
          <span class="pageOptionExample">{jokerExample(use)}</span>
          {(reasons[index] ?? null) !== null && <span class="pageOptionNote">{reasons[index]}</span>}
        </button>
      ))}
    </div>
  );
}

function Joker({ card, rules, base, onChange }: PageProps & { readonly card: JokerId }) {
  const made = (use: JokerUse): RuleSet => ({ ...rules, joker: { ...rules.joker, [card]: use } });
  const reasons = useReasons(USES.map(made));
  const was = base.joker[card];
  const idle = jokerIdle(rules);
  return (
    <section class="joker" data-changed={was !== rules.joker[card]} aria-label={t(`cards:${card}.name`)}>
      <CardPicture card={card} class="jokerPicture" />
      <div>
        <h4>{t(`cards:${card}.name`)}</h4>
        <p class="cap">
          {optionHelp(`joker.${card}`)}
          {was !== rules.joker[card] && (
            <span class="pageOptionWas">{t('options:was', { value: t(`options:choice.joker.${was}`) })}</span>
          )}
        </p>
        {idle !== null && <p class="cap pageOptionNote">{idle}</p>}
        <UsePlates
          card={card}
          value={rules.joker[card]}
          reasons={reasons}
          onChange={(use) => onChange(made(use))}
        />
      </div>
    </section>
  );
}

export function JokersPage(props: PageProps) {
  return (
    <div class="pageBody">
      <Joker {...props} card="sep-cup" />
      <Joker {...props} card="may-bridge" />
    </div>
  );
}
