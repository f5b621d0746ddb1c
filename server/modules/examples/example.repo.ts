/** Examples are rows of the tables that they are examples of. */
import { and, eq, gte, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Example } from '#contract/examples/example.schema.ts';
import type { ExampleKind, ExampleLanguage } from '#contract/examples/examples.ts';
import { type Orm, rowsOf } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import { audit } from '#db/schema/audit.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { topicSearch } from '#db/schema/topics.ts';

type Table = typeof article | typeof audit | typeof topicSearch;

/** Where the examples of a kind are. */
const PLACES: Readonly<Record<ExampleKind, { readonly table: Table; readonly is?: SQL }>> = {
  article: { table: article, is: eq(article.type, 'ARTICLE') },
  brief: { table: article, is: eq(article.type, 'BRIEF') },
  audit: { table: audit },
  topics: { table: topicSearch },
};
const KINDS = Object.keys(PLACES) as ExampleKind[];
const TABLES: readonly Table[] = [article, audit, topicSearch];

const examplesIn = (table: Table, workspaceId: WorkspaceId) =>
  and(eq(table.workspaceId, workspaceId), isNotNull(table.example));

/** Those that are open. */
export async function listExamples(orm: Orm, workspaceId: WorkspaceId): Promise<Example[]> {
  const parts = KINDS.map((kind) => {
    const { table, is } = PLACES[kind];
    const isOpen = and(examplesIn(table, workspaceId), is, isNull(table.deletedAt));
    return sql`select ${kind}::text as kind, ${table.example} as language, ${table.id} as id from ${table} where ${isOpen}`;
  });
  return rowsOf<Example>(orm, sql`${sql.join(parts, sql` union all `)} order by 1, 2`);
}

/** What was removed of the kind in the language is no example any more: what a person has made of it is purged as everything that is deleted. */
export async function forgetExample(
  tx: Orm,
  workspaceId: WorkspaceId,
  { kind, language }: { readonly kind: ExampleKind; readonly language: ExampleLanguage },
): Promise<void> {
  const { table, is } = PLACES[kind];
  await tx
    .update(table)
    .set({ example: null })
    .where(and(examplesIn(table, workspaceId), is, eq(table.example, language)));
}

/** Removes the articles and briefs among them. */
export async function removeArticles(tx: Orm, workspaceId: WorkspaceId, at: Date): Promise<void> {
  await tx
    .update(article)
    .set({ deletedAt: at })
    .where(and(examplesIn(article, workspaceId), isNull(article.deletedAt)));
}

/** Brings back those that were removed last, all at the same time, if that was then or later. */
export async function unmarkRemoved(tx: Orm, workspaceId: WorkspaceId, since: Date): Promise<void> {
  const times = TABLES.map(async (table) => {
    const isRecent = and(examplesIn(table, workspaceId), gte(table.deletedAt, since));
    const [row] = await tx
      .select({ at: max(table.deletedAt) })
      .from(table)
      .where(isRecent);
    return row?.at?.getTime() ?? 0;
  });
  const last = new Date(Math.max(...(await Promise.all(times))));
  for (const table of TABLES)
    await tx
      .update(table)
      .set({ deletedAt: null })
      .where(and(examplesIn(table, workspaceId), eq(table.deletedAt, last)));
}
