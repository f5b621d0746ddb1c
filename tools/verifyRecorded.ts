/**
 * `npm run verify:recorded -- [--kept] [FILE…]`: records every page of the browser tests, or of some files, replays each
 * session, and says which ports, workflows and paths of sagas they touch. `--kept` takes the sessions of the last run.
 * Writes the paths as `.cache/sagas.lcov`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/run.ts';
import { stage } from './lib/stages.ts';
import { runPlaywright } from './lib/suites.ts';
import { table } from './lib/table.ts';
import { countRuns } from './recorded/coverage.ts';
import { lcovOf } from './recorded/lcov.ts';
import {
  caughtLines,
  pathRows,
  portLines,
  sessionLines,
  workflowLines,
} from './recorded/report.ts';
import { replayFolder, TouchedPorts } from './recorded/sessions.ts';

const FOLDER = join(ROOT, '.cache/sessions');
const LCOV = join(ROOT, '.cache/sagas.lcov');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'boolean', default: false } },
});

if (!values.kept) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  process.env.RECORD_SESSIONS = FOLDER;
  stage('Sessions are recorded');
  // The timed ones would measure the recorder; a test that fails for it has its session all the same.
  await runPlaywright(['--project=longest', '--project=others', ...positionals]);
}

stage('Sessions are replayed');
const runs = await countRuns((file) => file.startsWith(join(ROOT, 'sagas/')));
await import('#sagaLog/app/replaySession.ts');
await runs.forget();
const touched = { ports: new TouchedPorts(), workflows: new Set<string>() };
const sessions = await replayFolder(FOLDER, touched);
const files = (await runs.read()).map((one) => ({ ...one, file: relative(ROOT, one.file) }));
writeFileSync(LCOV, lcovOf(files));

for (const line of sessionLines(sessions)) console.log(line);
for (const line of portLines(touched.ports.uses)) console.log(line);
for (const line of workflowLines(touched.workflows)) console.log(line);
for (const line of caughtLines(files)) console.log(line);
console.log(table(['paths of sagas', 'ran', 'there are', '%'], pathRows(files)));
console.log(`Line by line: ${relative(ROOT, LCOV)}`);
if (sessions.some(({ verdict }) => verdict === 'differs' || verdict === 'refused'))
  process.exitCode = 1;
