/** What a card is called inside a sentence. */
import type { CardId } from '../../shared/cards';
import { t } from '../strings';

/** As what is taken or left: "the sake cup". */
export const told = (card: CardId): string => t(`coach:card.${card}`);
