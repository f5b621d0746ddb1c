/** `npm run gen-test` on the log of docs/support.md: each test that it writes runs here, and fails where its workflow does something else. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { generatedTest } from '#sagaLog/app/generatedTest.ts';
import { WORKFLOW_PLACES } from '#sagaLog/app/sourceNames.ts';
import { mutantsOf } from '#tools/genTest/mutants.ts';

const SAMPLE = 'docs/support/session.json';
const LINES = JSON.parse(readFileSync(SAMPLE, 'utf8')) as readonly string[];
/** Several statuses, a channel, lost answers. `npm run verify:genTest` takes all that did something. */
const WORKFLOWS = ['articleLock', 'articleSave', 'folderEvents', 'limitReading', 'spelling'];

/** Ignored by Git, and within the repository, whose import names the tests use. */
const BASE = join(import.meta.dirname, '../../test-results');
mkdirSync(BASE, { recursive: true });
const folder = mkdtempSync(join(BASE, 'genTest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const texts = new Map(WORKFLOWS.map((workflow) => [workflow, generatedTest(LINES, workflow)]));
for (const [workflow, text] of texts) {
  await import(written(`${workflow}.ts`, text));
  for (const [at, { what, source }] of mutantsOf(workflow, text).slice(0, 1).entries()) {
    const copy = written(`${workflow}${at}.saga.ts`, source);
    const failing = text
      .replace(`'${WORKFLOW_PLACES[workflow]?.path}'`, `'${copy}'`)
      .replace("test('", `test.failing('without ${what}, `);
    await import(written(`${workflow}${at}.ts`, failing));
  }
}

describe('a generated test', () => {
  test('reads like one that somebody has written', () => {
    const text = texts.get('articleLock') ?? '';
    expect(text).toContain("import { articleLockSaga } from '#sagas/article/lock.saga.ts';");
    expect(text).toMatch(/^const articleId = '[\da-f-]{36}';$/m);
    expect(text).toMatch(
      /lock: \{ hold: \[\{ messages: \[\{ after: \d+, message: \{ type: 'granted' \} \}\] \}\] \},/,
    );
    expect(text).toMatch(
      /expect\(puts\)\.toEqual\(\[\n\s+articleLock\.needed\(\{ articleId \}\),\n/,
    );
    expect(text).not.toMatch(/undefined|\[object|isLeftOut/);
  });

  test('begins where the workflow rested, with what it reads of the state', () => {
    const text = texts.get('articleSave') ?? '';
    const [, state = ''] = /const state: RootState = sharedParts\((.*?)\n\}\);/s.exec(text) ?? [];
    const slices = [...state.matchAll(/^ {2}(\w+): /gm)].map(([, slice]) => slice);
    expect(slices).toContain('articleSave');
    expect(slices).not.toContain('spelling');
  });
});

describe('the command', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['tools/genTest.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });

  test('writes the test into a file, or prints it', () => {
    const file = join(folder, 'out.ts');
    const { status, stdout } = run(SAMPLE, '--workflow', 'articleLock', '--out', file);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe(texts.get('articleLock'));
  });

  test.each([
    [[SAMPLE], /Name a workflow\.\nnpm run gen-test/],
    [['--workflow', 'job'], /Name one log/],
    [[SAMPLE, '--workflow', 'nobody'], /There is no workflow nobody\. There are: page, /],
    [[SAMPLE, '--workflow', 'removal'], /removal did nothing in this session/],
  ])('%j is said in a sentence', (args, sentence) => {
    const { stdout, stderr, status } = run(...args);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  });
});
