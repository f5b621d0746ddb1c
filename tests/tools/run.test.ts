import { constants, getPriority } from 'node:os';
import { expect, test } from '@jest/globals';
import { runNode } from '#tools/lib/run.ts';

const PRIORITY_OF_CHILD = `
  const { spawnSync } = require('node:child_process');
  const { stdout } = spawnSync(process.execPath, ['-p', 'os.getPriority()']);
  console.log(Number(stdout));
`;

test('a patient program gives way to others, and so do the programs that it starts', async () => {
  const { stdout } = await runNode(['-e', PRIORITY_OF_CHILD], { isPatient: true });
  expect(Number(stdout)).toBe(constants.priority.PRIORITY_LOW);
  const plain = await runNode(['-e', PRIORITY_OF_CHILD]);
  expect(Number(plain.stdout)).toBe(getPriority());
});
