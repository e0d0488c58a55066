/** Reads the cards of a table, so that a whole hand stands on one line. */
import { isCardId, type CardId } from '../../../shared/cards';

/**
 * @param ids card ids with a space between them
 * @throws where one of them is no card
 */
export const cards = (ids: string): readonly CardId[] =>
  ids.split(' ').map((id) => {
    if (!isCardId(id)) throw new Error(`no card has the id ${id}`);
    return id;
  });
