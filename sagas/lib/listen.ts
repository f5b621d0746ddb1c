import { buffers, eventChannel } from 'redux-saga';
import type { NamedPort, Unsubscribe } from '#services/lib/definePorts.ts';
import { call } from './effects.ts';

// `{}`: a channel carries anything but null and undefined.
type Subscribe<Args extends unknown[], Message extends object | string> = (
  ...args: [...Args, listener: (message: Message) => void]
) => Unsubscribe;

/**
 * Turns a port that takes a listener into a channel with the port's name. The buffer expands: redux-saga's default
 * kept 1 of 3 messages from the same tick.
 */
export function* listen<Args extends unknown[], Message extends object | string>(
  port: NamedPort<Subscribe<Args, Message>>,
  ...args: Args
) {
  const open = (...of: Args) =>
    eventChannel<Message>((emit) => port(...of, emit), buffers.expanding<Message>());
  return yield* call(Object.assign(open, { opName: port.opName }), ...args);
}
