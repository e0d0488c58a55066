/** Which steps belong to which event. Every type is named, so that a new one fails to compile. Holds no steps. */
import type { GameEvent } from '../../shared/events';
import { isOwn, type Craft } from './craft';
import { koiKoiCalled } from './events/call';
import { cardsCaptured } from './events/capture';
import { cardsDealt, cardsShuffled } from './events/deal';
import { cardDrawn } from './events/draw';
import { matchStarted } from './events/dealer';
import { fieldVoid, monthEnded, monthStarted } from './events/month';
import { cardLaid, cardPlayed, choiceOpened } from './events/play';
import { rivalThinks } from './events/think';
import { yakuFormed } from './events/yaku';

/** Puts an event's steps on the craft's take. An event without steps leaves it empty. */
export function choreograph(event: GameEvent, craft: Craft): void {
  switch (event.type) {
    case 'matchStarted':
      return matchStarted(event, craft);
    case 'monthStarted':
      return monthStarted(event, craft);
    case 'cardsShuffled':
      return cardsShuffled(event, craft);
    case 'cardsDealt':
      return cardsDealt(event, craft);
    case 'fieldVoid':
      return fieldVoid(event, craft);
    case 'cardPlayed':
      return cardPlayed(event, craft);
    case 'cardDrawn':
      return cardDrawn(event, craft);
    case 'choiceOpened':
      return choiceOpened(event, craft);
    case 'cardLaid':
      return cardLaid(event, craft);
    case 'cardsCaptured':
      return cardsCaptured(event, craft);
    case 'yakuFormed':
      return yakuFormed(event, craft);
    case 'koiKoiCalled':
      return koiKoiCalled(event, craft);
    case 'monthEnded':
      return monthEnded(event, craft);
    case 'turnStarted':
    case 'decisionOpened':
      if (!isOwn(craft, event.seat)) rivalThinks(event.seat, craft);
      return;
    // The tally and the end of the match are screens of their own.
    case 'stopped':
    case 'matchEnded':
      return;
  }
}
