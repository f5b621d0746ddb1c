import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { type HumanizerCheckRow, humanizerCheck } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';

/** The last check of an article; null if there is none. */
export async function newestCheck(
  orm: Orm,
  articleId: ArticleId,
): Promise<HumanizerCheckRow | null> {
  const [row] = await orm
    .select()
    .from(humanizerCheck)
    .where(and(eq(humanizerCheck.articleId, articleId), isNotNull(humanizerCheck.report)))
    .orderBy(desc(humanizerCheck.checkedAt))
    .limit(1);
  return row ?? null;
}

export async function isTextChecked(
  orm: Orm,
  articleId: ArticleId,
  textHash: string,
): Promise<boolean> {
  const rows = await orm
    .select({ textHash: humanizerCheck.textHash })
    .from(humanizerCheck)
    .where(and(eq(humanizerCheck.articleId, articleId), eq(humanizerCheck.textHash, textHash)));
  return rows.length > 0;
}

/** Keeps the report of the text that was checked last; of the others, that they were checked. */
export async function keepCheck(
  tx: Orm,
  row: Omit<HumanizerCheckRow, 'report'> & { readonly report: HumanizerCheckRow['report'] },
): Promise<void> {
  const { articleId, textHash, ...newest } = row;
  await tx
    .insert(humanizerCheck)
    .values(row)
    .onConflictDoUpdate({
      target: [humanizerCheck.articleId, humanizerCheck.textHash],
      set: newest,
    });
  await tx
    .update(humanizerCheck)
    .set({ report: null })
    .where(and(eq(humanizerCheck.articleId, articleId), ne(humanizerCheck.textHash, textHash)));
}
