import type { OutsideChannel } from './kinds.ts';
import type { LogCursor } from './logCursor.ts';
import type { AnswerEntry, ChannelEntry } from './logEntry.ts';
import type { WriteEntry } from './logLines.ts';
import type { Places } from './places.ts';

/** Channels between the sagas and the outside, in a recording and in its replay. */
interface OfRecording {
  readonly write: WriteEntry;
  readonly places: Places;
  input(message: Omit<AnswerEntry, 't'>, run: () => void): void;
}

/** Returns the same channel, but logs every operation and every message. */
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

/** Who waits for an answer or a message. */
export interface Waiting {
  readonly op: string;
  readonly settle: (entry: AnswerEntry) => void;
}

interface OfReplay {
  readonly log: LogCursor;
  readonly places: Places;
  readonly waiting: Map<number, Waiting>;
  letIn(place: number): void;
}

/** Returns a channel that only the log feeds. */
export function replayedChannel(
  of: { readonly op: string; readonly channel: number },
  { log, places, waiting, letIn }: OfReplay,
): OutsideChannel {
  return {
    take(taker) {
      const id = places.next();
      if (log.did({ is: 'take', id, ...of }) === null) return;
      waiting.set(id, { op: of.op, settle: ({ value }) => taker(value) });
      letIn(id);
      taker.cancel = () => void waiting.delete(id);
    },
    flush(receive) {
      const entry = log.did({ is: 'flush', id: places.next(), ...of }) as ChannelEntry | null;
      if (entry !== null) receive(entry.value);
    },
    close() {
      const id = places.next();
      if (log.did({ is: 'close', id, ...of }) !== null) letIn(id);
    },
  };
}
