/** Runs the test suites and counts their tests from the reports they write. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageScript, QUICK_WASM, ROOT, runNode } from './run.ts';
import {
  type JestTests,
  type PlaywrightTests,
  slowest,
  specsIn,
  type Timed,
  timedByJest,
  timedByPlaywright,
} from './slowest.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }));

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not run at all, so that none of their tests is counted. */
  readonly numRuntimeErrorTestSuites: number;
}

export const jestTally = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test. */
  readonly errors: readonly unknown[];
}

export const playwrightTally = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  // A flaky test is a failing test.
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

const BROWSER_REPORTS = ['playwright-timed', 'playwright'] as const;
type BrowserReport = (typeof BROWSER_REPORTS)[number];

const REPORTS = join(ROOT, '.cache/reports');
const reportFile = (name: string) => join(REPORTS, `${name}.json`);

/** Where a suite writes its report. Removes that of an earlier run. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = reportFile(name);
  rmSync(file, { force: true });
  return file;
}

/** A suite with a bad exit code has at least one failure, whatever its report says. */
function tallyOf<Report>(file: string, code: number, count: (report: Report) => Tally): Tally {
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, '.cache/node') };

export const JEST_ENV = {
  ...COMPILE_CACHE,
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};

/** Of the whole suite, the files run in groups (`tests/support/testGroups.ts`). */
const IN_GROUPS = { ...JEST_ENV, TEST_GROUPS: 'true' };

/** By default, Playwright keeps what it has compiled among the temporary files, which end with the run. */
const BROWSER_ENV = { ...COMPILE_CACHE, PWTEST_CACHE_DIR: join(ROOT, '.cache/playwright') };

/**
 * A test's database exists for seconds, so optimising its code takes longer than running it unoptimised.
 * Workers and their child processes inherit this.
 */
const NODE_ARGS = [QUICK_WASM];

export const JEST_ARGS = [...NODE_ARGS, packageScript('jest/bin/jest.js')];

interface JestOptions {
  /** The projects of jest.config.js to run; all of them when not set. */
  readonly projects?: readonly string[];
  /** As many as jest.config.js says when not set. */
  readonly workers?: number;
  /** A PostgreSQL server. If set, the tests that open a database also run on it. */
  readonly databaseUrl?: string | undefined;
}

/** The tests that need no browser. */
export async function runJest(options: JestOptions = {}): Promise<Tally> {
  const { projects = [], workers, databaseUrl } = options;
  const report = freshReport('jest');
  const { code } = await runNode(
    [
      ...JEST_ARGS,
      '--json',
      '--outputFile',
      report,
      '--reporters',
      'default',
      '--reporters',
      join(ROOT, 'tools/lib/jestProgress.ts'),
      ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
      ...(workers === undefined ? [] : ['--maxWorkers', String(workers)]),
    ],
    { env: databaseUrl ? { ...IN_GROUPS, TEST_DATABASE_URL: databaseUrl } : IN_GROUPS, live: true },
  );
  const tally = tallyOf(report, code, jestTally);
  if (tally.skipped > 0) skipped(titlesOfSkipped(report));
  return tally;
}

function titlesOfSkipped(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestTests;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'todo')
    .map(({ fullName }) => fullName);
}

/** Counts the tests on PostgreSQL, or those in some files, as skipped, by name, if there is no PostgreSQL. */
export async function skipJestOnPostgres(files: readonly string[] = []): Promise<Tally> {
  const report = freshReport('jest-skipped');
  const none = ['--selectProjects', 'PostgreSQL', '--testNamePattern', '(?!)', ...files];
  await runNode([packageScript('jest/bin/jest.js'), '--json', '--outputFile', report, ...none], {
    env: { ...JEST_ENV, TEST_DATABASE_URL: 'none', TEST_GROUPS: '' },
  });
  return skipped(titlesOfSkipped(report).map((title) => `on PostgreSQL: ${title}`));
}

function skipped(titles: readonly string[]): Tally {
  for (const title of titles) console.log(`skipped: ${title}`);
  return { passed: 0, failed: 0, skipped: titles.length };
}

/** The tests in a browser. What measures time runs first, with nothing beside it. */
export async function runBrowserTests(): Promise<Tally> {
  const timed = await runPlaywright(['--project=timed'], 'playwright-timed');
  const others = await runPlaywright(['--project=longest', '--project=others']);
  return sum([timed, others]);
}

/** Runs the browser tests that `args` select. */
export async function runPlaywright(
  args: readonly string[],
  name: BrowserReport = 'playwright',
): Promise<Tally> {
  const report = freshReport(name);
  const { code } = await runNode(
    [
      ...NODE_ARGS,
      packageScript('@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      ...args,
    ],
    { env: { ...BROWSER_ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, live: true },
  );
  return tallyOf(report, code, playwrightTally);
}

/** Counts the browser tests as skipped, by name, if there is no browser. */
export async function skipPlaywright(): Promise<Tally> {
  const { output } = await runNode([
    packageScript('@playwright/test/cli.js'),
    'test',
    '--list',
    '--reporter=json',
  ]);
  const { suites } = JSON.parse(output) as PlaywrightTests;
  return skipped(suites.flatMap(specsIn).map(({ file, title }) => `${file}: ${title}`));
}

/** The `count` slowest tests of the suites that have run, one line each. */
export const slowestTests = (count: number): string[] =>
  slowest(
    [
      ...(readReport<JestTests, Timed[]>('jest', timedByJest) ?? []),
      ...BROWSER_REPORTS.flatMap(
        (name) => readReport<PlaywrightTests, Timed[]>(name, timedByPlaywright) ?? [],
      ),
    ],
    count,
  );

function readReport<Report, Result>(name: string, read: (report: Report) => Result): Result | null {
  const file = reportFile(name);
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
