import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { type ArticleImageRow, articleImage, asset } from '#db/schema/images.ts';
import { type JobRow, job, jobStep } from '#db/schema/work.ts';
import { type AssetRow, facts } from './asset.repo.ts';

export interface FoundArticleImage {
  readonly row: ArticleImageRow;
  readonly job: JobRow | null;
  /** Null until it is made, and once it is deleted. */
  readonly image: AssetRow | null;
}

/** A step that is done has the id of its image as outcome. */
export async function findArticleImage(
  orm: Orm,
  articleId: ArticleId,
): Promise<FoundArticleImage | null> {
  const [found] = await orm
    .select({ row: articleImage, job, image: facts })
    .from(articleImage)
    .leftJoin(job, eq(job.id, articleImage.jobId))
    .leftJoin(jobStep, eq(jobStep.jobId, job.id))
    .leftJoin(
      asset,
      and(
        sql`${asset.id}::text = coalesce(${articleImage.assetId}::text, ${jobStep.outcome})`,
        eq(asset.workspaceId, articleImage.workspaceId),
        sql`${asset.deletedAt} is null`,
      ),
    )
    .where(eq(articleImage.articleId, articleId));
  return found ?? null;
}

/** An article awaits one image. */
export async function awaitImage(tx: Orm, row: ArticleImageRow): Promise<void> {
  const { articleId: _articleId, ...set } = row;
  await tx
    .insert(articleImage)
    .values(row)
    .onConflictDoUpdate({ target: articleImage.articleId, set });
}

/** The row of an article, so that nobody asks for its image at the same time. */
export async function lockArticleImage(
  tx: Orm,
  articleId: ArticleId,
): Promise<ArticleImageRow | null> {
  const [row] = await tx
    .select()
    .from(articleImage)
    .where(eq(articleImage.articleId, articleId))
    .for('update');
  return row ?? null;
}

/** Leaves an image alone that was asked for since: it is of another job. */
export async function removeArticleImage(
  orm: Orm,
  articleId: ArticleId,
  job: string,
): Promise<void> {
  await orm
    .delete(articleImage)
    .where(
      and(
        eq(articleImage.articleId, articleId),
        sql`coalesce(${articleImage.jobId}::text, '') = ${job.toLowerCase()}`,
      ),
    );
}
