/** The composition root of a recording, loaded when one is asked for. */
import { startSessionLog } from '#sagaLog/app/sessionLog.ts';
import type { Recorder } from '#sagaLog/core/recorder.ts';
import { showRecording } from '#src/app/Recording.tsx';
import type { StoragePorts } from '#services/lib/browser.ports.ts';

/**
 * Records the page for a tester or support engineer, who asks for it with `sessionStorage.record = 'on'`
 * and a reload, and reads it with `sessionLog()`. It holds the writer's text, stays in this page, and
 * nobody sends it. Null when it cannot be shown that it runs.
 */
export function record(account: () => string | null, storage: StoragePorts): Recorder | null {
  const now = () => Math.round(performance.now());
  const log = startSessionLog({ now, account, storage });
  try {
    showRecording(log);
    Object.assign(window, { sessionLog: log.lines });
    return log.recorder;
  } catch {
    return null;
  }
}
