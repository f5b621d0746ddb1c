import { desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { articleScore, type ScoreRow } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';

/** Newest first. */
export const scoresOf = (orm: Orm, articleId: ArticleId): Promise<ScoreRow[]> =>
  orm
    .select()
    .from(articleScore)
    .where(eq(articleScore.articleId, articleId))
    .orderBy(desc(articleScore.version), desc(articleScore.createdAt));

/** What was scored last; null: nothing yet. */
export async function lastScored(
  orm: Orm,
  articleId: ArticleId,
): Promise<Pick<ScoreRow, 'snapshotId' | 'sourcesHash' | 'lastVersion'> | null> {
  const { snapshotId, sourcesHash, lastVersion } = articleScore;
  const [row] = await orm
    .select({ snapshotId, sourcesHash, lastVersion })
    .from(articleScore)
    .where(eq(articleScore.articleId, articleId))
    .orderBy(desc(articleScore.version), desc(articleScore.createdAt))
    .limit(1);
  return row ?? null;
}

export async function addScore(orm: Orm, row: ScoreRow): Promise<void> {
  await orm.insert(articleScore).values(row);
}

/** The scores are the same up to this version, and beside these sources. */
export async function noteSameScore(
  orm: Orm,
  id: string,
  same: Pick<ScoreRow, 'lastVersion' | 'sourcesHash'>,
): Promise<void> {
  await orm.update(articleScore).set(same).where(eq(articleScore.id, id));
}

export async function removeScores(orm: Orm, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await orm.delete(articleScore).where(inArray(articleScore.id, [...ids]));
}
