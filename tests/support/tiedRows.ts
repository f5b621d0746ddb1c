/** The rows that belong to somebody, in every table of a schema. */
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Orm, rowsOf } from '#db/database.ts';

export interface Ties {
  /** Values that tie a row to its owner, by the property of the column. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Names of tables whose rows belong to nobody. */
  readonly exceptTables: readonly string[];
}

/** One checksum per table. Throws for a table that no column ties to an owner, unless it is an exception. */
export async function tiedRows(orm: Orm, schema: object, ties: Ties): Promise<string> {
  const sums = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((table) => !ties.exceptTables.includes(getTableName(table)))
    .map((table) => {
      const rows = sql`string_agg(one::text, ',' order by one::text)`;
      return sql`select ${getTableName(table)} as "table", md5(${rows}) as sum
        from ${table} one where ${sql.join(tiesOf(table, ties), sql` or `)}`;
    });
  return JSON.stringify(await rowsOf(orm, sql.join(sums, sql` union all `)));
}

function tiesOf(table: PgTable, { values }: Ties): SQL[] {
  const ties = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    (values[name] ?? []).map((value) => sql`${sql.identifier(column.name)}::text = ${value}`),
  );
  if (ties.length === 0)
    throw new Error(`No column ties the rows of ${getTableName(table)} to an owner`);
  return ties;
}
