/** Cards and month crests as pictures. Know the file names, not the game. */
import type { CSSProperties } from 'preact';
import { CARD_IDS, MONTHS } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import { t } from '../strings';

const cardSource = (card: CardId): string => `cards/${card}.webp`;
const crestSource = (month: Month): string => `crests/${month}.svg`;

const held = new Map<string, HTMLImageElement>();

/** Loads every picture ahead: one that the page still holds stands at once wherever it is shown. */
export function holdPictures(): void {
  for (const source of [...CARD_IDS.map(cardSource), ...MONTHS.map(crestSource)]) {
    const picture = new Image();
    picture.src = source;
    held.set(source, picture);
  }
}

interface CardPictureProps {
  readonly card: CardId;
  readonly style?: CSSProperties;
  readonly class?: string;
}

/** A card's face, named for screen readers. Its width is set by class or style, in rem. */
export function CardPicture({ card, style, class: extra = '' }: CardPictureProps) {
  return (
    <img
      class={`card ${extra}`}
      src={cardSource(card)}
      alt={t(`cards:${card}.name`)}
      style={style}
      draggable={false}
    />
  );
}

/** A month's flower on a disc; decoration, a word stands beside it. */
export function Crest({ month, class: extra = '' }: { readonly month: Month; readonly class?: string }) {
  return <img class={`crest ${extra}`} src={crestSource(month)} alt="" draggable={false} />;
}
