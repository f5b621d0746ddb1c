import type { OutsideChannel } from './kinds.ts';
import type { LogCursor } from './logCursor.ts';
import type { AnswerEntry, ChannelEntry } from './logEntry.ts';
import type { Places } from './places.ts';

interface OfReplay {
  readonly log: LogCursor;
  readonly places: Places;
  readonly waiting: Map<number, (entry: AnswerEntry) => void>;
  letIn(place: number): void;
}

/** A channel that nobody feeds but the log. */
export function replayedChannel(
  of: { readonly op: string; readonly channel: number },
  { log, places, waiting, letIn }: OfReplay,
): OutsideChannel {
  return {
    take(taker) {
      const id = places.next();
      if (log.did({ is: 'take', id, ...of }) === null) return;
      waiting.set(id, ({ value }) => taker(value));
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
