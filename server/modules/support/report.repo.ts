import { desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { supportReport } from '#db/schema/support.ts';

const { log: _log, ...said } = getTableColumns(supportReport);
const listed = { ...said, bytes: sql<number>`length(${supportReport.log})` };

export async function insertReport(
  orm: Orm,
  row: typeof supportReport.$inferInsert,
): Promise<void> {
  await orm.insert(supportReport).values(row);
}

/** Newest first. */
export const listReports = (
  orm: Orm,
  window: { readonly limit: number; readonly offset: number },
) =>
  orm
    .select(listed)
    .from(supportReport)
    .orderBy(desc(supportReport.createdAt), desc(supportReport.id))
    .limit(window.limit)
    .offset(window.offset);

export async function findReport(orm: Orm, id: string) {
  const [row] = await orm
    .select({ ...listed, log: supportReport.log })
    .from(supportReport)
    .where(eq(supportReport.id, id));
  return row ?? null;
}

/** False if there is none. */
export async function removeReport(orm: Orm, id: string): Promise<boolean> {
  const removed = await orm
    .delete(supportReport)
    .where(eq(supportReport.id, id))
    .returning({ id: supportReport.id });
  return removed.length > 0;
}

export async function removeReportsBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(supportReport).where(lt(supportReport.createdAt, before));
}
