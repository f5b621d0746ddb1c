import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageScript, ROOT, runNode } from '#tools/lib/run.ts';
import { FIXTURES } from './support.ts';

test('knip catches an unused file, an unused export, an unused package and what only a test uses', async () => {
  const { code, output } = await runNode(
    [
      packageScript('knip/bin/knip.js'),
      '--production',
      '--no-progress',
      '--reporter',
      'symbols',
      '--config',
      join(ROOT, 'knip.json'),
    ],
    { cwd: join(FIXTURES, 'deadCode') },
  );
  expect(code).not.toBe(0);
  for (const name of ['unusedFile.ts', 'unusedExport', 'onlyTested.ts', 'immer'])
    expect(output).toContain(name);
  expect(output).not.toContain('domain/used.ts: used');
});
