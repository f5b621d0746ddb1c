import { EventEmitter, once } from 'node:events';
import type { Signals } from '#db/database.ts';

/**
 * Notifies the followers of a topic, in any process, that there is something new to read. It is only a hint:
 * the data is in the database, and followers also look there periodically. So a lost hint costs a moment,
 * never an event.
 */
export interface Wakeups {
  ring(topic: string): void;
  listen(topic: string): Bell;
  /** Calls back at every ring until the returned function is called. */
  onRing(topic: string, callback: () => void): () => void;
}

export interface Bell {
  /** Resolves at the next ring (or at once, if it rang since the last wait), after `ms`, or on abort. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Wakes the followers in every process on the same database. */
export function wakeupsOver(signals: Signals): Wakeups {
  const rings = new EventEmitter().setMaxListeners(0);
  signals.receive((topic) => void rings.emit(topic));
  const onRing: Wakeups['onRing'] = (topic, callback) => {
    rings.on(topic, callback);
    return () => void rings.off(topic, callback);
  };
  return {
    ring: signals.send,
    onRing,
    listen(topic) {
      let hasRung = false;
      const heard = new EventEmitter();
      const close = onRing(topic, () => {
        hasRung = true;
        heard.emit('ring');
      });
      return {
        async wait(ms, signal) {
          if (!hasRung) await ringOrTimeout(heard, ms, signal);
          hasRung = false;
        },
        close,
      };
    },
  };
}

async function ringOrTimeout(heard: EventEmitter, ms: number, signal: AbortSignal): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  await once(heard, 'ring', { signal: enough }).catch(() => undefined); // in any case it is time to look
}
