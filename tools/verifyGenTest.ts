/**
 * `npm run verify:genTest -- [LOG …]`: generates a test of every workflow that did something in the logs, runs it, and runs it
 * again on copies of the workflow in which something is missing. Prints a table; fails if a test is red, or if no copy of
 * its workflow makes it red.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedTest } from '#sagaLog/app/generatedTest.ts';
import { WORKFLOW_PLACES } from '#sagaLog/app/sourceNames.ts';
import { mutantsOf } from './genTest/mutants.ts';
import { packageScript, ROOT, runNode } from './lib/run.ts';
import { stage } from './lib/stages.ts';
import { readLogFile } from './replay/logFile.ts';

const FOLDER = join(ROOT, '.cache/genTest');
const LOGS = ['docs/support/session.json'];
const CONFIG = `import base from '../../jest.config.js';
const [unit] = base.projects;
export default {
  ...unit,
  rootDir: '../..',
  testRegex: 'genTest/.*\\\\.test\\\\.ts$',
  modulePathIgnorePatterns: [],
  testTimeout: 60_000,
};
`;
const NOTHING = /did nothing in this session/;

interface Row {
  readonly workflow: string;
  readonly mutants: readonly string[];
}

function generated(lines: readonly string[], workflow: string): string | null {
  try {
    return generatedTest(lines, workflow);
  } catch (error) {
    if (NOTHING.test((error as Error).message)) return null;
    throw error;
  }
}

/** Writes the test of a workflow, from the first log that has one, and the test of each of its mutants. */
function written(workflow: string, logs: readonly (readonly string[])[]): Row[] {
  const test = logs.reduce<string | null>(
    (found, lines) => found ?? generated(lines, workflow),
    null,
  );
  if (test === null) return [];
  writeFileSync(join(FOLDER, `${workflow}.test.ts`), test);
  const mutants = mutantsOf(workflow, test);
  for (const [at, { source }] of mutants.entries()) {
    const name = `${workflow}${at}.mutant.ts`;
    writeFileSync(join(FOLDER, name), source);
    writeFileSync(
      join(FOLDER, `${workflow}${at}.mutant.test.ts`),
      test.replace(`'${WORKFLOW_PLACES[workflow]?.path}'`, `'./${name}'`),
    );
  }
  return [{ workflow, mutants: mutants.map(({ what }) => what) }];
}

async function greenFiles(): Promise<ReadonlySet<string>> {
  const results = join(FOLDER, 'results.json');
  await runNode([
    '--experimental-vm-modules',
    packageScript('jest/bin/jest.js'),
    ...['--config', join(FOLDER, 'jest.config.js'), '--json', '--outputFile', results],
  ]);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  };
  return new Set(
    testResults.flatMap(({ name, status }) =>
      status === 'passed' ? [name.split('/').at(-1) ?? ''] : [],
    ),
  );
}

const named = process.argv.slice(2);
const logs = (named.length > 0 ? named : LOGS).map((file) => readLogFile(join(ROOT, file)).lines);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'jest.config.js'), CONFIG);
stage('Generating');
const rows = Object.keys(WORKFLOW_PLACES).flatMap((workflow) => written(workflow, logs));
stage(`Running the tests of ${rows.length} workflows`);
const green = await greenFiles();
let greens = 0;
let founds = 0;
for (const { workflow, mutants } of rows) {
  const isGreen = green.has(`${workflow}.test.ts`);
  const found = mutants.filter((_, at) => !green.has(`${workflow}${at}.mutant.test.ts`));
  greens += isGreen ? 1 : 0;
  founds += found.length > 0 ? 1 : 0;
  const verdict = isGreen ? 'green' : 'RED';
  const told = found.length > 0 ? `red without ${found.join(', ')}` : 'NO MUTANT FOUND';
  console.log(
    `${workflow.padEnd(20)} ${verdict.padEnd(6)} ${found.length} of ${mutants.length} mutants: ${told}`,
  );
}
console.log(`${rows.length} workflows, ${greens} green, ${founds} red on their own mutants`);
process.exitCode = greens === rows.length && founds === rows.length ? 0 : 1;
