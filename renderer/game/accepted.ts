/** What an action does with main's answer. Shape only. */
import type { Reply } from '../../shared/ipc';

/** Hands on the value, or reports the refusal and answers undefined. */
export type Accepted = <T>(reply: Reply<T>) => T | undefined;
