import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { packageScript, ROOT, runNode } from '#tools/lib/run.ts';
import { announced, FIXTURES } from './support.ts';

interface Report {
  readonly diagnostics: readonly { category: string; location: { path: string } }[];
}

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the project's configuration on fixtures, whose folders are rooms as in the project. */
async function biome(command: 'lint' | 'format', fixtures: string): Promise<string[]> {
  const cwd = join(folder, fixtures);
  cpSync(join(FIXTURES, fixtures), cwd, { recursive: true });
  cpSync(join(ROOT, 'biome.json'), join(cwd, 'biome.json'));
  cpSync(join(ROOT, 'tools/lint'), join(cwd, 'tools/lint'), { recursive: true });
  const { stdout } = await runNode(
    [
      packageScript('@biomejs/biome/bin/biome'),
      command,
      '--vcs-enabled=false',
      '--reporter=json',
      '--max-diagnostics=none',
      '.',
    ],
    { cwd },
  );
  return (JSON.parse(stdout) as Report).diagnostics.map(
    ({ category, location }) => `${location.path}: ${category.split('/').at(-1)}`,
  );
}

test('the linter catches each bad file, by the one rule it breaks, and no good file', async () => {
  expect((await biome('lint', 'lint')).sort()).toEqual(announced('lint'));
});

test('the formatter catches an untidy file and no tidy one', async () => {
  expect(await biome('format', 'format')).toEqual(['domain/untidy.ts: format']);
});
