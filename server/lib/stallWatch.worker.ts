/** Watches the event loop of the main thread, and interrupts it to ask where it is once it is late. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Stall, StallWatchSettings, Whereabouts } from './stallWatch.ts';

const NS_PER_MS = 1e6;
const { beat, lookEveryMs, askAfterMs, stallMs, script } = workerData as StallWatchSettings;

const msSince = (from: bigint, to: bigint) => Number(to - from) / NS_PER_MS;
const lastBeat = () => ({ at: Atomics.load(beat, 0), idle: Atomics.load(beat, 1) });

let last = lastBeat();
/** Where the loop was found when it was late; null while it is not. */
let found: Whereabouts | null = null;

setInterval(() => {
  const next = lastBeat();
  if (next.at === last.at) {
    if (found === null && msSince(last.at, process.hrtime.bigint()) > askAfterMs) ask();
    return;
  }
  const busyMs = msSince(last.at, next.at) - msSince(last.idle, next.idle);
  if (found !== null && busyMs > stallMs) tell({ stallMs: Math.round(busyMs), ...found });
  found = null;
  last = next;
}, lookEveryMs);

const tell = (stall: Stall) =>
  parentPort?.postMessage({ ...stall, stack: stall.stack.map(frameOfSource) });

const FOLDER = `${join(import.meta.dirname, '../..')}/`;

/** The frame with the place in our sources, if the file that runs was made of them. */
function frameOfSource(frame: string): string {
  const inSource = frame.replace(/file:\/\/([^\s:]+):(\d+):(\d+)/, (place, file, line, column) => {
    const entry = sourceMapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
  return inSource.replace('file://', '').replace(FOLDER, '');
}

const sourceMaps = new Map<string, SourceMap | null>();

function sourceMapOf(file: string): SourceMap | null {
  const known = sourceMaps.get(file) ?? readSourceMap(`${file}.map`);
  sourceMaps.set(file, known);
  return known;
}

function readSourceMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null; // there is none
  }
}

/** Of the inspector, only evaluation is used: with its debugger, the compiled database would be compiled again. */
function ask(): void {
  const session = new Session();
  const stall: { -readonly [Field in keyof Whereabouts]: Whereabouts[Field] } = {
    during: undefined,
    stack: [],
  };
  found = stall;
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: script, returnByValue: true }, (error, answer) => {
    if (error === null) Object.assign(stall, answer.result.value);
    session.disconnect();
  });
}
