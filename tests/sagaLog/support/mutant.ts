/**
 * Replays sessions with one piece of the product's source changed, for each change. A program of its own, which bundles
 * the source with the change in it. Reads `MutantJobs` from standard input and prints what each replay found.
 */
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import type { Divergence } from '#sagaLog/core/logCursor.ts';
import { type Change, changedSource } from './changedSource.ts';

export interface MutantJobs {
  /** Null changes nothing. */
  readonly changes: readonly (Change | null)[];
  readonly sessions: readonly (readonly string[])[];
}
/** Of each session. */
export type MutantFindings = readonly (Divergence | null)[];

const { changes, sessions } = JSON.parse(readFileSync(0, 'utf8')) as MutantJobs;
const change = changedSource(changes);
const folder = mkdtempSync(join(tmpdir(), 'toolkit-mutants-'));
const bundler = await context({
  entryPoints: ['sagaLog/app/replaySession.ts'],
  entryNames: 'replaySession',
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  keepNames: true,
  format: 'esm',
  platform: 'node',
  plugins: [change.plugin],
  logLevel: 'error',
});
try {
  const findings: MutantFindings[] = [];
  for (const [at, one] of changes.entries()) {
    change.use(one);
    await bundler.rebuild();
    const bundle = `${pathToFileURL(join(folder, 'replaySession.mjs')).href}?${at}`;
    const { replaySession } = (await import(
      bundle
    )) as typeof import('#sagaLog/app/replaySession.ts');
    findings.push(sessions.map((lines) => replaySession(lines).divergence));
  }
  writeSync(1, JSON.stringify(findings));
} finally {
  await bundler.dispose();
  rmSync(folder, { recursive: true });
}
