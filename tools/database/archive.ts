/** Backups of an embedded installation: the folder of its cluster and a manifest, packed with tar and gzip. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseNewerError, DatabaseTooOldError, schemaAge } from '#db/migrate.ts';
import { lockDirectory } from '#db/pglite/directoryLock.ts';
import { removeUnfinished, unfinishedName } from '#db/pglite/initialise.ts';
import { openPglite } from '#db/pglite/openPglite.ts';
import { run } from '../lib/run.ts';
import { Refusal } from './command.ts';
import { contentOf, differences, type TableContent } from './content.ts';
import { clusterIn, openEmbedded, SILENT } from './embedded.ts';

const CONTENT_FILE = 'content.json';

/**
 * Writes a new file that only its owner can read, because it contains password hashes and keys. The server
 * must be stopped.
 */
export async function backUp(dataDir: string, file: string): Promise<readonly TableContent[]> {
  if (existsSync(file)) throw new Refusal(`${file} already exists. Choose another name.`);
  const database = await openEmbedded(dataDir);
  const tables = await contentOf(database.orm).finally(database.close);
  const unlock = await lockDirectory(clusterIn(dataDir));
  const described = await mkdtemp(join(tmpdir(), 'toolkit-backup-'));
  try {
    await writeFile(join(described, CONTENT_FILE), JSON.stringify(tables));
    await pack(file, ['-C', described, CONTENT_FILE, '-C', dataDir, basename(clusterIn(dataDir))]);
  } finally {
    await rm(described, { recursive: true });
    await unlock();
  }
  return tables;
}

/** An incomplete backup does not have the final name. */
async function pack(file: string, what: readonly string[]): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const output = await open(unfinished, 'wx', 0o600);
  try {
    const tar = spawn('tar', ['-cz', ...what], { stdio: ['ignore', output.fd, 'inherit'] });
    const [code] = await once(tar, 'exit');
    if (code !== 0) throw new Refusal(`tar ended with code ${code}; there is no backup.`);
    await output.sync();
    await rename(unfinished, file);
  } finally {
    await output.close();
    await rm(unfinished, { force: true });
  }
}

/** Restores a backup into a data folder without a database, all or nothing. */
export async function restore(file: string, dataDir: string): Promise<readonly TableContent[]> {
  const cluster = clusterIn(dataDir);
  if (existsSync(cluster))
    throw new Refusal(
      `There is already a database in ${dataDir}. Set DATA_DIR to another folder, or move that one away.`,
    );
  const unlock = await lockDirectory(cluster);
  try {
    await removeUnfinished(cluster);
    return await unpackInto(cluster, file);
  } finally {
    await unlock();
  }
}

async function unpackInto(cluster: string, file: string): Promise<readonly TableContent[]> {
  // On the same disk, so that the last step is a rename.
  const unpacked = await mkdtemp(unfinishedName(cluster));
  try {
    const { code, output } = await run('tar', ['-xzof', file, '-C', unpacked]);
    if (code !== 0)
      throw new Refusal(`${file} is not a complete backup. tar says: ${output.trim()}`);
    const tables = await verify(file, unpacked);
    await chmod(clusterIn(unpacked), 0o700);
    await rename(clusterIn(unpacked), cluster);
    return tables;
  } finally {
    await rm(unpacked, { recursive: true });
  }
}

/** Opens the unpacked database and compares it with the manifest of the backup. */
async function verify(file: string, unpacked: string): Promise<readonly TableContent[]> {
  const description = await readFile(join(unpacked, CONTENT_FILE), 'utf8').catch(() => null);
  if (description === null) throw new Refusal(`${file} was not made by npm run db:backup.`);
  const tables = JSON.parse(description) as TableContent[];
  const database = await openPglite(clusterIn(unpacked), SILENT);
  try {
    const age = await schemaAge(database.orm);
    if (age === 'newer') throw new DatabaseNewerError();
    if (age === 'tooOld') throw new DatabaseTooOldError();
    const different = differences(tables, await contentOf(database.orm));
    if (different.length === 0) return tables;
    throw new Refusal(
      `${file} is damaged. These tables differ from what was saved: ${different.join(', ')}.`,
    );
  } finally {
    await database.close();
  }
}
