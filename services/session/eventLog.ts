/** Sends events to the log of the installation: in batches, and what is left when the page is hidden. */
import { EVENTS_MOST } from '#contract/session/event.route.ts';
import type { NewEvent } from '#contract/session/event.schema.ts';
import { isPortError } from '#contract/lib/problems.ts';
import { isCatalogued, type TrackedEvent } from '#domain/session/analytics.ts';
import type { OpenSink } from './analytics.ts';
import type { SinkOptions } from './analyticsSink.ts';

interface LogOptions extends Pick<SinkOptions, 'user' | 'newId'> {
  readonly deviceId: string;
  readonly sessionId: string;
}

const SEND_EVERY_MS = 5000;
/** Without a network, the oldest are dropped. */
const KEPT_MOST = 200;

export function createEventLog({ user, newId, ...ids }: LogOptions): OpenSink {
  let waiting: NewEvent[] = [];
  const ended = new AbortController();
  const send = async () => {
    const events = waiting.splice(0, EVENTS_MOST);
    if (events.length === 0) return;
    try {
      await user.postEvents({ body: { ...ids, events } });
    } catch (error) {
      // What the server refuses is refused again; what never reached it is sent with the next events, under the same ids.
      const isLost = isPortError(error) && error.kind === 'network';
      if (isLost) waiting = [...events, ...waiting].slice(-KEPT_MOST);
    }
  };
  const timer = setInterval(send, SEND_EVERY_MS);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) void send();
    },
    ended,
  );
  const track = (event: TrackedEvent) => {
    if (!isCatalogued(event)) return;
    waiting.push({ id: newId(), at: new Date().toISOString(), ...event });
    if (waiting.length >= EVENTS_MOST) void send();
  };
  return {
    track,
    identify: (properties) => track({ name: 'user_properties', properties }),
    async end() {
      clearInterval(timer);
      ended.abort();
      waiting = [];
      await user.deleteEvents();
    },
  };
}
