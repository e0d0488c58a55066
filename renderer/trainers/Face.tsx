/** A card of an exercise: told by its picture while its name would be the answer. */
import type { CardId } from '../../shared/cards';
import { t } from '../strings';

interface FaceProps {
  readonly card: CardId;
  /** False while its month is asked: then only what is drawn on it is told. */
  readonly named: boolean;
  /** Beside a name that says as much. */
  readonly silent?: boolean;
  readonly lit?: boolean | null;
}

export function Face({ card, named, silent = false, lit = null }: FaceProps) {
  const told = named ? t(`cards:${card}.name`) : t(`lessons:picture.${card}`);
  return (
    <img
      class="card"
      src={`cards/${card}.webp`}
      alt={silent ? '' : told}
      data-lit={lit ?? undefined}
      draggable={false}
    />
  );
}
