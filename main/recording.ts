/** The composition root of a recording, loaded only for one. */
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import type { Recorder } from '#sagaLog/core/recorder.ts';
import type { StoragePorts } from '#services/lib/browser.ports.ts';
import { showRecording } from '#src/app/Recording.tsx';

/** The version, and the commit it was built from (webpack.config.js). */
declare const BUILD: string;

const origin = () => ({
  build: BUILD,
  at: new Date().toISOString(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * Records the page for a tester or support engineer, who sets `sessionStorage.record = 'on'`, reloads,
 * and reads the log with `sessionLog()`. The log contains the writer's text; it stays in this page and is
 * never sent. Returns null if the sign of the recording cannot be shown.
 */
export function record(account: () => string | null, storage: StoragePorts): Recorder | null {
  const now = () => Math.round(performance.now());
  const log = startSessionLog({ now, origin, account, storage });
  try {
    showRecording(log);
    Object.assign(window, { sessionLog: log.lines });
    return log.recorder;
  } catch {
    return null;
  }
}
