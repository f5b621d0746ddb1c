/** The static checks. Each resolves with what is wrong, or with an empty string. */
import pLimit from 'p-limit';
import { brokenBoundaries } from '../boundaries.ts';
import { budgetReport } from '../budget.ts';
import { build } from '../build.ts';
import { docsProblems, GENERATORS } from '../docs.ts';
import { brokenShapes } from '../shapes.ts';
import type { Generated } from './generated.ts';
import { packageScript, ROOT, type RunOptions, runNode } from './run.ts';
import type { Tally } from './suites.ts';

interface Check {
  readonly name: string;
  readonly run: (options: RunOptions) => Promise<string>;
}

const program = (name: string, script: string, args: readonly string[]): Check => ({
  name,
  run: async (options) => {
    const { code, output } = await runNode([packageScript(script), ...args], options);
    return code === 0 ? '' : output || `ended with code ${code}`;
  },
});

const BIOME = '@biomejs/biome/bin/biome';
const TSC = '@typescript/native/bin/tsc';
const KNIP = 'knip/bin/knip.js';

/**
 * In one thread, because each of several works out anew what the others know: 23 instead of 42 seconds' work. Not
 * incremental: what the compiler had kept has missed an import of what was not exported any more.
 */
const types = (name: string, config: string): Check =>
  program(name, TSC, ['-p', config, '--singleThreaded']);

const boundaries: Check = {
  name: 'boundaries',
  run: async (options) =>
    (await brokenBoundaries(ROOT, options))
      .map(({ rule, from, to }) => `${from} → ${to} breaks ${rule}`)
      .join('\n'),
};

const docs = ([name, generate]: [string, () => Generated]): Check => ({
  name,
  run: async () => docsProblems(generate()).join('\n'),
});

const buildWithinBudget: Check = {
  name: 'build and budget',
  run: async () => {
    const broken = await build();
    if (broken !== '') return broken;
    const { report, problems } = budgetReport();
    console.log(report);
    return problems.join('\n');
  },
};

/** The longest, and what servers in tests serve. */
const FIRST: readonly Check[] = [types('types', 'tsconfig.json'), buildWithinBudget];

/** Some run at once, so the ones that take longest come first. */
const OTHERS: readonly Check[] = [
  program('format and lint', BIOME, ['check', '--error-on-warnings', '--diagnostic-level=warn']),
  types('types without browser and Node', 'tsconfig.pure.json'),
  boundaries,
  { name: 'names and sizes', run: async () => brokenShapes(ROOT).join('\n') },
  program('dead code', KNIP, ['--no-progress', '--no-config-hints']),
  program('dead code in production', KNIP, ['--no-progress', '--no-config-hints', '--production']),
  ...Object.entries(GENERATORS).map(docs),
];

/** A check that throws has failed. */
const problemOf = ({ run }: Check, options: RunOptions): Promise<string> =>
  run(options).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

/** Two cores, and several of the programs use more than one thread. */
const AT_ONCE = 2;

async function runAll(checks: readonly Check[], options: RunOptions = {}): Promise<Tally> {
  let failed = 0;
  const runCheck = async (check: Check): Promise<void> => {
    const startedAt = performance.now();
    const problem = (await problemOf(check, options)).trim();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problem === '' ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (problem !== '') {
      console.log(problem);
      failed += 1;
    }
  };
  await pLimit(AT_ONCE).map(checks, runCheck);
  return { passed: checks.length - failed, failed, skipped: 0 };
}

/** Runs the static checks, some at once; each counts as one test. */
export const runChecks = (): Promise<Tally> => runAll([...FIRST, ...OTHERS]);

/** Runs those that come before any test. */
export const runFirstChecks = (): Promise<Tally> => runAll(FIRST);

/** Runs the others, in the time that tests beside them leave. */
export const runPatientChecks = (): Promise<Tally> => runAll(OTHERS, { isPatient: true });
