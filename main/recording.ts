/** The composition root of a recording, loaded only for one. */
import { createLifeStore } from '#sagaLog/app/lifeStore.ts';
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import type { Origin } from '#sagaLog/core/logEntry.ts';
import type { Recorder } from '#sagaLog/core/recorder.ts';
import type { StoragePorts } from '#services/lib/browser.ports.ts';
import { showRecording } from '#src/app/Recording.tsx';

/** The version, and the commit it was built from (webpack.config.js). */
declare const BUILD: string;

interface Recorded {
  readonly account: () => string | null;
  readonly logId: () => string;
  readonly storage: StoragePorts;
}

interface Brand {
  readonly brand: string;
  readonly version: string;
}

function browserName(): string {
  const { userAgentData } = navigator as { userAgentData?: { readonly brands: readonly Brand[] } };
  const brands = userAgentData?.brands.map(({ brand, version }) => `${brand} ${version}`);
  return brands?.join(', ') ?? navigator.userAgent;
}

const originOf = (logId: string): Origin => ({
  build: BUILD,
  at: new Date().toISOString(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  browser: browserName(),
  logId,
});

/**
 * Records the page for a tester or support engineer, who sets `sessionStorage.record = 'on'`, reloads,
 * and reads the log with `sessionLog()`. The log contains the writer's text; it stays on this device,
 * except for what the person sends in a report. Returns null if the sign of the recording cannot be shown.
 */
export function record({ account, logId, storage }: Recorded): Recorder | null {
  const log = startSessionLog({
    now: () => Math.round(performance.now()),
    origin: () => originOf(logId()),
    store: createLifeStore(Date.now),
    isHidden: () => document.hidden,
    account,
    storage,
  });
  try {
    showRecording(log);
    document.addEventListener('visibilitychange', log.flush);
    window.addEventListener('pagehide', log.flush);
    Object.assign(window, { sessionLog: log.lines });
    return log.recorder;
  } catch {
    return null;
  }
}
