/** The content of a database in a form that can be compared between PGlite and PostgreSQL, and stored in a file. */
import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '#db/database.ts';

export interface TableContent {
  readonly table: string;
  readonly rows: number;
  /** Of all rows, in any order. */
  readonly checksum: string;
}

/** Every table of the product by name, read at the same moment. */
export function contentOf(orm: Orm): Promise<TableContent[]> {
  return orm.transaction(
    async (tx) => {
      // Times are compared as text.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local datestyle = 'ISO'`);
      const tables = await rowsOf<{ name: string }>(
        tx,
        sql`select tablename as name from pg_tables where schemaname = 'public'
          order by tablename collate "C"`,
      );
      const content: TableContent[] = [];
      for (const { name } of tables) content.push(await contentOfTable(tx, name));
      return content;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function contentOfTable(tx: Orm, table: string): Promise<TableContent> {
  const hash = sql`md5(whole_row::text) collate "C"`;
  const [found] = await rowsOf<Omit<TableContent, 'table'>>(
    tx,
    sql`select count(*)::int as rows, md5(coalesce(string_agg(${hash}, '' order by ${hash}), '')) as checksum
      from ${sql.identifier(table)} as whole_row`,
  );
  return { table, rows: found?.rows ?? 0, checksum: found?.checksum ?? '' };
}

/** The names of the tables that differ or that only one side has. */
export function differences(
  one: readonly TableContent[],
  other: readonly TableContent[],
): readonly string[] {
  const key = ({ table, rows, checksum }: TableContent) => `${table} ${rows} ${checksum}`;
  const missing = (from: readonly TableContent[], keys: ReadonlySet<string>) =>
    from.filter((content) => !keys.has(key(content))).map(({ table }) => table);
  return [
    ...new Set([
      ...missing(one, new Set(other.map(key))),
      ...missing(other, new Set(one.map(key))),
    ]),
  ];
}
