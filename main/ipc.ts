/** The door between renderer and main: checks who asks and what, then calls the handler. Knows no rules. */
import { CALL_NAMES } from '../shared/ipc';
import type { CallName, CallPayload, CallReply } from '../shared/ipc';
import { refuse } from '../shared/moves';
import { isOwnPage } from './appProtocol';
import { payloadSchemas } from './ipcSchemas';

/** One handler for each call of the contract: a missing one fails to compile. */
export type Handlers = {
  readonly [C in CallName]: (payload: CallPayload<C>) => CallReply<C> | Promise<CallReply<C>>;
};

/** What a sender is judged by; null once its frame is gone. */
export type Sender = { readonly url: string } | null;

/** As much of Electron's `ipcMain` as is used here. */
export interface Channels {
  handle(
    name: string,
    listener: (event: { readonly senderFrame: Sender }, payload: unknown) => unknown,
  ): void;
}

export interface Door {
  readonly ipcMain: Channels;
  /** The main frame of our one window; null while there is none. */
  ownFrame(): Sender;
  /** Told of every broken invariant. */
  report(error: unknown): void;
}

/** Only the main frame of our own window, showing a page of ours, may ask. */
export const isOwnSender = (sender: Sender, ownFrame: Sender): boolean =>
  sender !== null && sender === ownFrame && isOwnPage(sender.url);

/** Validates and calls. Never throws: a bug becomes the code `failed` and is reported. */
async function answer<C extends CallName>(
  name: C,
  payload: unknown,
  handlers: Handlers,
  door: Door,
): Promise<CallReply<C> | ReturnType<typeof refuse<'badPayload' | 'failed'>>> {
  const parsed = payloadSchemas[name].safeParse(payload);
  if (!parsed.success) return refuse('badPayload');
  try {
    return await handlers[name](parsed.data);
  } catch (error) {
    door.report(error);
    return refuse('failed');
  }
}

/** Opens every channel of the contract. */
export function openDoor(door: Door, handlers: Handlers): void {
  for (const name of CALL_NAMES) {
    door.ipcMain.handle(name, (event, payload) =>
      isOwnSender(event.senderFrame, door.ownFrame())
        ? answer(name, payload, handlers, door)
        : refuse('badSender'),
    );
  }
}
