/**
 * Two processes on one PGlite folder destroy each other's rows, and PGlite itself does not notice.
 * On Linux an abstract socket named after the real path is the lock: the kernel frees it with the
 * process, however that ended. Elsewhere a file with the owner's process id serves.
 */
import { createHash } from 'node:crypto';
import { link, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';

export class DatabaseInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data folder ${dirname(directory)} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** Takes the lock and answers with its release. Rejects with `DatabaseInUseError` when it is taken. */
export async function lockDirectory(
  directory: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  const parent = dirname(directory);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = join(await realpath(parent), basename(directory));
  return platform === 'linux' ? lockSocket(path) : lockFile(path);
}

function lockSocket(path: string): Promise<() => Promise<void>> {
  const name = `\0content-toolkit-${createHash('sha256').update(path).digest('hex')}`;
  const server = createServer().unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DatabaseInUseError(path) : error),
    );
    server.listen({ path: name }, () =>
      resolve(() => new Promise((released) => server.close(() => released()))),
    );
  });
}

async function lockFile(path: string): Promise<() => Promise<void>> {
  const file = `${path}.lock`;
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid)); // linked when it is whole: nobody reads a lock without its owner
  try {
    while (!(await linked(own, file))) {
      if (isRunning(Number(await readFile(file, 'utf8')))) throw new DatabaseInUseError(path);
      await rm(file, { force: true }); // its owner was killed
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(file, { force: true });
}

/** False when there is such a file already. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
