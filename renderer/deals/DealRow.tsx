/** The row of the set-up form that asks which cards to play with; tells at once what is wrong with a code. */
import { useId } from 'preact/hooks';
import type { Ref } from 'preact';
import type { DealRead } from '../../shared/deals';
import { FormRow } from '../screens/NewMatchRows';
import { formatDate, t } from '../strings';
import { Choice } from '../ui/Choice';
import type { DealKind, DealState } from './useDealChoice';
import './deals.css';

const KINDS: readonly DealKind[] = ['fresh', 'day', 'code'];

function howOf(kind: Exclude<DealKind, 'code'>): string {
  if (kind === 'fresh') return t('deals:how.fresh');
  return t('deals:how.day', { date: formatDate(new Date().toISOString()) });
}

function readWords(read: DealRead | null): string {
  if (read === null) return t('deals:empty');
  if (read.type === 'refused') return t(`deals:refused.${read.reason}`);
  return t(read.played ? 'deals:played' : 'deals:right');
}

interface DealRowProps {
  readonly deal: DealState;
  readonly fieldRef: Ref<HTMLInputElement>;
}

export function DealRow({ deal, fieldRef }: DealRowProps) {
  const id = useId();
  const { kind, text, read } = deal;
  return (
    <FormRow label={t('deals:cards')}>
      <div class="dealRow">
        <Choice
          label={t('deals:cards')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`deals:kind.${value}`) }))}
          onChange={(next) => deal.choose(next)}
        />
        {kind === 'code' && (
          <input
            ref={fieldRef}
            type="text"
            class="textField dealField"
            aria-label={t('deals:field')}
            aria-describedby={`${id}-read`}
            aria-invalid={read?.type === 'refused'}
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => void deal.enter(currentTarget.value)}
          />
        )}
        <p
          id={`${id}-read`}
          class={`cap ${read?.type === 'refused' && kind === 'code' ? 'wrong' : ''}`}
          role="status"
        >
          {kind === 'code' ? readWords(read) : howOf(kind)} {kind === 'fresh' ? '' : t('deals:hidden')}
        </p>
      </div>
    </FormRow>
  );
}
