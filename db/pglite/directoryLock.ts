/**
 * Two processes on one PGlite folder destroy each other's rows, and PGlite itself does not notice. Two
 * locks keep them apart, and the kernel frees both with the process, however that ends:
 *
 * - a file beside the cluster, locked by SQLite because Node has no `flock`. It holds on every path to
 *   the folder: through a bind mount, and between containers that share a volume;
 * - on Linux, an abstract socket named after the real path. It holds where the file does not: when the
 *   folder was moved or deleted under a running process, which goes on writing by name, and on a file
 *   system whose locks do nothing.
 */
import { createHash } from 'node:crypto';
import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusal } from '../database.ts';

export class DatabaseInUseError extends DatabaseRefusal {
  constructor(directory: string) {
    super(
      `The data folder ${dirname(directory)} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}

type Release = () => Promise<void>;

/** Takes the lock and returns its release. Rejects with `DatabaseInUseError` while it is taken. */
export async function lockDirectory(directory: string): Promise<Release> {
  const parent = dirname(directory);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await access(parent, constants.R_OK | constants.W_OK | constants.X_OK);
  const path = join(await realpath(parent), basename(directory));
  const releaseFile = lockFile(path);
  try {
    const releaseSocket = process.platform === 'linux' ? await lockSocket(path) : async () => {};
    return async () => {
      await releaseSocket();
      releaseFile();
    };
  } catch (error) {
    releaseFile();
    throw error;
  }
}

function lockSocket(path: string): Promise<Release> {
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

const SQLITE_BUSY = 5;
/** Garbage collection would release a lock. */
const held = new Set<DatabaseSync>();

/**
 * The file stays empty, and stays behind: removing it would let two processes lock two files of one name.
 * Nothing else in this process may open it, because closing any descriptor of a file drops its locks.
 */
function lockFile(path: string): () => void {
  const name = join(dirname(path), 'lock');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(name);
    file.exec('PRAGMA journal_mode = memory; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    const { errcode, message } = error as Error & { readonly errcode?: number };
    if (errcode === SQLITE_BUSY) throw new DatabaseInUseError(path);
    throw new DatabaseRefusal(
      `${name} cannot be locked: ${message}. Set DATA_DIR to a folder on a local disk that this user may write to.`,
    );
  }
  const lock = file;
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
