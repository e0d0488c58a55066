/** Exercises over the bridge: each action is one call. Asks and judges nothing. */
import type { Bridge, Reply } from '../../shared/ipc';
import type { TrainerDesk } from '../trainers/trainerDesk';

/** @param accepted hands on the value, or reports the refusal and answers undefined */
export function createTrainerDesk(
  bridge: Bridge,
  accepted: <T>(reply: Reply<T>) => T | undefined,
): TrainerDesk {
  return {
    async progress() {
      return accepted(await bridge.call('learning:read', null)) ?? null;
    },
    async start(id, level) {
      const reply = await bridge.call('trainer:start', { id, level });
      // No question can be found: the exercise says so itself.
      return reply.ok || reply.code !== 'noLesson' ? (accepted(reply) ?? null) : null;
    },
    async answer(marked, ms) {
      return accepted(await bridge.call('trainer:answer', { marked, ms })) ?? null;
    },
    async next() {
      const reply = await bridge.call('trainer:next', null);
      return reply.ok || reply.code !== 'noLesson' ? (accepted(reply) ?? null) : null;
    },
    close() {
      void bridge.call('trainer:close', null).then(accepted);
    },
  };
}
