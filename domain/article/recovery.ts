/** The save queue that a journal record becomes again after a crash; loaded with the workflows of the article. */
import { misfit } from '#contract/lib/shape.ts';
import { type ArticleBody, EMPTY_BODY } from './body.ts';
import { editBetween, mergeEdits, withEdit } from './edit.ts';
import type { JournalRecord } from './journal.ts';
import { originsShape, salvaged } from './salvage.ts';
import { type ConfirmedArticle, openQueue, type SaveQueue } from './saveQueue.ts';
import { NO_FIELDS } from './searchFields.ts';

/**
 * The queue after a crash. The last attempt may have arrived, so it counts as one without an answer. A
 * damaged record becomes a conflict with what the server has, so that no word of it is lost.
 */
export function recoveredQueue(record: JournalRecord): SaveQueue {
  if (misfit(recordShape, record) !== null) return queueWithoutBase(record);
  const { inFlight, queued } = record;
  // What an earlier release has kept has fewer fields, or none.
  const base: ConfirmedArticle = {
    ...record.base,
    fields: { ...NO_FIELDS, ...record.base.fields },
  };
  const draft = withEdit(base, mergeEdits(inFlight?.edit ?? {}, queued));
  if (!isWhole(base.body) || !isWhole(draft.body)) return queueWithoutBase(record);
  return {
    ...openQueue(base),
    draft,
    inFlight: inFlight && { ...inFlight, failures: 1, refusals: 0 },
    queued,
  };
}

/** Every block has its place, and every place its block. */
const isWhole = ({ order, html }: ArticleBody): boolean =>
  order.length === Object.keys(html).length && order.every((id) => Object.hasOwn(html, id));

/** Search fields by name. */
const fieldsShape = { oneOf: ['absent', { record: 'string' }] } as const;

const editShape = {
  fields: {
    title: { oneOf: ['absent', 'string'] },
    fields: fieldsShape,
    blocks: { oneOf: ['absent', { record: { oneOf: ['null', 'string'] } }] },
    origins: { oneOf: ['absent', { record: originsShape }] },
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
        fields: fieldsShape,
        body: {
          fields: {
            order: { list: 'string' },
            html: { record: 'string' },
            origins: { oneOf: ['absent', { record: originsShape }] },
          },
        },
      },
    },
    inFlight: {
      oneOf: ['null', { fields: { requestId: 'id', baseVersion: 'positive', edit: editShape } }],
    },
    queued: editShape,
  },
} as const;

/** Stands for an unknown base: older than any version, and empty. */
const NO_BASE: ConfirmedArticle = { version: 0, title: '', fields: NO_FIELDS, body: EMPTY_BODY };

/** Against an empty base every block is an edit, so the merge with the server's version drops nothing of either. */
function queueWithoutBase(record: unknown): SaveQueue {
  const { text, position } = salvaged(record);
  const queued = { ...editBetween(NO_BASE, text), ...(position && { position }) };
  return { ...openQueue(NO_BASE), draft: text, queued, pause: 'conflict' };
}
