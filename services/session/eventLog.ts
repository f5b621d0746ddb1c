/** Sends events to the log of the installation: in batches, and what is left when the page is hidden. */

import { isPortError } from '#contract/lib/problems.ts';
import { EVENTS_MOST } from '#contract/session/event.route.ts';
import type { NewEvent } from '#contract/session/event.schema.ts';
import { isTransient } from '#domain/retry.ts';
import { isCatalogued } from '#domain/session/analytics.ts';
import { randomIds } from '../lib/browser.ts';
import type { EventApi, OpenSink } from './openSink.ts';

interface Ids {
  readonly deviceId: string;
  readonly visitId: string;
}

const SEND_EVERY_MS = 5000;
/** A token that has ended is replaced by what else is asked for; and too many requests. */
const LATER: ReadonlySet<number | null> = new Set([401, 429]);
/** Without a network, the oldest are dropped. */
const KEPT_MOST = 200;

export function createEventLog(api: EventApi, ids: Ids): OpenSink {
  let waiting: NewEvent[] = [];
  const ended = new AbortController();
  const send = async () => {
    const events = waiting.splice(0, EVENTS_MOST);
    if (events.length === 0) return;
    try {
      await api.postEvents({ body: { ...ids, events } });
    } catch (error) {
      // What the server refuses is refused again; the rest is sent with the next events, under the same ids.
      const isRepeated = isPortError(error) && (isTransient(error) || LATER.has(error.status));
      if (isRepeated) waiting = [...events, ...waiting].slice(-KEPT_MOST);
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
  return {
    track(event) {
      if (!isCatalogued(event)) return;
      waiting.push({ id: randomIds.next(), at: new Date().toISOString(), ...event });
      if (waiting.length >= EVENTS_MOST) void send();
    },
    async end() {
      clearInterval(timer);
      ended.abort();
      waiting = [];
      await api.deleteEvents();
    },
  };
}
