import { LOG_PART_CHARS } from '#contract/support/report.route.ts';
import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { RecordingPorts } from './support.ports.ts';

declare global {
  interface Window {
    /** Set by a recording (main/recording.ts). */
    sessionLog?: () => readonly string[];
  }
}

/** The version, and the commit it was built from (webpack.config.js). */
declare const BUILD: string;

interface Question {
  readonly id: number;
  readonly lines: readonly string[];
}
interface Wordless {
  readonly id: number;
  readonly lines: readonly string[];
  readonly share: number;
}
type Answer = Wordless | { readonly id: number; readonly error: string };
export type WordlessWorker = WorkerLike<Question, Answer>;

interface RecordingOptions {
  /** Opens what takes the words out of a log (main/privateLog.worker.ts). */
  readonly open: () => WordlessWorker;
  readonly lines?: () => readonly string[] | null;
  readonly build?: string;
}

const SHOWN_LINES = 40;
const SHOWN_CHARS = 400;
/** A log of 200,000 lines takes half a minute on a slow device. */
const SILENCE_MS = 180_000;

const cut = (line: string) => (line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS)}…` : line);

export function createRecording({
  open,
  lines = () => window.sessionLog?.() ?? null,
  build = BUILD,
}: RecordingOptions): RecordingPorts {
  const calls = new WorkerCalls<Question, Answer>({ open });
  let text = '';
  let made = 0;
  const wordless = async (recorded: readonly string[]): Promise<Omit<Wordless, 'id'>> => {
    const answer = await calls.ask((id) => ({ id, lines: recorded }), SILENCE_MS);
    calls.end('The log is made.');
    return answer;
  };
  return {
    async prepare({ withWords }) {
      const recorded = lines();
      if (recorded === null || recorded.length === 0) return null;
      const log = withWords ? { lines: recorded, share: 1 } : await wordless(recorded);
      text = log.lines.join('\n');
      made += 1;
      const last = log.lines.slice(Math.max(SHOWN_LINES, log.lines.length - SHOWN_LINES));
      return {
        number: made,
        holds: withWords ? 'words' : 'shape',
        lines: log.lines.length,
        chars: text.length,
        first: log.lines.slice(0, SHOWN_LINES).map(cut),
        last: last.map(cut),
        share: log.share,
      };
    },
    pack: () => packed(text),
    save: async () => saveFile(text),
    origin: async () => ({
      build: build.slice(0, 100),
      browser: navigator.userAgent.slice(0, 500),
    }),
    async begin() {
      sessionStorage.setItem('record', 'on');
      location.reload();
    },
  };
}

async function packed(text: string): Promise<string[]> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const partBytes = (LOG_PART_CHARS / 4) * 3;
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, at) =>
    bytes.subarray(at * partBytes, (at + 1) * partBytes),
  );
  return parts.map((part) => btoa(Array.from(part, (byte) => String.fromCharCode(byte)).join('')));
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'session-log.txt',
  });
  link.click();
  URL.revokeObjectURL(url);
}
