import type { OutsideChannel } from './kinds.ts';
import type { WriteEntry } from './lineWriter.ts';
import type { AnswerEntry } from './logEntry.ts';
import type { Places } from './places.ts';

interface OfRecording {
  readonly write: WriteEntry;
  readonly places: Places;
  input(message: Omit<AnswerEntry, 't'>, run: () => void): void;
}

/** The same channel, with every operation and every message written down. */
export function recordedChannel(
  source: OutsideChannel,
  of: { readonly op: string; readonly channel: number },
  { write, input, places }: OfRecording,
): OutsideChannel {
  return {
    take(taker) {
      const id = places.next();
      write(() => ({ is: 'take', id, ...of }));
      const heard: typeof taker = (message) =>
        input({ is: 'message', id, op: of.op, value: message }, () => taker(message));
      places.enter(id, () => source.take(heard));
      taker.cancel = () => heard.cancel?.();
    },
    flush(receive) {
      const id = places.next();
      source.flush((messages) => {
        write(() => ({ is: 'flush', id, ...of, value: messages }));
        receive(messages);
      });
    },
    close() {
      const id = places.next();
      write(() => ({ is: 'close', id, ...of }));
      places.enter(id, () => source.close());
    },
  };
}
