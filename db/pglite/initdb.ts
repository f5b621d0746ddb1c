/** Run as a process of its own by `initialise`: makes a PGlite cluster in the folder it is given. */
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SyncedNodeFs } from './syncedNodeFs.ts';

const directory = process.argv[2];
if (directory === undefined) throw new Error('initdb.ts takes the folder of the new cluster.');
await mkdir(directory, { recursive: true, mode: 0o700 });
const client = new PGlite({ fs: new SyncedNodeFs(directory) });
await client.waitReady;
await client.close();
await syncTree(directory);
if (!process.connected) await rm(directory, { recursive: true, force: true }); // whoever wanted it was killed
process.exit(0);

/** PGlite's initdb leaves this out, but commits are only as safe as the files they build on. */
async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}
