/** Checks the size of the first load, where draft-js is, and who loads the large files (docs/architecture.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_STATS } from './build.ts';
import { isMain, ROOT } from './lib/run.ts';
import { table } from './lib/table.ts';

const SHELL_BUDGET_BYTES = 170_000;
const ASSETS = join(ROOT, 'dist/assets');
/** Only its code; its style sheet may be shared. */
const EDITOR_PACKAGE = /node_modules\/draft-js\/lib\//;

interface StatsModule {
  readonly name?: string;
  readonly modules?: readonly StatsModule[];
}

export interface BuildStats {
  readonly entrypoints: Readonly<Record<string, { readonly assets: readonly { name: string }[] }>>;
  readonly chunks: readonly {
    readonly names: readonly string[];
    readonly files: readonly string[];
    /** The entries and workers that load it. */
    readonly runtime: readonly string[];
    readonly initial: boolean;
    readonly modules: readonly StatsModule[];
  }[];
}

const isScript = (file: string) => file.endsWith('.js');
const holdsEditor = ({ name = '', modules = [] }: StatsModule): boolean =>
  EDITOR_PACKAGE.test(name) || modules.some(holdsEditor);

/** What breaks the budget in a build, one sentence each. */
export function brokenBudget(stats: BuildStats, gzipBytes: (file: string) => number): string[] {
  const shell = (stats.entrypoints.main?.assets ?? []).map(({ name }) => name).filter(isScript);
  const shellBytes = shell.reduce((sum, file) => sum + gzipBytes(file), 0);
  const shared = stats.chunks.filter(
    ({ names, runtime }) => names.length > 0 && runtime.length > 1,
  );
  const editors = stats.chunks.filter((chunk) => chunk.modules.some(holdsEditor));
  return [
    ...(shell.length === 0 ? ['The build has no entry "main".'] : []),
    ...(shellBytes > SHELL_BUDGET_BYTES
      ? [`The shell loads ${shellBytes} bytes of script (gzip); allowed are ${SHELL_BUDGET_BYTES}.`]
      : []),
    // They are large: a worker or another page would compile them for a few functions.
    ...shared.map(
      ({ names }) => `The file “${names.join()}” is not loaded by one kind of page alone.`,
    ),
    // It must be somewhere: if it is not found, the build was not understood.
    ...(editors.length === 0 ? ['draft-js is in no chunk.'] : []),
    ...(editors.length > 1 ? ['draft-js is in more than one chunk.'] : []),
    ...(editors.some((chunk) => chunk.initial) ? ['draft-js is loaded with the shell.'] : []),
  ];
}

const gzipBytesOf = (file: string) =>
  gzipSync(readFileSync(join(ASSETS, file)), { level: 9 }).length;

function readStats(): BuildStats {
  const { children } = JSON.parse(readFileSync(BUILD_STATS, 'utf8')) as {
    children: (BuildStats & { name: string })[];
  };
  const pages = children.find(({ name }) => name === 'pages');
  if (pages === undefined) throw new Error('The build has no pages.');
  return pages;
}

/** The scripts of the build by weight. */
function report(stats: BuildStats): string {
  const entriesOf = (file: string) =>
    Object.entries(stats.entrypoints)
      .filter(([, { assets }]) => assets.some(({ name }) => name === file))
      .map(([entry]) => entry);
  const rows = stats.chunks
    .flatMap((chunk) =>
      chunk.files.filter(isScript).map((file) => {
        const entries = entriesOf(file);
        const label = entries.length > 0 ? `first load of ${entries.join(', ')}` : 'on demand';
        return [file, label, gzipBytesOf(file)] as const;
      }),
    )
    .sort((a, b) => b[2] - a[2]);
  return table(['script', 'loaded', 'gzip bytes'], rows);
}

export function budgetReport(): { report: string; problems: string[] } {
  const stats = readStats();
  return { report: report(stats), problems: brokenBudget(stats, gzipBytesOf) };
}

if (isMain(import.meta)) {
  const { report, problems } = budgetReport();
  console.log([report, ...problems].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
