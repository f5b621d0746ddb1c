import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { type JobRow, job, jobStep } from '#db/schema/work.ts';
import { type AssetRow, facts } from './asset.repo.ts';

export interface RequestedImage {
  readonly job: JobRow;
  /** Null until it is made, and once it is deleted. */
  readonly image: AssetRow | null;
}

/** The images that a person has had made since then, newest first. A step that is done has the id of its image as outcome. */
export function listRequested(
  orm: Orm,
  of: { readonly workspaceId: WorkspaceId; readonly userId: string; readonly since: Date },
  limit: number,
): Promise<RequestedImage[]> {
  return orm
    .select({ job, image: facts })
    .from(job)
    .leftJoin(jobStep, eq(jobStep.jobId, job.id))
    .leftJoin(
      asset,
      and(
        eq(sql`${asset.id}::text`, jobStep.outcome),
        eq(asset.workspaceId, of.workspaceId),
        isNull(asset.deletedAt),
      ),
    )
    .where(
      and(
        eq(job.workspaceId, of.workspaceId),
        eq(job.userId, of.userId),
        eq(job.kind, 'image'),
        gt(job.createdAt, of.since),
      ),
    )
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(limit);
}
