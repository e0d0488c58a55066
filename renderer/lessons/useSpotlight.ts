/** Dims the table but for what the teacher speaks of. Draws nothing itself. */
import { useEffect } from 'preact/hooks';
import type { LessonTarget } from '../../shared/lessons';
import type { Month } from '../../shared/cards';
import type { Table } from '../table/table';
import { tintOf } from '../ui/month';
import type { Pointing } from './usePointing';
import { cardsIn, grown } from './targets';

const AIR = 4;

/** @param targets null = nothing is dimmed */
export function useSpotlight(
  table: Table | null,
  month: Month | null,
  targets: readonly LessonTarget[] | null,
  pointing: Pointing | null,
): void {
  const holes = (pointing?.found ?? [])
    .filter(({ surface }) => surface === 'table')
    .map(({ rect }) => grown(rect, AIR));
  const cards = targets === null ? [] : cardsIn(targets);
  const isPointing = targets !== null && (pointing?.found.length ?? 0) > 0;
  const key = JSON.stringify([isPointing, cards, holes, month]);
  useEffect(() => {
    if (table === null || month === null) return;
    table.spotlight(isPointing ? { cards, holes, colour: tintOf(month).edge } : null);
  }, [table, key]);
}
