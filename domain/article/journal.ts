/**
 * What is kept on the device of an article that is not all saved, and the queue that it becomes again
 * after a crash (docs/machines/articleSave.md, journal). It alone is enough: nothing has to be read
 * from the server to go on, and what went wrong meanwhile shows when the save is sent again.
 */
import { misfit } from '../contract/shape.ts';
import { type ArticleEdit, applyEdit, editBetween, mergeEdits } from './articleEdit.ts';
import { type ArticleBody, EMPTY_BODY } from './body.ts';
import { salvaged } from './salvage.ts';
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

/**
 * The queue after a crash. The last attempt may have arrived, so it counts as one without an answer. A
 * damaged record becomes a conflict with what the server has, so that no word of it is lost.
 */
export function recoveredQueue(record: JournalRecord): SaveQueue {
  if (misfit(recordShape, record) !== null) return queueWithoutBase(record);
  const { base, inFlight, queued } = record;
  const edit = mergeEdits(inFlight?.edit ?? {}, queued);
  const body = applyEdit(base.body, edit);
  if (!isWhole(base.body) || !isWhole(body)) return queueWithoutBase(record);
  return {
    ...openQueue(base),
    draft: { title: edit.title ?? base.title, body },
    inFlight: inFlight && { ...inFlight, failures: 1, refusals: 0 },
    queued,
  };
}

/** Every block has its place, and every place its block. */
const isWhole = ({ order, html }: ArticleBody): boolean =>
  order.length === Object.keys(html).length && order.every((id) => Object.hasOwn(html, id));

const editShape = {
  fields: {
    title: { oneOf: ['absent', 'string'] },
    blocks: { oneOf: ['absent', { record: { oneOf: ['null', 'string'] } }] },
    order: { oneOf: ['absent', { list: 'string' }] },
    position: { oneOf: ['absent', { fields: { jobId: 'id', seq: 'natural' } }] },
  },
} as const;

const recordShape = {
  fields: {
    base: {
      fields: {
        version: 'positive',
        title: 'string',
        body: { fields: { order: { list: 'string' }, html: { record: 'string' } } },
      },
    },
    inFlight: {
      oneOf: ['null', { fields: { requestId: 'id', baseVersion: 'positive', edit: editShape } }],
    },
    queued: editShape,
  },
} as const;

/** Stands for an unknown base: older than any version, and empty. */
const NO_BASE: ConfirmedArticle = { version: 0, title: '', body: EMPTY_BODY };

/** Against an empty base every block is an edit, so the merge with the server's version drops nothing of either. */
function queueWithoutBase(record: unknown): SaveQueue {
  const { text, position } = salvaged(record);
  const queued = { ...editBetween(NO_BASE, text), ...(position && { position }) };
  return { ...openQueue(NO_BASE), draft: text, queued, halt: 'conflict' };
}
