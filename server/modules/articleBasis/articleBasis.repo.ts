import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { articleBrief, type BriefRow, brief } from '#db/schema/briefs.ts';
import type { ArticleId } from '#db/schema/ids.ts';

/** Null for an article that is no brief. */
export async function briefRow(orm: Orm, id: ArticleId): Promise<BriefRow | null> {
  const [row] = await orm.select().from(brief).where(eq(brief.articleId, id));
  return row ?? null;
}

/** Null: it is written from none. */
export async function setArticleBrief(
  tx: Orm,
  articleId: ArticleId,
  briefId: ArticleId | null,
): Promise<void> {
  const target = articleBrief.articleId;
  if (briefId === null) await tx.delete(articleBrief).where(eq(target, articleId));
  else
    await tx
      .insert(articleBrief)
      .values({ articleId, briefId })
      .onConflictDoUpdate({ target, set: { briefId } });
}

/** The brief that an article is written from; null: none. */
export async function briefOf(orm: Orm, articleId: ArticleId): Promise<ArticleId | null> {
  const [row] = await orm
    .select({ id: articleBrief.briefId })
    .from(articleBrief)
    .where(eq(articleBrief.articleId, articleId));
  return row?.id ?? null;
}
