/**
 * A data folder with a created and migrated database and its queues, made once per version of the schema. A
 * start on a copy of it skips initdb, the migrations and those of pg-boss, which take seconds.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { DatabaseOptions } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { ROOT } from './run.ts';

/** Identifies the schema of a template. */
export const TEMPLATE_KEY = templateKey();

const TEMPLATES = join(ROOT, '.cache/templates');
const SILENT = { info() {}, warn() {} };

function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync('db/migrations/{*.sql,meta/_journal.json}', { cwd: ROOT }).sort())
    hash.update(readFileSync(join(ROOT, file)));
  for (const library of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(readFileSync(join(ROOT, 'node_modules', library, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Creates what a first start creates in a database. */
export async function fillTemplate(place: Omit<DatabaseOptions, 'log'>): Promise<void> {
  const database = await openDatabase({ ...place, log: SILENT });
  try {
    await migrate(database);
    const { makeQueues } = await import('./queues.ts'); // half of the server, which copying a template does without
    await makeQueues(database);
  } finally {
    await database.close();
  }
}

/** Puts a copy of the template into `dataDir`. */
export async function copyDataTemplate(dataDir: string): Promise<void> {
  const template = join(TEMPLATES, TEMPLATE_KEY);
  if (!existsSync(template)) await makeTemplate(template);
  // Ten times as fast as `cp` for the thousand small files of a database, and without a process.
  cpSync(template, dataDir, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(TEMPLATES, { recursive: true });
  const fresh = await mkdtemp(join(TEMPLATES, 'new-'));
  await fillTemplate({ databaseUrl: null, dataDir: fresh });
  // Another process may have been faster; its template is the same.
  await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
}
