import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { articleVersion, type VersionRow } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';

/** A version without its text, for lists. */
export type VersionFacts = Omit<VersionRow, 'blocks'>;

const { blocks: _blocks, ...facts } = getTableColumns(articleVersion);

const isVersion = (articleId: ArticleId, version: number) =>
  and(eq(articleVersion.articleId, articleId), eq(articleVersion.version, version));

/** Newest first. */
export function listVersions(
  orm: Orm,
  articleId: ArticleId,
  window: { readonly limit: number; readonly offset: number },
): Promise<VersionFacts[]> {
  return orm
    .select(facts)
    .from(articleVersion)
    .where(eq(articleVersion.articleId, articleId))
    .orderBy(desc(articleVersion.version))
    .limit(window.limit)
    .offset(window.offset);
}

export async function findVersion(
  orm: Orm,
  articleId: ArticleId,
  version: number,
): Promise<VersionRow | null> {
  const [row] = await orm.select().from(articleVersion).where(isVersion(articleId, version));
  return row ?? null;
}

/** Keeps a version. If it was kept before, its kind is replaced, and its name and origin if there are new ones. */
export async function keepVersion(tx: Orm, row: VersionRow): Promise<VersionFacts> {
  const [kept = row] = await tx
    .insert(articleVersion)
    .values(row)
    .onConflictDoUpdate({
      target: [articleVersion.articleId, articleVersion.version],
      set: {
        kind: row.kind,
        name: sql`coalesce(excluded.name, ${articleVersion.name})`,
        restoredFrom: sql`coalesce(excluded.restored_from, ${articleVersion.restoredFrom})`,
      },
    })
    .returning(facts);
  return kept;
}

export async function kindOfVersion(orm: Orm, articleId: ArticleId, version: number) {
  const [row] = await orm
    .select({ kind: articleVersion.kind })
    .from(articleVersion)
    .where(isVersion(articleId, version));
  return row?.kind ?? null;
}

/** Names a version. Without a name it gets back the kind that it had before. */
export async function renameVersion(
  orm: Orm,
  articleId: ArticleId,
  version: number,
  name: string | null,
): Promise<VersionFacts | null> {
  const [row] = await orm
    .update(articleVersion)
    .set({
      name,
      kind:
        name === null
          ? sql`case when ${articleVersion.restoredFrom} is null then 'auto' else 'restored' end`
          : 'named',
    })
    .where(isVersion(articleId, version))
    .returning(facts);
  return row ?? null;
}

export type KeptVersion = Pick<VersionRow, 'articleId' | 'version' | 'createdAt'>;

/**
 * The automatic versions from before `before`, of the next articles after `articleId` (null: of the first
 * articles) that have several of them.
 */
export function oldVersionsBehind(
  orm: Orm,
  articleId: ArticleId | null,
  before: Date,
  articles: number,
): Promise<KeptVersion[]> {
  const isOld = and(eq(articleVersion.kind, 'auto'), lt(articleVersion.createdAt, before));
  const next = orm
    .select({ articleId: articleVersion.articleId })
    .from(articleVersion)
    .where(and(articleId === null ? undefined : gt(articleVersion.articleId, articleId), isOld))
    .groupBy(articleVersion.articleId)
    .having(sql`count(*) > 1`)
    .orderBy(asc(articleVersion.articleId))
    .limit(articles);
  return orm
    .select({ articleId: facts.articleId, version: facts.version, createdAt: facts.createdAt })
    .from(articleVersion)
    .where(and(inArray(articleVersion.articleId, next), isOld))
    .orderBy(asc(articleVersion.articleId));
}

/** Removes versions, except those that were named since they were found. */
export async function removeVersions(
  orm: Orm,
  articleId: ArticleId,
  versions: readonly number[],
): Promise<void> {
  await orm
    .delete(articleVersion)
    .where(
      and(
        eq(articleVersion.articleId, articleId),
        inArray(articleVersion.version, [...versions]),
        eq(articleVersion.kind, 'auto'),
      ),
    );
}
