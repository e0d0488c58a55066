/** Exercises over the bridge: each action is one call. Asks and judges nothing. */
import type { Bridge, Reply } from '../../shared/ipc';
import type { TrainerQuestion } from '../../shared/trainers';
import type { TrainerDesk } from '../trainers/trainerDesk';
import type { Accepted } from './accepted';

export function createTrainerDesk(bridge: Bridge, accepted: Accepted): TrainerDesk {
  /** Where no question can be found, the exercise says so itself. */
  const questionOf = (reply: Reply<TrainerQuestion>): TrainerQuestion | null =>
    reply.ok || reply.code !== 'noLesson' ? (accepted(reply) ?? null) : null;

  return {
    async progress() {
      return accepted(await bridge.call('learning:read', null)) ?? null;
    },
    async start(id, level) {
      return questionOf(await bridge.call('trainer:start', { id, level }));
    },
    async answer(marked, ms) {
      return accepted(await bridge.call('trainer:answer', { marked, ms })) ?? null;
    },
    async next() {
      return questionOf(await bridge.call('trainer:next', null));
    },
    close() {
      void bridge.call('trainer:close', null).then(accepted);
    },
  };
}
