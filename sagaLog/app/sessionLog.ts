import { createRecorder, type Recorder } from '../core/recorder.ts';

/** A session longer than this is recorded up to here: a log without its beginning cannot be replayed. */
const MAX_LINES = 200_000;

export interface SessionLog {
  readonly recorder: Recorder;
  /** What has been recorded so far. It stays in this page; nobody sends it anywhere. */
  lines(): readonly string[];
}

export function startSessionLog(now: () => number): SessionLog {
  const lines: string[] = [];
  const recorder = createRecorder({
    now,
    sink(line) {
      if (lines.length < MAX_LINES) lines.push(line);
    },
  });
  return { recorder, lines: () => lines };
}
