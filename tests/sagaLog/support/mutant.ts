/**
 * Replays sessions with one piece of the product's source changed, for each change. A program of its own, which bundles
 * the source with the change in it. Reads `MutantJobs` from standard input and prints what each replay found.
 */
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context, type Plugin } from 'esbuild';
import type { Divergence } from '#sagaLog/core/logCursor.ts';

export interface Change {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
export interface MutantJobs {
  /** Null changes nothing. */
  readonly changes: readonly (Change | null)[];
  readonly sessions: readonly (readonly string[])[];
}
/** Of each session. */
export type MutantFindings = readonly (Divergence | null)[];

const { changes, sessions } = JSON.parse(readFileSync(0, 'utf8')) as MutantJobs;
let change: Change | null = null;

const sourceOf = (path: string): string => {
  const source = readFileSync(path, 'utf8');
  if (change === null || !path.endsWith(`/${change.file}`)) return source;
  const parts = source.split(change.from);
  if (parts.length !== 2)
    throw new Error(`${change.file} has "${change.from}" ${parts.length - 1} times`);
  return parts.join(change.to);
};

const changed: Plugin = {
  name: 'changed',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      changes.some((one) => one !== null && path.endsWith(`/${one.file}`))
        ? { contents: sourceOf(path), loader: 'ts' }
        : undefined,
    );
  },
};

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
  plugins: [changed],
  logLevel: 'error',
});
try {
  const findings: MutantFindings[] = [];
  for (const [at, one] of changes.entries()) {
    change = one;
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
