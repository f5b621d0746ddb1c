/** Replays the recorded sessions of a run, and counts what they touch. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '#domain/support/sessionReplay.ts';
import { verdictOf } from '#sagaLog/app/verdict.ts';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import type { Turn } from '#sagaLog/core/replayedStore.ts';
import { readLogFile } from '../replay/logFile.ts';

interface Use {
  calls: number;
  /** Calls that were rejected, or threw. */
  refused: number;
  /** Calls that a saga no longer waited for. */
  cancelled: number;
}

export class TouchedPorts {
  readonly uses = new Map<string, Use>();

  readonly watch = ({ entries }: Pick<Turn<object>, 'entries'>): void => {
    for (const entry of entries) this.#count(entry);
  };

  #count(entry: LogEntry): void {
    if (!('op' in entry)) return;
    const use = this.uses.get(entry.op) ?? { calls: 0, refused: 0, cancelled: 0 };
    this.uses.set(entry.op, use);
    if (entry.is === 'call') use.calls += 1;
    if (entry.is === 'error' || (entry.is === 'call' && entry.mode === 'thrown')) use.refused += 1;
    if (entry.is === 'cancel') use.cancelled += 1;
  }
}

/** What the sessions of a folder touch. */
export interface TouchedBySessions {
  readonly ports: TouchedPorts;
  /** The names of the workflows that have called a port or put an action. */
  readonly workflows: Set<string>;
}

export interface ReplayedSession {
  readonly name: string;
  readonly verdict: Verdict | 'refused';
  readonly lines: number;
  /** The line that differs, or why the file is no log. */
  readonly why: string | null;
}

/** Replays the logs in a folder, one after the other. Imports the sagas when it is called. */
export async function replayFolder(
  folder: string,
  { ports, workflows }: TouchedBySessions,
): Promise<ReplayedSession[]> {
  const { replaySession } = await import('#sagaLog/app/replaySession.ts');
  const { ActingWorkflows } = await import('#sagaLog/app/actingWorkflows.ts');
  return readdirSync(folder)
    .sort()
    .map((name) => {
      try {
        const acting = new ActingWorkflows();
        const { lines, isCutOff } = readLogFile(join(folder, name));
        const result = replaySession(lines, undefined, ports.watch, () => acting);
        const verdict = verdictOf(result, isCutOff);
        for (const workflow of acting.workflows) workflows.add(workflow);
        const why = verdict === 'differs' ? `line ${result.divergence?.line}` : null;
        return { name, verdict, lines: result.lines, why };
      } catch (error) {
        return { name, verdict: 'refused', lines: 0, why: (error as Error).message };
      }
    });
}
