import type { SQL } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** What a statement written by hand answers, on either database; the caller says what a row is. */
export async function rowsOf<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
