/** Run as a process of its own by `initialise`: makes a PGlite cluster in the folder it is given. */
import { rmSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SyncedNodeFs } from './syncedNodeFs.ts';

const directory = process.argv[2];
if (directory === undefined) throw new Error('initdb.ts takes the folder of the new cluster.');

/** A cluster that failed, or whose server was killed meanwhile, is useless. */
process.once('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(1);
});

try {
  await make(directory);
  process.exit(0);
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.disconnect(); // once that is sent
}

async function make(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const client = new PGlite({ fs: new SyncedNodeFs(root) });
  await client.waitReady;
  await client.close();
  await syncTree(root);
}

/** PGlite's initdb leaves this out, but commits are only as safe as the files they build on. */
async function syncTree(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}
