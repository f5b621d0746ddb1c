/**
 * `npm run gen-test -- LOG --workflow articleSave [--out FILE]`: writes a test of one workflow from the log of a session
 * (docs/testing-flows.md). Exits with 2 if the file or the command is wrong, or the log has nothing to test.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generatedTest } from '#sagaLog/app/generatedTest.ts';
import { Refusal, saidOf } from './database/command.ts';
import { readLogFile } from './replay/logFile.ts';

const USAGE = 'npm run gen-test -- LOG --workflow articleSave [--out FILE]';

function commandLine(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { workflow: { type: 'string' }, out: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    const { workflow, out } = values;
    if (file === undefined || others.length > 0) throw new Refusal('Name one log.');
    if (workflow === undefined) throw new Refusal('Name a workflow.');
    return { file, workflow, out };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`);
  }
}

function testOf(lines: readonly string[], workflow: string): string {
  try {
    return generatedTest(lines, workflow);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

try {
  const { file, workflow, out } = commandLine(process.argv.slice(2));
  const text = testOf(readLogFile(file).lines, workflow);
  if (out === undefined) console.log(text);
  else writeFileSync(out, text);
} catch (error) {
  console.error(saidOf(error));
  process.exitCode = 2;
}
