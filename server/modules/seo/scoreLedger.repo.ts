import { desc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { articleScore, type ScoreRow } from '#db/schema/article.ts';

/** Newest first. */
export const scoresOf = (orm: Orm, articleId: ArticleId): Promise<ScoreRow[]> =>
  orm
    .select()
    .from(articleScore)
    .where(eq(articleScore.articleId, articleId))
    .orderBy(desc(articleScore.version), desc(articleScore.createdAt));

/** Adds an entry, unless another request has added that of the same version beside the same competitors. */
export async function addScore(orm: Orm, row: ScoreRow): Promise<void> {
  await orm.insert(articleScore).values(row).onConflictDoNothing();
}

/** The scores are the same up to this version. */
export async function noteSameScore(orm: Orm, id: string, lastVersion: number): Promise<void> {
  await orm.update(articleScore).set({ lastVersion }).where(eq(articleScore.id, id));
}

export async function removeScores(orm: Orm, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await orm.delete(articleScore).where(inArray(articleScore.id, [...ids]));
}
