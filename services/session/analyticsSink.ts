/** Opens what events go to, after consent: an account of Mixpanel, or the log of the installation. */
import { randomIds } from '../lib/browser.ts';
import { deviceId, forgetDevice, visitId } from './analyticsDevice.ts';
import { createEventLog } from './eventLog.ts';
import type { EventApi, OpenSink } from './openSink.ts';
import { browserPage } from './page.ts';

export { forgetDevice };

export async function openSink(userId: string, api: EventApi): Promise<OpenSink> {
  const { analytics } = browserPage.config();
  if (analytics === 'none') throw new Error('Events go nowhere.');
  const ids = { deviceId: deviceId(randomIds.next), visitId: visitId(randomIds.next) };
  const sink =
    analytics === 'log'
      ? createEventLog(api, ids)
      : (await import('./mixpanel.ts')).openMixpanel(analytics, { userId, ...ids });
  return {
    ...sink,
    async end() {
      try {
        await sink.end();
      } finally {
        forgetDevice();
      }
    },
  };
}
