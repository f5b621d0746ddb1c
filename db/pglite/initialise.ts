import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DatabaseLog, DatabaseRefusal } from '../database.ts';

/** There is a cluster, but PostgreSQL cannot open it. */
export class UnreadableClusterError extends DatabaseRefusal {
  constructor(directory: string, cause?: unknown) {
    super(
      `The database in ${directory} cannot be opened: files are missing, damaged or not this user's. Restore a backup into another DATA_DIR (npm run db:restore), and keep this folder until that works.`,
      { cause },
    );
  }
}

/** Prefix for the name of a cluster that is being created beside its final place. */
export const unfinishedName = (directory: string): string => `${directory}.new-`;

/**
 * Creates the cluster at the first start; the folder must be locked. Rejects if the cluster in it is
 * incomplete, or if an earlier one is gone: a new, empty database would hide that.
 */
export async function initialise(directory: string, log: DatabaseLog): Promise<void> {
  await removeUnfinished(directory);
  if (!(await exists(join(directory, 'PG_VERSION')))) {
    await refuseLost(directory);
    await create(directory, log);
  }
  await writeMark(directory);
}

/**
 * Removes what killed starts and restores left behind, as far as possible: an initdb whose server was killed
 * may still write for a moment. Safe only while the lock is held.
 */
export async function removeUnfinished(directory: string): Promise<void> {
  const parent = dirname(directory);
  const prefix = basename(unfinishedName(directory));
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of left) await removeIfPossible(join(parent, name));
}

/** What cannot be removed does no harm; the next start removes it. */
const removeIfPossible = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

async function refuseLost(directory: string): Promise<void> {
  const files = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error; // that it cannot be read does not say that it is empty
    return [];
  });
  if (files.length > 0) throw new UnreadableClusterError(directory);
  if (!(await exists(markOf(directory)))) return;
  throw new DatabaseRefusal(
    `The database of this installation is gone: ${directory} does not exist or is empty. Bring it back (npm run db:restore), or remove ${markOf(directory)} to begin a new installation.`,
  );
}

/** Code that runs once is not worth optimising: a quarter less work. */
const QUICK_WASM = ['--liftoff-only'];

/**
 * Runs in a separate process, because initdb takes 750 MB that this one would never give back, and writes to
 * a separate folder, so that an interrupted start leaves no half-made cluster.
 */
async function create(directory: string, log: DatabaseLog): Promise<void> {
  log.info('Creating the database (a few seconds, at the first start only)');
  const fresh = unfinishedName(directory) + randomUUID(); // an earlier one may still be written to
  try {
    const script = join(import.meta.dirname, 'initdb.ts');
    const child = fork(script, [fresh], { execArgv: QUICK_WASM, silent: true });
    let reason = 'initdb ended unexpectedly';
    child.on('message', (message) => {
      reason = String(message);
    });
    const [code] = await once(child, 'close');
    if (code !== 0)
      throw new DatabaseRefusal(`The database could not be created in ${directory}: ${reason}.`);
    await chmod(fresh, 0o700);
    await rename(fresh, directory);
  } finally {
    await removeIfPossible(fresh);
  }
}

/** A file that remains when the cluster is lost, and so shows that there was an installation. */
const markOf = (directory: string): string => join(dirname(directory), 'installed.txt');

async function writeMark(directory: string): Promise<void> {
  const text = `An installation keeps its database here, in ${basename(directory)}.\n`;
  await writeFile(markOf(directory), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
