import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { article, type ArticleRow, articleShare, type ShareRow } from '#db/schema/product.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { articleHtml } from '#db/schema/articleHtml.ts';

/** Shares an article under the token of `row`. Returns the existing link if it has one. */
export async function insertShare(orm: Orm, row: ShareRow): Promise<ShareRow> {
  const [share = row] = await orm
    .insert(articleShare)
    .values(row)
    .onConflictDoUpdate({
      target: articleShare.articleId,
      set: { token: sql`${articleShare.token}` }, // unchanged, but only an updated row is returned
    })
    .returning();
  return share;
}

export async function removeShare(orm: Orm, articleId: ArticleId): Promise<void> {
  await orm.delete(articleShare).where(eq(articleShare.articleId, articleId));
}

/** The article behind a token, with its text; null for an unknown or revoked token. */
export async function findShared(
  orm: Orm,
  token: string,
): Promise<{ readonly row: ArticleRow; readonly body: ArticleBody } | null> {
  const [found] = await orm
    .select({ row: article, html: articleHtml })
    .from(articleShare)
    .innerJoin(article, eq(article.id, articleShare.articleId))
    .where(and(eq(articleShare.token, token), isNull(article.deletedAt)));
  return found ? { row: found.row, body: { order: found.row.blockOrder, html: found.html } } : null;
}
