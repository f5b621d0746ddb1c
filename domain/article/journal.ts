/**
 * What is kept on the device of an article that is not all saved (docs/machines/articleSave.md,
 * journal). It alone is enough: nothing has to be read from the server to go on (`recovery.ts`).
 */
import { type ArticleEdit, mergeEdits } from './edit.ts';
import { type ConfirmedArticle, isPending, type SaveQueue } from './saveQueue.ts';

/** Longest time that anything waits for the journal of this device: browsers have been seen to hang there. */
export const JOURNAL_MAX_WAIT_MS = 1500;

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

/** Whether two queues have the same record, so that the journal need not be written again. */
export function isSameRecord(a: SaveQueue, b: SaveQueue): boolean {
  return (
    a.base === b.base &&
    a.held === b.held &&
    a.queued === b.queued &&
    a.inFlight?.requestId === b.inFlight?.requestId &&
    a.inFlight?.edit === b.inFlight?.edit
  );
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
