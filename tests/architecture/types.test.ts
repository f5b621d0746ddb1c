import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageScript, runNode } from '#tools/lib/run.ts';
import { FIXTURES, fixturesIn } from './support.ts';

async function caughtIn(folder: string): Promise<string[]> {
  const { output } = await runNode(
    [
      packageScript('@typescript/native/bin/tsc'),
      '-p',
      '.',
      '--pretty',
      'false',
      '--singleThreaded',
    ],
    { cwd: join(FIXTURES, folder) },
  );
  return [...new Set(output.match(/^\w+\.ts(?=\()/gm))].sort();
}

const badIn = (folder: string) => fixturesIn(folder).filter((file) => file !== 'clean.ts');

test('the compiler catches each bad file: browser, Node, and what strictness forbids', async () => {
  expect(await caughtIn('types')).toEqual(badIn('types'));
});

test('the compiler catches each query by an id that the policy has not checked', async () => {
  expect(await caughtIn('tenants')).toEqual(badIn('tenants'));
});
