import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { run } from '#tools/lib/run.ts';

const PROGRAM = `
import('./tools/lib/memoryFolder.ts').then(({ keepTemporaryFilesInMemory }) => {
  keepTemporaryFilesInMemory();
  console.log(require('node:os').tmpdir());
});`;
/** No process has such an id. */
const LEFT_BEHIND = '/dev/shm/toolkit-tests-999999999';

const hasMemory = existsSync('/dev/shm') && statfsSync('/dev/shm').bavail > 2 ** 21;

(hasMemory ? test : test.skip)(
  'temporary files go to memory, and leave it with the program; those of a killed program are removed',
  async () => {
    mkdirSync(LEFT_BEHIND, { recursive: true });
    const env = { TMPDIR: '/tmp', NODE_OPTIONS: '' };
    const { stdout } = await run(process.execPath, ['-e', PROGRAM], { env });
    const folder = stdout.trim();
    expect(folder).toMatch(/^\/dev\/shm\/toolkit-tests-\d+$/);
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(LEFT_BEHIND)).toBe(false);
    rmSync(LEFT_BEHIND, { recursive: true, force: true });
  },
);
