import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageScript, ROOT, runNode } from '#tools/lib/run.ts';
import { JEST_ENV } from '#tools/lib/suites.ts';
import { testGroups } from '../support/testGroups.ts';

const FILES = globSync('tests/{domain,store,src/kit,server/lib,tools}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
});
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PAGE = '/** @jest-environment #tests/support/pageEnvironment.js */';

test('each file runs once: alone, or in a group of files with the same environment', () => {
  const parts = testGroups('of-a-test', FILES);
  const groups = parts.filter((part) => part.startsWith('.cache/'));
  expect(groups.length).toBeGreaterThan(3);
  const grouped = groups.flatMap((group) => {
    const source = read(group);
    const files = FILES.filter((file) => source.includes(`'${join(ROOT, file)}'`));
    expect(new Set(files.map((file) => read(file).startsWith(PAGE)))).toEqual(
      new Set([source.startsWith(PAGE)]),
    );
    return files;
  });
  const alone = parts.filter((part) => !groups.includes(part));
  expect([...grouped, ...alone].sort()).toEqual(FILES.toSorted());
});

test('a file that waits for processes, or says that it cannot share, is alone', () => {
  const parts = testGroups('of-a-test', FILES);
  expect(parts).toContain('tests/tools/testGroups.test.ts');
  const sharing = FILES.filter((file) => !parts.includes(file));
  expect(sharing.filter((file) => read(file).includes(' @alone: '))).toEqual([]);
});

const IMPORTS = "import { afterEach, beforeAll, expect, test } from '@jest/globals';\n";
const FOLDER = join(ROOT, '.cache/groups/of-a-test');
/** The groups that are run, by the reason for which they are. */
const GROUPS = {
  'a file of its own': [
    `test('it sets a global', () => { globalThis.left = 1; globalThis.fetch = null; });
    afterEach(() => { if (expect.getState().currentTestName.includes('second')) throw new Error('a hook of the first'); });`,
    `test('second: neither is seen', () => { expect([typeof left, typeof fetch]).toEqual(['undefined', 'function']); });`,
  ],
  'no test': [
    `test('one', () => {});`,
    `beforeAll(() => {}); for (const name of []) test(name, () => {});`,
  ],
  'a replacement': [`globalThis.fetch = null; test('one', () => {});`],
} as const;

test('a file keeps its hooks and globals to itself; without a test, or with a replacement when it is loaded, its group fails', async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, files] of Object.entries(GROUPS)) writeGroup(join(FOLDER, name), files);
  const { default: config } = await import(join(ROOT, 'jest.config.js'));
  const [unit] = config.projects;
  const own = { ...unit, rootDir: ROOT, testRegex: '/of-a-test/[^/]+/group\\.test\\.mjs$' };
  const { stdout } = await runNode(
    [packageScript('jest/bin/jest.js'), '--json', '--config', JSON.stringify(own)],
    { env: JEST_ENV },
  );
  const { testResults } = JSON.parse(stdout) as JestMessages;
  const messages = testResults.map(({ name, message }) => [basename(dirname(name)), message]);
  expect(Object.fromEntries(messages)).toEqual({
    'a file of its own': '',
    'no test': expect.stringContaining('1.mjs contains no test'),
    'a replacement': expect.stringContaining('0.mjs replaces fetch when it is loaded'),
  });
});

interface JestMessages {
  readonly testResults: readonly { readonly name: string; readonly message: string }[];
}

function writeGroup(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const paths = files.map((text, at) => {
    writeFileSync(join(folder, `${at}.mjs`), `${IMPORTS}${text}`);
    return join(folder, `${at}.mjs`);
  });
  const runTogether = join(ROOT, 'tests/support/runTogether.ts');
  writeFileSync(
    join(folder, 'group.test.mjs'),
    `import { runTogether } from '${runTogether}';
await runTogether(${JSON.stringify(paths)}, (file) => import(file));`,
  );
}
