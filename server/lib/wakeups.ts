import { EventEmitter, once } from 'node:events';

/**
 * Tells whoever follows a topic that there is something new to read. Only a hint: the news itself is
 * in the database, and a follower also looks by itself now and then. So a lost hint costs a moment,
 * never an event, and processes can be told by other means without the followers noticing.
 */
export interface Wakeups {
  ring(topic: string): void;
  listen(topic: string): Bell;
}

export interface Bell {
  /** Ends at the next ring (or at once, when it rang since the last wait), after `ms`, or on abort. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Wakes the followers in this process. */
export function inProcessWakeups(): Wakeups {
  const rings = new EventEmitter().setMaxListeners(0);
  return {
    ring: (topic) => void rings.emit(topic),
    listen(topic) {
      let hasRung = false;
      const heard = new EventEmitter();
      const onRing = () => {
        hasRung = true;
        heard.emit('ring');
      };
      rings.on(topic, onRing);
      return {
        async wait(ms, signal) {
          if (!hasRung) await ringOrTimeout(heard, ms, signal);
          hasRung = false;
        },
        close: () => void rings.off(topic, onRing),
      };
    },
  };
}

async function ringOrTimeout(heard: EventEmitter, ms: number, signal: AbortSignal): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  await once(heard, 'ring', { signal: enough }).catch(() => undefined); // either way it is time to look
}
