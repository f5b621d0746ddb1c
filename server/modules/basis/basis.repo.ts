import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { articleBrief, brief, type BriefRow } from '#db/schema/product.ts';

/** Null for an article that is no brief. */
export async function briefRow(orm: Orm, id: ArticleId): Promise<BriefRow | null> {
  const [row] = await orm.select().from(brief).where(eq(brief.articleId, id));
  return row ?? null;
}

/** Returns false if the article has been written from it before. */
export async function insertArticleBrief(
  tx: Orm,
  row: typeof articleBrief.$inferInsert,
): Promise<boolean> {
  const { briefId } = row;
  const { articleId } = articleBrief;
  const [known] = await tx.select().from(articleBrief).where(eq(articleId, row.articleId));
  if (known?.briefId === briefId) return false;
  await tx
    .insert(articleBrief)
    .values(row)
    .onConflictDoUpdate({ target: articleId, set: { briefId } });
  return true;
}

/** The brief that an article is written from; null: none. */
export async function briefOf(orm: Orm, articleId: ArticleId): Promise<ArticleId | null> {
  const [row] = await orm
    .select({ id: articleBrief.briefId })
    .from(articleBrief)
    .where(eq(articleBrief.articleId, articleId));
  return row?.id ?? null;
}
