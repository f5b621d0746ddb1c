import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { configOf } from '#server/config.ts';
import { Refusal } from './command.ts';

/** The folder of the embedded installation: DATA_DIR, or the default of the server. */
export const dataFolder = (): string => configOf({ DATA_DIR: process.env.DATA_DIR }).DATA_DIR;

/** The folder of the cluster in a data folder. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'pgdata');

export const SILENT = { info() {}, warn() {} };

/** Opens the embedded database, but never creates one. Rejects if another process has it open. */
export function openEmbedded(dataDir: string): Promise<Database> {
  if (!existsSync(join(clusterIn(dataDir), 'PG_VERSION')))
    throw new Refusal(
      `There is no embedded database in ${dataDir}. Set DATA_DIR to the folder of the installation.`,
    );
  return openDatabase({ databaseUrl: null, dataDir, log: SILENT });
}
