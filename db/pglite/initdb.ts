/** Run as a process of its own by `initialise`: makes a PGlite cluster in the folder it is given. */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { SyncedNodeFs } from './syncedNodeFs.ts';

const directory = process.argv[2];
if (directory === undefined) throw new Error('initdb.ts takes the folder of the new cluster.');
await mkdir(directory, { recursive: true, mode: 0o700 });
const client = new PGlite({ fs: new SyncedNodeFs(directory) });
await client.waitReady;
await client.close();
process.exit(0);
