/**
 * Runs the import rules (.dependency-cruiser.cjs) on a tree of rooms. With a TypeScript version that it
 * cannot read, dependency-cruiser reads nothing and reports success. So every source file must be in its
 * answer, and some imports too.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { packageScript, ROOT, type RunOptions, runNode } from './lib/run.ts';

interface Cruise {
  readonly modules: readonly { source: string; dependencies: readonly unknown[] }[];
  readonly summary: {
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
  };
}

export interface BrokenRule {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

const SOURCES =
  '{contract,domain,html,language,services,store,sagas,src,sagaLog,db,server,host,extension,main}/**/*.{ts,tsx}';

/** Every broken rule in the rooms under `cwd`. Throws if some of their files were not read. */
export async function brokenBoundaries(
  cwd: string,
  options: RunOptions = {},
): Promise<BrokenRule[]> {
  const sources = globSync(SOURCES, { cwd, exclude: ['db/migrations/**'] });
  const rooms = [...new Set(sources.map((file) => file.split('/')[0] ?? ''))];
  const { output } = await runNode(
    [
      packageScript('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(ROOT, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...rooms,
    ],
    { ...options, cwd },
  );
  const { modules, summary } = JSON.parse(output) as Cruise;
  const read = new Set(modules.map((module) => module.source));
  const unread = sources.filter((file) => !read.has(file));
  if (unread.length > 0) throw new Error(`dependency-cruiser did not read ${unread.join(', ')}`);
  if (modules.every((module) => module.dependencies.length === 0))
    throw new Error('dependency-cruiser saw no import at all');
  return summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to }));
}
