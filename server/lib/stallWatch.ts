/** Names what keeps the event loop busy for so long that nobody else is answered. */
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { activity } from './activity.ts';

/** How often the event loop shows that it turns, and how often that is looked at: more often would keep a server at rest awake. */
const BEAT_MS = 100;
const LOOK_EVERY_MS = 50;
/** From here on, a stall is logged; it is asked where it is a little earlier, so that it is not over by then. */
const STALL_MS = 200;
const ASK_AFTER_MS = 150;

export interface StallWatchSettings {
  /** Shared with the watching thread: the time of the last beat (`process.hrtime`), and how long the loop has been idle by then, in ns. */
  readonly beat: BigInt64Array;
  readonly lookEveryMs: number;
  readonly askAfterMs: number;
  readonly stallMs: number;
  /** A script that the blocked thread runs when it is interrupted; its value is a `Whereabouts`. */
  readonly script: string;
}

/** Where the event loop was interrupted: names of functions, files and lines, and nothing of what they worked on. */
export interface Whereabouts {
  readonly during: string | undefined;
  /** In the thread that is asked, the lines of the files that run: reading their source map takes longer than most stalls. */
  readonly stack: readonly string[];
}

export interface Stall extends Whereabouts {
  readonly stallMs: number;
}

interface StallLog {
  warn(stall: Stall, message: string): void;
}

const NAME = 'contentToolkitWhereabouts';

const NS_PER_MS = 1e6;

/**
 * Logs every stall of over 200 ms: how long it was, during what, and the stack of the blocked thread, which another thread asks for
 * while it is blocked. Without a stall it costs 3 ms of a core a second. Returns what ends it.
 */
export function watchStalls(log: StallLog): () => Promise<void> {
  const beat = new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));
  performance.eventLoopUtilization(); // from now on, idle time is counted
  const tell = () => {
    Atomics.store(beat, 1, BigInt(Math.round(performance.nodeTiming.idleTime * NS_PER_MS)));
    Atomics.store(beat, 0, process.hrtime.bigint());
  };
  tell();
  const beating = setInterval(tell, BEAT_MS).unref();
  Object.defineProperty(globalThis, NAME, { value: whereabouts, configurable: true });
  const settings: StallWatchSettings = {
    beat,
    lookEveryMs: LOOK_EVERY_MS,
    askAfterMs: ASK_AFTER_MS,
    stallMs: STALL_MS,
    script: `${NAME}()`,
  };
  const script = new URL('./stallWatch.worker.ts', import.meta.url);
  const watcher = new Worker(script, { workerData: settings });
  watcher.unref();
  watcher.on('message', (stall: Stall) => log.warn(stall, 'event loop stalled'));
  watcher.on('error', () => clearInterval(beating)); // the server does without it
  return async () => {
    clearInterval(beating);
    await watcher.terminate();
  };
}

const FRAMES_READ = 100;
const FRAMES_SHOWN = 12;
/** Frames of the compiled database say nothing; what called it does. */
const UNTOLD_FRAME = /wasm:\/\/|\(<anonymous>\)$|^at (?:async )?<anonymous>/;

function whereabouts(): Whereabouts {
  const frames = framesHere()
    .slice(2)
    .map((frame) => `at ${frame}`);
  return {
    during: activity(),
    stack: frames.filter((frame) => !UNTOLD_FRAME.test(frame)).slice(0, FRAMES_SHOWN),
  };
}

function framesHere(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = FRAMES_READ;
  let found: readonly NodeJS.CallSite[] = [];
  Error.prepareStackTrace = (_error, frames) => {
    found = frames;
  };
  void new Error().stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return found;
}
