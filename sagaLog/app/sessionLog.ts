import { createRecorder, type Recorder } from '../core/recorder.ts';

const MAX_LINES = 200_000;

export interface SessionLog {
  readonly recorder: Recorder;
  /** What has been recorded so far. It stays in this page; nobody sends it anywhere. */
  lines(): readonly string[];
}

export function startSessionLog(now: () => number, maxLines = MAX_LINES): SessionLog {
  const lines: string[] = [];
  const recorder = createRecorder({ now, maxLines, sink: (line) => void lines.push(line) });
  return { recorder, lines: () => lines };
}
