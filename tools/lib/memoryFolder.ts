/** Tests write a lot and keep nothing, so their temporary files are in memory if there is enough. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory on Linux; often too small in containers. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;
const NAME = /^toolkit-tests-(\d+)$/;

/** Points `TMPDIR` of this process and its children to a folder in memory, which is removed with the process. */
export function keepTemporaryFilesInMemory(): void {
  if (tmpdir().startsWith(MEMORY) || freeBytes(MEMORY) < NEEDED_BYTES) return;
  removeLeftovers();
  const folder = join(MEMORY, `toolkit-tests-${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // like /tmp: PostgreSQL runs as another user and removes its own files
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeOwn(join(MEMORY, name));
  }
}

/** Files of another user cannot be removed. */
function removeOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it belongs to another user
  }
}
