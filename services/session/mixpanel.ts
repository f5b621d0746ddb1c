/** Sends events to Mixpanel: what is in the catalogue, and nothing that its library adds of addresses and referrers. */
import mixpanel, {
  type BeforeSendHookPayload,
  type Config,
} from 'mixpanel-browser/src/loaders/loader-module-core.js';
import {
  EVENTS,
  type EventName,
  isCatalogued,
  type MixpanelProject,
} from '#domain/session/analytics.ts';
import type { OpenSink } from './openSink.ts';

interface Ids {
  readonly userId: string;
  readonly deviceId: string;
  readonly visitId: string;
}

/** What an event has beside its own properties. */
const ALLOWED: ReadonlySet<string> = new Set([
  'token',
  'time',
  'distinct_id',
  '$device_id',
  '$user_id',
  '$insert_id',
  'mp_lib',
  '$lib_version',
  '$os',
  '$browser',
  '$browser_version',
  'session_id',
]);

/** Of each consent of this page: an instance that has ended is not begun again. */
let instances = 0;

export function openMixpanel({ token, apiHost }: MixpanelProject, ids: Ids): OpenSink {
  instances += 1;
  const { userId, deviceId, visitId } = ids;
  const config = configOf(apiHost);
  const instance = mixpanel.init(token, config, `consent${instances}`);
  // Known from the start: `identify` alone would send an event of its own in each page.
  instance.register({ distinct_id: userId, $user_id: userId, $device_id: deviceId });
  instance.identify(userId);
  return {
    track(event) {
      if (!isCatalogued(event)) return;
      const { name, properties } = event;
      if (name === 'user_properties') instance.people.set(properties);
      else instance.track(name, { ...properties, session_id: visitId });
    },
    async end() {
      instance.disable();
      // Opting out would leave the deletion of the profile in a queue until the next consent. Here it is sent at once.
      const last = mixpanel.init(token, { ...config, batch_requests: false }, `end${instances}`);
      last.register({ distinct_id: userId });
      last.identify(userId);
      last.people.delete_user();
      for (const ended of [last, instance]) ended.opt_out_tracking({ delete_user: false });
    },
  };
}

/** `track_marketing` is not in the types of the package: campaigns in the address are no business of ours. */
const configOf = (apiHost: string): Partial<Config> & { readonly track_marketing: false } => ({
  track_marketing: false,
  api_host: apiHost,
  disable_persistence: true, // its databases stay open, and cannot be deleted then
  ip: false,
  save_referrer: false,
  skip_first_touch_marketing: true,
  track_pageview: false,
  autocapture: false,
  ignore_dnt: false,
  hooks: { before_send_events: ofCatalogue },
});

function ofCatalogue({ event, properties, ...rest }: BeforeSendHookPayload) {
  const kept = Object.entries(properties);
  const ofLibrary = kept.filter(([name]) => ALLOWED.has(name));
  const own = kept.filter(([name]) => isOwn(event, name));
  if (!isCatalogued({ name: event, properties: Object.fromEntries(own) })) return null;
  return { ...rest, event, properties: Object.fromEntries([...ofLibrary, ...own]) };
}

const isOwn = (event: string, property: string): boolean =>
  event in EVENTS && property in EVENTS[event as EventName].properties;
