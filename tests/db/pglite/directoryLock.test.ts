import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseInUseError, lockDirectory } from '#db/pglite/directoryLock.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'toolkit-lock-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe.each(['linux', 'darwin'] as const)('the lock of a data folder on %s', (platform) => {
  const lock = () => lockDirectory(join(parent, 'pgdata'), platform);

  test('refuses a second owner until the first lets go, and leaves nothing behind', async () => {
    const release = await lock();
    await expect(lock()).rejects.toThrow(DatabaseInUseError);
    await release();
    await (await lock())();
    expect(await readdir(parent)).toEqual([]);
  });

  test('is given to exactly one of several that ask at once', async () => {
    const asked = await Promise.allSettled([lock(), lock(), lock(), lock()]);
    const given = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(given).toHaveLength(1);
    await given[0]?.();
  });
});

test('a lock file whose owner was killed does not stand in the way', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(join(parent, 'pgdata.lock'), String(pid));
  const release = await lockDirectory(join(parent, 'pgdata'), 'darwin');
  await release();
});
