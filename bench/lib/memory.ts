/** Memory and processor time of servers in processes of their own. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerProcess } from '../../tools/lib/serverProcess.ts';

const PROBE = fileURLToPath(new URL('./heapProbe.ts', import.meta.url));
/** The environment of a server whose heaps can be asked for. */
export const PROBED = { NODE_OPTIONS: `--expose-gc --import ${PROBE}` };

/** Resident memory in MB. */
export function residentMb(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** What is in use once garbage is collected, in MB. */
export interface Heap {
  readonly main: number;
  /** Those that are open, in the order of their answers. */
  readonly threads: readonly number[];
  /** Outside of the heaps: the embedded database above all. */
  readonly external: number;
  /** What the process has of the system then. */
  readonly residentMb: number;
}

const LINE = /^heap after collection: (.*)$/gm;
const heapsIn = (log: string) => [...log.matchAll(LINE)].map(([, json = '']) => json);
const ASK_EVERY_MS = 50;
const TIMEOUT_MS = 15_000;

/** Collects the garbage of a server that was started with `PROBED`. */
export async function collectedHeap(server: ServerProcess): Promise<Heap> {
  const before = heapsIn(server.log()).length;
  process.kill(server.pid() ?? Number.NaN, 'SIGUSR2');
  for (const endsAt = performance.now() + TIMEOUT_MS; performance.now() < endsAt; ) {
    const json = heapsIn(server.log())[before];
    if (json !== undefined) return JSON.parse(json) as Heap;
    await pause(ASK_EVERY_MS);
  }
  throw new Error('the server does not say what is on its heaps');
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Fields of /proc/<pid>/stat behind the name: its parent, and its ticks and those of its children that have ended. */
function statOf(pid: string) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: fields[1] ?? '', seconds: ticks / TICKS_PER_SECOND };
}

/** Processor time that a process and all below it have used so far, in seconds. */
export function processorSeconds(root: number | undefined): number {
  const all = readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [statOf(name)] : [];
    } catch {
      return []; // it has ended since
    }
  });
  const below = Map.groupBy(all, ({ parent }) => parent);
  const secondsOf = (pid: string): number =>
    (below.get(pid) ?? []).reduce((sum, one) => sum + one.seconds + secondsOf(one.pid), 0);
  return (all.find(({ pid }) => pid === String(root))?.seconds ?? 0) + secondsOf(String(root));
}
