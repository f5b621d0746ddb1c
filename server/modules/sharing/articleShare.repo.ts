import { and, eq, isNull, like, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { isStaying } from '#db/leaving.ts';
import {
  type ArticleRow,
  article,
  articleBlock,
  articleShare,
  type ShareRow,
} from '#db/schema/article.ts';
import { articleHtml } from '#db/schema/articleHtml.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { containing } from '../../lib/pattern.ts';

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

/** Null if the article is not shared. */
export async function changeShare(
  orm: Orm,
  articleId: ArticleId,
  change: Pick<ShareRow, 'showsResearch'>,
): Promise<ShareRow | null> {
  const [share] = await orm
    .update(articleShare)
    .set(change)
    .where(eq(articleShare.articleId, articleId))
    .returning();
  return share ?? null;
}

export async function removeShare(orm: Orm, articleId: ArticleId): Promise<void> {
  await orm.delete(articleShare).where(eq(articleShare.articleId, articleId));
}

interface Shared extends Pick<ShareRow, 'showsResearch'> {
  readonly row: ArticleRow;
  readonly body: ArticleBody;
}

/** The article behind a token, with its text; null for an unknown or revoked token. */
export async function findShared(orm: Orm, token: string): Promise<Shared | null> {
  const { showsResearch } = articleShare;
  const [found] = await orm
    .select({ row: article, html: articleHtml, showsResearch })
    .from(articleShare)
    .innerJoin(article, eq(article.id, articleShare.articleId))
    .where(
      and(
        eq(articleShare.tokenHash, tokenHash(token)),
        isNull(article.deletedAt),
        isStaying(article.workspaceId),
      ),
    );
  if (found === undefined) return null;
  const { row, html } = found;
  return { row, body: { order: row.blockOrder, html }, showsResearch: found.showsResearch };
}

/** Whether the article behind a token is of the workspace, and shows an image now. */
export async function isShownIn(
  orm: Orm,
  token: string,
  workspaceId: WorkspaceId,
  src: string,
): Promise<boolean> {
  const [found] = await orm
    .select({ articleId: articleShare.articleId })
    .from(articleShare)
    .innerJoin(article, eq(article.id, articleShare.articleId))
    .innerJoin(articleBlock, eq(articleBlock.articleId, article.id))
    .where(
      and(
        eq(articleShare.tokenHash, tokenHash(token)),
        eq(article.workspaceId, workspaceId),
        isNull(article.deletedAt),
        isStaying(article.workspaceId),
        like(articleBlock.html, containing(src)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
