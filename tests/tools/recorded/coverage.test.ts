/** What has run of a saga, as V8 counts it in a process of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FileCoverage } from '#tools/recorded/coverage.ts';
import { lcovOf } from '#tools/recorded/lcov.ts';
import { caughtLines, pathRows } from '#tools/recorded/report.ts';

const SAGA = `const take = function* (): Generator { return yield 'taken'; };
export function* waiting(): Generator<unknown, void, unknown> {
  const first = yield* take();
  const second = yield* take();
  console.error(first, second);
}
export function* failing(): Generator<unknown, void, unknown> {
  try {
    yield* take();
  } catch {
    yield 'caught';
  } finally {
    yield 'ended';
  }
}
export function* never(): Generator { yield 1; }
`;
const RUN = `
  import { countRuns } from '${join(import.meta.dirname, '../../../tools/recorded/coverage.ts')}';
  const runs = await countRuns((file) => file.endsWith('.saga.ts'));
  const { waiting, failing, never } = await import('./tea.saga.ts');
  never().next();
  await runs.forget();
  const one = waiting();
  one.next();
  one.next('first');
  const other = failing();
  other.next();
  other.throw(new Error());
  console.log(JSON.stringify((await runs.read()).map((file) => ({ ...file, lines: [...file.lines] }))));
`;

const folder = mkdtempSync(join(tmpdir(), 'toolkit-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files: FileCoverage[];
beforeAll(() => {
  writeFileSync(join(folder, 'tea.saga.ts'), SAGA);
  writeFileSync(join(folder, 'run.mts'), RUN);
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'run.mts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  });
  expect(stderr).toBe('');
  files = (
    JSON.parse(stdout) as {
      file: string;
      paths: never[];
      functions: never[];
      lines: [number, number][];
    }[]
  ).map((one) => ({ ...one, lines: new Map(one.lines) }));
});

test('a yield counts when its saga goes on, in a return when it is reached; a catch when it catches; what ran at the import does not', () => {
  expect(files).toHaveLength(1);
  const paths = files[0]?.paths.map(({ is, line, count, of }) => [of, line, is, count]);
  expect(paths).toEqual([
    ['take', 1, 'yield', 3],
    ['waiting', 3, 'yield', 1],
    ['waiting', 4, 'yield', 0],
    ['failing', 8, 'finally', 0],
    ['failing', 9, 'yield', 0],
    ['failing', 10, 'catch', 1],
    ['failing', 11, 'yield', 0],
    ['failing', 13, 'yield', 0],
    ['never', 16, 'yield', 0],
  ]);
  expect(pathRows(files)).toEqual([
    ['yield', 2, 7, 28],
    ['catch', 1, 1, 100],
    ['finally', 0, 1, 0],
  ]);
});

test('a workflow has caught where its file has a catch that ran', () => {
  expect(caughtLines(files)).toEqual([
    'Refusals   1 of 1 (100 %) of the workflows that catch one have',
  ]);
  const never = files.map((file) => ({
    ...file,
    paths: file.paths.map((path) => ({ ...path, count: 0 })),
  }));
  expect(caughtLines(never)).toEqual([
    'Refusals   0 of 1 (0 %) of the workflows that catch one have',
    '  never caught: tea',
  ]);
});

test('lcov reads it', () => {
  const lines = lcovOf(files).split('\n');
  expect(lines[0]).toBe(`SF:${join(folder, 'tea.saga.ts')}`);
  expect(lines).toEqual(
    expect.arrayContaining(['FNDA:0,never#3', 'BRDA:3,1,yield,1', 'BRDA:4,2,yield,0', 'DA:5,0']),
  );
  expect(lines.slice(-2)).toEqual(['end_of_record', '']);
});
