/**
 * What is kept on the device of an article that is not all saved, and the queue that it becomes again
 * after a crash (docs/machines/articleSave.md, journal). It alone is enough: nothing has to be read
 * from the server to go on, and what went wrong meanwhile shows when the save is sent again.
 */
import { type ArticleEdit, applyEdit, mergeEdits } from './articleEdit.ts';
import { type ConfirmedArticle, isPending, openQueue, type SaveQueue } from './saveQueue.ts';

/** A save whose fate nobody knows after a crash: it goes out first, under the same id. */
interface JournaledSave {
  readonly requestId: string;
  readonly baseVersion: number;
  readonly edit: ArticleEdit;
}

export interface JournalRecord {
  readonly base: ConfirmedArticle;
  readonly inFlight: JournaledSave | null;
  /** All that was typed or streamed behind it. */
  readonly queued: ArticleEdit;
}

/** Null when the server has everything. */
export function recordOf(queue: SaveQueue): JournalRecord | null {
  if (!isPending(queue)) return null;
  const { base, inFlight, held, queued } = queue;
  const sent = inFlight && {
    requestId: inFlight.requestId,
    baseVersion: inFlight.baseVersion,
    edit: inFlight.edit,
  };
  return { base, inFlight: sent, queued: mergeEdits(held, queued) };
}

/** The queue after a crash. The last attempt may have arrived, so it counts as one without an answer. */
export function recoveredQueue({ base, inFlight, queued }: JournalRecord): SaveQueue {
  const edit = mergeEdits(inFlight?.edit ?? {}, queued);
  return {
    ...openQueue(base),
    draft: { title: edit.title ?? base.title, body: applyEdit(base.body, edit) },
    inFlight: inFlight && { ...inFlight, failures: 1, refusals: 0 },
    queued,
  };
}
