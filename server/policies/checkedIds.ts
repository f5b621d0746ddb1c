/**
 * The one place where text becomes a checked id (db/schema/ids.ts). An id of a request comes from
 * `accessPolicy`; the others never were in a request. `tools/lint/checkedIds.grit` keeps it so.
 */
import type { ArticleId, AssetId, CheckedId, JobId, WorkspaceId } from '#db/schema/ids.ts';

/** The parameters of a path that the access policy checks, as it hands them on. */
export interface CheckedIds {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly jobId: JobId;
  readonly assetId: AssetId;
}

/** The id of a row that is about to be made: nobody else has it. */
export function newCheckedId<Id extends CheckedId>({ newId }: { newId(): string }): Id {
  return newId() as Id;
}

/** The id of a job as our own queue hands it out again. */
export function queuedJobId(text: string): JobId {
  return text as JobId;
}
