/**
 * Replays sessions with one piece of the product's source changed. A program of its own: it changes the
 * source while Node loads it. Reads a `MutantJob` from the standard input, answers with what each replay found.
 */
import { readFileSync, writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Divergence } from '#sagaLog/core/logCursor.ts';

export interface MutantJob {
  /** Path from the root of the repository; null changes nothing. */
  readonly file: string | null;
  readonly from: string;
  readonly to: string;
  readonly sessions: readonly (readonly string[])[];
}
export type MutantFindings = readonly (Divergence | null)[];

const { file, from, to, sessions } = JSON.parse(readFileSync(0, 'utf8')) as MutantJob;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (file === null || !url.endsWith(`/${file}`)) return loaded;
    const parts = String(loaded.source).split(from);
    if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times`);
    return { ...loaded, source: parts.join(to) };
  },
});

const { replaySession } = await import('#sagaLog/app/replaySession.ts');
const findings: MutantFindings = sessions.map((lines) => replaySession(lines).divergence);
writeSync(1, JSON.stringify(findings));
