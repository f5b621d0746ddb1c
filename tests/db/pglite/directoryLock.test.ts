import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseInUseError, lockDirectory } from '#db/pglite/directoryLock.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { ROOT } from '#tools/lib/run.ts';

let parent: string;
const holders: ChildProcess[] = [];
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'toolkit-lock-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0)) await killed(holder);
  await rm(parent, { recursive: true, force: true });
});

const lock = (folder = parent) => lockDirectory(join(folder, 'pgdata'));

/**
 * Takes the lock, reports "taken" or the reason why not, and holds it while it runs, with nothing else to
 * keep it alive.
 */
const HOLDER = `import('./db/pglite/directoryLock.ts').then(async ({ lockDirectory }) => {
  setInterval(() => globalThis.gc(), 5);
  await lockDirectory(process.argv[1]);
  setTimeout(() => console.log('taken'), 50);
}).catch((error) => { console.log(error.message); process.exit(1); });`;
const NODE = [process.execPath, '--expose-gc', '-e', HOLDER];

/** The report of another process that takes the lock of a folder, run by a `wrapper` if given. */
async function otherProcess(folder: string, wrapper: readonly string[] = []): Promise<string> {
  const [program = '', ...args] = [...wrapper, ...NODE, join(folder, 'pgdata')];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const holder = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  holders.push(holder);
  return String(await once(holder.stdout, 'data')).trim();
}

async function killed(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

const IN_USE = expect.stringContaining('is in use by another process');

test('the lock refuses a second owner until the first releases it', async () => {
  const release = await lock();
  await expect(lock()).rejects.toThrow(DatabaseInUseError);
  await release();
  await (await lock())();
  expect(await readdir(parent)).toEqual(['lock']);
});

test('exactly one of several concurrent callers gets the lock', async () => {
  const asked = await Promise.allSettled([lock(), lock(), lock(), lock()]);
  const given = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(given).toHaveLength(1);
  await given[0]?.();
});

test('another process is refused, until the owner is killed', async () => {
  expect(await otherProcess(parent)).toBe('taken');
  expect(await otherProcess(parent)).toEqual(IN_USE);
  await expect(lock()).rejects.toThrow(DatabaseInUseError);
  for (const holder of holders) await killed(holder);
  await (await lock())();
});

test('a folder in the place of one that was moved away under its owner is refused', async () => {
  expect(await otherProcess(parent)).toBe('taken');
  await rename(parent, `${parent}-moved`);
  await mkdir(parent);
  await expect(lock()).rejects.toThrow(DatabaseInUseError);
  await rm(`${parent}-moved`, { recursive: true });
});

test('a copy of a folder in use is not locked', async () => {
  const release = await lock();
  const copy = join(parent, 'copy');
  await cp(join(parent, 'lock'), join(copy, 'lock'));
  await (await lock(copy))();
  await release();
});

describe('the same folder', () => {
  const mayUnshare = isPermitted('unshare', '-n', 'true');
  const mayMount = isPermitted('unshare', '-m', 'mount', '--bind', '/', '/mnt');
  const onlyWhere = (isAllowed: boolean) => (isAllowed ? test : test.skip);

  onlyWhere(mayUnshare)('is refused in another network namespace', async () => {
    const release = await lock();
    expect(await otherProcess(parent, ['unshare', '-n'])).toEqual(IN_USE);
    await release();
  });

  onlyWhere(mayMount)('is refused under another path', async () => {
    const release = await lock();
    const other = join(parent, 'other');
    await mkdir(other);
    const mounting = `mount --bind '${parent}' '${other}' && exec "$@"`;
    const elsewhere = ['unshare', '-m', 'sh', '-c', mounting, 'sh'];
    expect(await otherProcess(other, elsewhere)).toEqual(IN_USE);
    await release();
  });
});
