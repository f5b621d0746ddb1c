import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageScript, runNode } from '#tools/lib/run.ts';
import { FIXTURES, fixturesIn } from './support.ts';

test('the compiler catches each bad file: browser, Node, and what strictness forbids', async () => {
  const { output } = await runNode(
    [packageScript('@typescript/native/bin/tsc'), '-p', '.', '--pretty', 'false'],
    { cwd: join(FIXTURES, 'types') },
  );
  const caught = new Set(output.match(/^\w+\.ts(?=\()/gm));
  expect([...caught].sort()).toEqual(fixturesIn('types').filter((file) => file !== 'clean.ts'));
});
