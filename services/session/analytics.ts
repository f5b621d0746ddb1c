import type { TrackedEvent } from '#domain/session/analytics.ts';
import type { EventApi, OpenSink } from './openSink.ts';
import type { AnalyticsPorts } from './session.ports.ts';

/** Events that wait for an answer to be read. */
const EARLY_MOST = 20;
/** The cookie of an earlier consent, which outlives a tab (analyticsDevice.ts). */
const LEFT_BEHIND = /\bcontent-analytics=/;

/** Analytics without what it sends to, which is loaded after consent only. */
export function createAnalytics(api: EventApi): AnalyticsPorts {
  const load = () => import('./analyticsSink.ts');
  let opening: Promise<OpenSink> | null = null;
  let sink: OpenSink | null = null;
  let early: TrackedEvent[] | null = [];
  return {
    track(event) {
      if (sink !== null) sink.track(event);
      else if (early !== null && early.length < EARLY_MOST) early.push(event);
    },
    async begin({ userId }) {
      opening = load().then(({ openSink }) => openSink(userId, api));
      sink = await opening;
      early?.forEach(sink.track);
      early = null;
    },
    async end() {
      early = null;
      const opened = await opening?.catch(() => null);
      opening = sink = null;
      if (opened) await opened.end();
      else if (LEFT_BEHIND.test(document.cookie))
        await load().then(({ forgetDevice }) => forgetDevice());
    },
  };
}
