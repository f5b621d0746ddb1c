/** Encrypts what the database holds: at the start what an older version stored in plain text, and everything with a new key. */
import { and, eq, getTableColumns, notExists, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database, Orm } from '../database.ts';
import { hostTwoFactor, hostUser } from '../schema/host.ts';
import { isSealed, type SecretBox } from './secretBox.ts';
import { SecretError } from './secretKey.ts';
import { STORED_SECRETS, type StoredSecret } from './storedSecrets.ts';

type Row = Readonly<Record<string, unknown>>;

/** Encrypts the secrets that are in plain text, and removes the plain text from the files of the database. */
export async function sealPlain(database: Database, box: SecretBox): Promise<void> {
  if ((await sealStored(database.orm, box, 'plain')) > 0) await forgetOldRows(database);
}

/**
 * Encrypts secrets that are not encrypted with the present key: all of them, or only those in plain text. Returns how many.
 * Rejects with a `SecretError` at one that no key opens.
 */
export async function sealStored(
  orm: Orm,
  box: SecretBox,
  which: 'plain' | 'all',
): Promise<number> {
  let sealed = 0;
  for (const found of await secretsIn(orm)) if (await sealOne(orm, box, which, found)) sealed += 1;
  return sealed;
}

export interface FoundSecret {
  readonly stored: StoredSecret;
  readonly row: Row;
  /** As it is stored. */
  readonly value: unknown;
  readonly purpose: string;
}

/** Every secret that the database has. */
export async function secretsIn(orm: Orm): Promise<readonly FoundSecret[]> {
  const found: FoundSecret[] = [];
  for (const stored of STORED_SECRETS)
    for (const row of (await orm.select().from(stored.table)) as Row[]) {
      const value = row[stored.field];
      const purpose = value === null ? null : stored.purposeOf(row as never); // a row of its table
      if (purpose !== null) found.push({ stored, row, value, purpose });
    }
  return found;
}

/** Returns whether it was encrypted. */
async function sealOne(
  orm: Orm,
  box: SecretBox,
  which: 'plain' | 'all',
  { stored, row, value, purpose }: FoundSecret,
): Promise<boolean> {
  const isPlain = typeof value !== 'string' || !isSealed(value);
  if (!isPlain && (which === 'plain' || (await box.isCurrent(value)))) return false;
  const text = isPlain ? plainTextOf(stored, value) : await box.open(value, purpose);
  // Of two processes, or if somebody stores another one meanwhile, the first wins.
  const isUnchanged = and(isRow(stored.table, row), eq(stored.column, value));
  await orm
    .update(stored.table)
    .set({ [stored.field]: await box.seal(text, purpose) })
    .where(isUnchanged);
  return true;
}

/**
 * Removes the secrets that no key opens, for an installation that has lost its key; returns how many. Keys of other services are
 * entered again, links shared again; everybody signs in again, without a second factor until they set one up.
 */
export async function dropUnreadable(orm: Orm, box: SecretBox): Promise<number> {
  let dropped = 0;
  for (const { stored, row, value, purpose } of await secretsIn(orm)) {
    if ((await opened(box, String(value), purpose)) !== null) continue;
    const { table, column, field } = stored;
    dropped += 1;
    if (column.notNull) await orm.delete(table).where(isRow(table, row));
    else
      await orm
        .update(table)
        .set({ [field]: null })
        .where(isRow(table, row));
  }
  const hasFactor = orm.select().from(hostTwoFactor).where(eq(hostTwoFactor.userId, hostUser.id));
  await orm.update(hostUser).set({ twoFactorEnabled: false }).where(notExists(hasFactor));
  return dropped;
}

const plainTextOf = ({ column }: StoredSecret, value: unknown): string =>
  column.getSQLType() === 'jsonb' ? JSON.stringify(value) : String(value);

const opened = (box: SecretBox, sealed: string, purpose: string): Promise<string | null> =>
  box.open(sealed, purpose).catch((error: unknown) => {
    if (error instanceof SecretError) return null;
    throw error;
  });

function isRow(table: PgTable, row: Row): SQL | undefined {
  const { primaryKeys, columns } = getTableConfig(table);
  const inKey = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const fields = Object.entries(getTableColumns(table));
  return and(
    ...fields
      .filter(([, column]) => inKey.some(({ name }) => name === column.name))
      .map(([field, column]) => eq(column, row[field])),
  );
}

const TABLES = [...new Set(STORED_SECRETS.map(({ table }) => table))];

/**
 * Leaves no earlier content of these tables in the files of the database, whose deleted rows and statistics would keep it. Of
 * a PostgreSQL server, the write-ahead log is its administrator's.
 */
export async function forgetOldRows({ kind, orm }: Database): Promise<void> {
  for (const table of TABLES) await orm.execute(sql`vacuum (full, analyze) ${table}`);
  if (kind === 'postgres') return;
  await orm.execute(sql`vacuum full pg_statistic`);
  await orm.execute(sql`set wal_recycle = off`); // a segment of the log that is used again keeps what it has
  for (let segment = 0; segment < 2; segment += 1) {
    await orm.execute(sql`select pg_switch_wal()`);
    await orm.execute(sql`checkpoint`);
  }
  await orm.execute(sql`reset wal_recycle`);
}
