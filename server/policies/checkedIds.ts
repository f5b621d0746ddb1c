/**
 * Checked ids (db/schema/ids.ts) that do not come from a request. The ids of a path become checked in
 * `accessPolicy`; `tools/lint/checkedIds.grit` refuses casts anywhere else.
 */
import type { CheckedId, JobId } from '#db/schema/ids.ts';

/** An id for a row that is about to be inserted. */
export function newCheckedId<Id extends CheckedId>({ newId }: { newId(): string }): Id {
  return newId() as Id;
}

/** The id of a job from our own queue, which was checked when the job was enqueued. */
export function queuedJobId(text: string): JobId {
  return text as JobId;
}

/** The id of a row that an import makes: it follows from the id of the import, so it is nobody else's. */
export function importedId<Id extends CheckedId>(text: string): Id {
  return text as Id;
}
