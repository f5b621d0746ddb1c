import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseLog } from '../database.ts';

/**
 * Makes a new cluster at the first start. In a process of its own, because initdb takes 750 MB that
 * this one would never give back; into a folder beside, so that a start that is cut off leaves nothing half made.
 */
export async function initialise(directory: string, log: DatabaseLog): Promise<void> {
  if (await exists(join(directory, 'PG_VERSION'))) return;
  log.info('Creating the database (a few seconds, at the first start only)');
  // A name of its own: what an earlier start that was killed has begun may still be written to.
  const fresh = `${directory}.new-${randomUUID()}`;
  const child = fork(join(import.meta.dirname, 'initdb.ts'), [fresh], { execArgv: [] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database could not be created in ${directory}.`);
  await chmod(fresh, 0o700);
  await rename(fresh, directory);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
