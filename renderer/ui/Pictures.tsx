/** Cards and month crests as pictures. Know the file names, not the game. */
import type { CSSProperties } from 'preact';
import type { CardId, Month } from '../../shared/cards';
import { t } from '../strings';

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
      src={`cards/${card}.webp`}
      alt={t(`cards:${card}.name`)}
      style={style}
      draggable={false}
    />
  );
}

/** A month's flower on a disc; decoration, a word stands beside it. */
export function Crest({ month, class: extra = '' }: { readonly month: Month; readonly class?: string }) {
  return <img class={`crest ${extra}`} src={`crests/${month}.svg`} alt="" draggable={false} />;
}
