import { and, asc, count, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { inParts } from '#db/inParts.ts';
import { article } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { articleClaim, type ClaimRow } from '#db/schema/sources.ts';

export type ClaimName = Pick<ClaimRow, 'kind' | 'key'>;

const { articleId: ofArticle, kind, key, isMine, url } = articleClaim;

export function listClaims(orm: Orm, articleId: ArticleId): Promise<ClaimRow[]> {
  return orm
    .select()
    .from(articleClaim)
    .where(eq(ofArticle, articleId))
    .orderBy(asc(kind), asc(key));
}

/** Stores what was found. Whether the writer vouches for a claim stays as it is. */
export const putFound = (orm: Orm, rows: readonly ClaimRow[]): Promise<void> =>
  inParts(rows, (part) =>
    orm
      .insert(articleClaim)
      .values(part)
      .onConflictDoUpdate({
        target: [ofArticle, kind, key],
        set: {
          state: sql`excluded.state`,
          url: sql`excluded.url`,
          quoted: sql`excluded.quoted`,
          blockId: sql`excluded.block_id`,
          checkedAt: sql`excluded.checked_at`,
        },
      }),
  );

/** Adds links that nobody has tried yet. */
export async function addLinks(
  orm: Orm,
  links: readonly Pick<ClaimRow, 'articleId' | 'key'>[],
): Promise<void> {
  const rows = links.map((link) => ({
    ...link,
    kind: 'link' as const,
    ...NOT_CHECKED,
    isMine: false,
  }));
  await inParts(rows, (part) => orm.insert(articleClaim).values(part).onConflictDoNothing());
}

/** The articles that a link was found in, without deleted ones: for each of the links, those edited last. */
export async function articlesLinkingTo(
  orm: Orm,
  workspaceId: WorkspaceId,
  keys: readonly string[],
  mostEach: number,
): Promise<{ readonly key: string; readonly id: ArticleId; readonly title: string }[]> {
  const isMeant = and(
    eq(article.workspaceId, workspaceId),
    isNull(article.deletedAt),
    eq(kind, 'link'),
    inArray(key, [...keys]),
  );
  const ranked = orm
    .select({
      key,
      id: article.id,
      title: article.displayedTitle,
      rank: sql<number>`row_number() over (partition by ${key} order by ${article.updatedAt} desc, ${article.id})`.as(
        'rank',
      ),
    })
    .from(articleClaim)
    .innerJoin(article, eq(article.id, ofArticle))
    .where(isMeant)
    .as('ranked');
  return orm
    .select({ key: ranked.key, id: ranked.id, title: ranked.title })
    .from(ranked)
    .where(lte(ranked.rank, mostEach))
    .orderBy(asc(ranked.rank));
}

/** Stores what was found at an address, for every article of the workspace that links to it. */
export async function putLinkState(
  tx: Orm,
  workspaceId: WorkspaceId,
  link: Pick<ClaimRow, 'key' | 'state' | 'checkedAt'>,
): Promise<void> {
  const { state, checkedAt } = link;
  const articles = tx
    .select({ id: article.id })
    .from(article)
    .where(eq(article.workspaceId, workspaceId));
  await tx
    .update(articleClaim)
    .set({ state, checkedAt })
    .where(and(inArray(ofArticle, articles), eq(kind, 'link'), eq(key, link.key)));
}

/** Removes what the text does not claim any more. A claim that somebody vouched for may come back. */
export async function removeOthers(
  orm: Orm,
  articleId: ArticleId,
  kept: readonly ClaimName[],
): Promise<void> {
  const names = JSON.stringify(kept.map((claim) => ({ kind: claim.kind, key: claim.key })));
  const isKept = sql`(${kind}, ${key}) in (
    select * from jsonb_to_recordset(${names}::jsonb) as kept (kind text, key text))`;
  await orm
    .delete(articleClaim)
    .where(and(eq(ofArticle, articleId), eq(isMine, false), not(isKept)));
}

export async function putMine(
  orm: Orm,
  claim: ClaimName & Pick<ClaimRow, 'articleId'>,
  vouched: boolean,
): Promise<void> {
  const row = { ...claim, ...NOT_CHECKED, isMine: vouched };
  await orm
    .insert(articleClaim)
    .values(row)
    .onConflictDoUpdate({ target: [ofArticle, kind, key], set: { isMine: vouched } });
}

const NOT_CHECKED = {
  state: 'unknown',
  url: null,
  quoted: null,
  blockId: null,
  checkedAt: null,
} as const;

export async function countMine(orm: Orm, articleId: ArticleId): Promise<number> {
  const [row] = await orm
    .select({ vouched: count() })
    .from(articleClaim)
    .where(and(eq(ofArticle, articleId), isMine));
  return row?.vouched ?? 0;
}

/** Forgets what a source has said: it was removed, or says something else now. */
export async function forgetEvidence(
  orm: Orm,
  articleId: ArticleId,
  source: string,
): Promise<void> {
  const isOfSource = and(eq(ofArticle, articleId), eq(url, source));
  await orm.delete(articleClaim).where(and(isOfSource, eq(kind, 'copied')));
  await orm.update(articleClaim).set(NOT_CHECKED).where(isOfSource);
}
