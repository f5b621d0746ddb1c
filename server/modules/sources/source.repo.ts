import { and, asc, count, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { articleSource, type SourceRow } from '#db/schema/sources.ts';

const isOne = (articleId: ArticleId, url: string) =>
  and(eq(articleSource.articleId, articleId), eq(articleSource.url, url));
const isListed = (articleId: ArticleId) =>
  and(eq(articleSource.articleId, articleId), isNull(articleSource.removedAt));

/** Oldest first. */
export function listSources(orm: Orm, articleId: ArticleId): Promise<SourceRow[]> {
  return orm
    .select()
    .from(articleSource)
    .where(isListed(articleId))
    .orderBy(asc(articleSource.createdAt), asc(articleSource.url));
}

/** Address and hash of the texts that are there, in one order. */
export function contentsOfSources(orm: Orm, articleId: ArticleId) {
  const { url, contentHash } = articleSource;
  return orm
    .select({ url, contentHash })
    .from(articleSource)
    .where(and(isListed(articleId), isNotNull(contentHash)))
    .orderBy(asc(url));
}

/** Sources of the articles of a workspace that were read, the last read first. */
export function listSourcesIn(
  orm: Orm,
  workspaceId: WorkspaceId,
  limit: number,
): Promise<Pick<SourceRow, 'url' | 'title' | 'paragraphs'>[]> {
  const { url, title, paragraphs, state, retrievedAt, removedAt } = articleSource;
  return orm
    .select({ url, title, paragraphs })
    .from(articleSource)
    .innerJoin(article, eq(article.id, articleSource.articleId))
    .where(
      and(
        eq(article.workspaceId, workspaceId),
        isNull(article.deletedAt),
        isNull(removedAt),
        eq(state, 'ok'),
      ),
    )
    .orderBy(desc(retrievedAt), asc(url))
    .limit(limit);
}

export async function countOthers(orm: Orm, articleId: ArticleId, url: string): Promise<number> {
  const [row] = await orm
    .select({ others: count() })
    .from(articleSource)
    .where(and(isListed(articleId), ne(articleSource.url, url)));
  return row?.others ?? 0;
}

/** Adds sources that nobody has read yet. One that was removed comes back with its text. */
export async function addSources(
  orm: Orm,
  articleId: ArticleId,
  urls: readonly string[],
  createdAt: Date,
): Promise<void> {
  if (urls.length === 0) return;
  const rows = urls.map((url) => ({ articleId, url, createdAt, ...UNREAD }));
  await orm
    .insert(articleSource)
    .values(rows)
    .onConflictDoUpdate({
      target: [articleSource.articleId, articleSource.url],
      set: { removedAt: null },
    });
}

const UNREAD = {
  title: '',
  state: 'waiting',
  paragraphs: [],
  words: 0,
  isCut: false,
  quotes: [],
} satisfies Partial<SourceRow>;

export async function findSource(
  orm: Orm,
  articleId: ArticleId,
  url: string,
): Promise<SourceRow | null> {
  const [row] = await orm.select().from(articleSource).where(isOne(articleId, url));
  return row ?? null;
}

export async function changeSource(
  orm: Orm,
  articleId: ArticleId,
  url: string,
  change: Partial<Omit<SourceRow, 'articleId' | 'url'>>,
): Promise<void> {
  await orm.update(articleSource).set(change).where(isOne(articleId, url));
}

export async function removeWaiting(orm: Orm, articleId: ArticleId): Promise<void> {
  await orm
    .delete(articleSource)
    .where(and(eq(articleSource.articleId, articleId), eq(articleSource.state, 'waiting')));
}

export async function purgeRemoved(orm: Orm, before: Date): Promise<void> {
  await orm
    .delete(articleSource)
    .where(and(isNotNull(articleSource.removedAt), lt(articleSource.removedAt, before)));
}
