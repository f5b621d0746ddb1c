/** The session logs of a run, for `npm run verify:recorded`. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Where they are kept, one file for each life of a page; not set, none is recorded. */
const FOLDER = process.env.RECORD_SESSIONS;

/** A tab would lose them with its page. */
const KEPT_EVERY_MS = 200;

declare global {
  interface Window {
    keepLines(life: number, lines: readonly string[]): Promise<void>;
  }
}

function keepLog(everyMs: number): void {
  if (!location.protocol.startsWith('http') || window !== window.top) return;
  sessionStorage.setItem('record', 'on');
  let kept = 0;
  const keep = () => {
    const all = window.sessionLog?.() ?? [];
    // Behind the lives before this one.
    const lines = all.slice(all.findLastIndex((line) => line.startsWith('{"is":"header"')) + kept);
    kept += lines.length;
    if (lines.length > 0) void window.keepLines(performance.timeOrigin, lines);
  };
  setInterval(keep, everyMs);
  addEventListener('pagehide', keep);
}

/** Records every page of a context, from its start, if this run is asked to. */
export async function keepSessions(context: BrowserContext, file: string): Promise<void> {
  if (FOLDER === undefined) return;
  const names = new Map<string, string>();
  const nameOf = (life: string) => {
    const name = names.get(life) ?? `${basename(file, '.spec.ts')}-${randomUUID()}`;
    names.set(life, name);
    return name;
  };
  await context.exposeBinding('keepLines', (_source, life: number, lines: readonly string[]) =>
    appendFileSync(join(FOLDER, nameOf(String(life))), `${lines.join('\n')}\n`),
  );
  await context.addInitScript(keepLog, KEPT_EVERY_MS);
}
