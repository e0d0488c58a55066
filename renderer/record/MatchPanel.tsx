/** What is chosen in the list, and what can be done with it. Does nothing itself. */
import type { ComponentChildren } from 'preact';
import type { FinishedMatch } from '../../shared/coach';
import { rivalLevel, rivalName } from '../reference/names';
import { scoreLine } from '../screens/people';
import { formatMoment, formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { dealWords, resultOf, resultWords, rulesWithLength } from './recordWords';

export interface MatchActions {
  readonly onReview: (id: string) => void;
  /** Null where there is nothing to watch it with. */
  readonly onWatch: ((id: string) => void) | null;
  readonly onCopyDeals: (id: string) => void;
  readonly onDelete: () => void;
}

interface MatchPanelProps extends MatchActions {
  readonly chosen: readonly FinishedMatch[];
  readonly onChooseAll: () => void;
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ match }: { readonly match: FinishedMatch }) {
  const { options, totals, practice } = match;
  return (
    <dl>
      <Fact name={t('record:matches.score')}>{scoreLine(totals)}</Fact>
      <Fact name={t('record:matches.against')}>
        {options.opponents.map((_, index) => (
          <span key={index} class="panelRival">
            {rivalName(index + 1)} <small class="dim">{rivalLevel(options, index + 1)}</small>
          </span>
        ))}
      </Fact>
      <Fact name={t('record:matches.rules')}>{rulesWithLength(options.rules)}</Fact>
      {dealWords(match) !== '' && <Fact name={t('record:matches.deal')}>{dealWords(match)}</Fact>}
      {practice && <Fact name={t('record:matches.counts')}>{t('record:matches.practice')}</Fact>}
    </dl>
  );
}

function One({ match, ...actions }: MatchActions & { readonly match: FinishedMatch }) {
  const { id, finishedAt } = match;
  const { onWatch } = actions;
  return (
    <>
      <h3>
        <i class="resultSign" data-result={resultOf(match)} />
        {resultWords(match)}
      </h3>
      <p class="cap">{formatMoment(finishedAt)}</p>
      <Facts match={match} />
      <div class="panelActions">
        <Button onClick={() => actions.onReview(id)}>{t('record:matches.review')}</Button>
        {onWatch !== null && (
          <Button icon="play" onClick={() => onWatch(id)}>
            {t('record:matches.watch')}
          </Button>
        )}
        <Button rank="quiet" icon="copy" onClick={() => actions.onCopyDeals(id)}>
          {t('record:matches.copyDeals')}
        </Button>
        <Button rank="quiet" icon="close" onClick={actions.onDelete}>
          {t('record:matches.delete')}
        </Button>
      </div>
    </>
  );
}

export function MatchPanel({ chosen, onChooseAll, ...actions }: MatchPanelProps) {
  const [only, ...others] = chosen;
  return (
    <aside class="sidePanel matchPanel">
      {only !== undefined && others.length === 0 ? (
        <One match={only} {...actions} />
      ) : (
        <>
          <h3>{t('record:matches.chosen', { count: chosen.length, number: formatNumber(chosen.length) })}</h3>
          <p class="cap">{t('record:matches.several')}</p>
          <div class="panelActions">
            {chosen.length > 0 && (
              <Button icon="close" onClick={actions.onDelete}>
                {t('record:matches.delete')}
              </Button>
            )}
            <Button rank="quiet" onClick={onChooseAll}>
              {t('record:matches.chooseAll')}
            </Button>
          </div>
        </>
      )}
    </aside>
  );
}
