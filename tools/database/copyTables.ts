import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Orm, rowsOf, schema } from '#db/database.ts';

const ROWS_AT_ONCE = 200;
/** A statement is a text, which cannot have more than half a gigabyte. */
const BYTES_AT_ONCE = 16 * 1024 * 1024;

/**
 * Copies every row of every table of the schema. Both sides are transactions, and the target's tables are
 * empty. Not with pg_dump: the embedded database is PostgreSQL 18, whose dump older versions refuse
 * (`transaction_timeout`), and the dump would be one text in memory.
 */
export async function copyTables(source: Orm, target: Orm): Promise<void> {
  for (const table of inOrderOfReferences()) await copyTable(source, target, table);
}

/** Each table comes after those that it references. */
function inOrderOfReferences(): Iterable<PgTable> {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(table);
  };
  for (const table of Object.values(schema)) if (is(table, PgTable)) add(table);
  return ordered;
}

/** Values are copied as PostgreSQL's text, the only form that is lossless for every type. */
async function copyTable(source: Orm, target: Orm, table: PgTable): Promise<void> {
  const columns = getTableConfig(table).columns.filter(({ generated }) => generated === undefined);
  const atOnce = await rowsAtOnce(source, table);
  const names = columns.map(({ name }) => sql.identifier(name));
  const asText = names.map((name) => sql`${name}::text`);
  await source.execute(
    sql`declare copied no scroll cursor for select ${sql.join(asText, sql`, `)} from ${table}`,
  );
  for (;;) {
    const rows = await rowsOf<Record<string, string | null>>(
      source,
      sql`fetch ${sql.raw(String(atOnce))} from copied`,
    );
    if (rows.length === 0) break;
    const arrays = columns.map((column) => {
      const values = sql.param(rows.map((row) => row[column.name]));
      return sql`${values}::${sql.raw(column.getSQLType())}[]`;
    });
    await target.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(arrays, sql`, `)})`,
    );
  }
  await source.execute(sql`close copied`);
}

/** As many as fit if all are as large as the largest. */
async function rowsAtOnce(source: Orm, table: PgTable): Promise<number> {
  const sizes = getTableConfig(table).columns.map(
    ({ name }) => sql`coalesce(pg_column_size(${sql.identifier(name)}), 0)`,
  );
  const [found] = await rowsOf<{ bytes: number | null }>(
    source,
    sql`select max(${sql.join(sizes, sql` + `)}) as bytes from ${table}`,
  );
  const fitting = Math.floor(BYTES_AT_ONCE / Math.max(1, found?.bytes ?? 1));
  return Math.min(ROWS_AT_ONCE, Math.max(1, fitting));
}
