/** A process that commits row after row until it is killed, and reports each. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostSecret } from '#db/schema/host.ts';

/** A committed row, and how often the process had synced a file by then. */
export interface Commit {
  readonly row: number;
  readonly syncs: number;
}

let syncs = 0;
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  syncs += 1;
  fsyncSync(descriptor);
};
syncBuiltinESMExports();

const { openDatabase } = await import('#db/client.ts'); // imported now, because it captures fsyncSync when it loads
const { orm } = await openDatabase({
  databaseUrl: null,
  dataDir: process.argv[2] ?? '',
  log: { info() {}, warn() {} },
});
for (let row = 0; ; row += 1) {
  await orm.insert(hostSecret).values({ name: `row ${row}`, value: row });
  process.send?.({ row, syncs } satisfies Commit);
}
