/** Opens what events go to, after consent: an account of Mixpanel, or the log of the installation. */
import type { Api } from '#contract/routes.ts';
import type { AnalyticsSink } from '#domain/session/analytics.ts';
import type { OpenSink } from './analytics.ts';
import { deviceId, forgetDevice, sessionId } from './analyticsDevice.ts';
import { createEventLog } from './eventLog.ts';

export interface SinkOptions {
  readonly setting: AnalyticsSink;
  readonly userId: string;
  readonly user: Pick<Api['user'], 'postEvents' | 'deleteEvents'>;
  readonly newId: () => string;
}

export async function openSink({ setting, userId, user, newId }: SinkOptions): Promise<OpenSink> {
  if (setting === 'none') throw new Error('Events go nowhere.');
  const session = sessionId(newId);
  const sink =
    setting === 'log'
      ? createEventLog({ user, newId, deviceId: deviceId(newId), sessionId: session })
      : (await import('./mixpanel.ts')).openMixpanel(setting, { userId, sessionId: session });
  return {
    ...sink,
    async end() {
      try {
        await sink.end();
      } finally {
        await forgetDevice();
      }
    },
  };
}
