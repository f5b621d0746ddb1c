import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blocksOf, bodyOf } from '#domain/article/body.ts';
import type { ArticleText } from '#domain/article/edit.ts';
import { isSameRecord, type JournalRecord, recordOf } from '#domain/article/journal.ts';
import { conflictsBetween } from '#domain/article/merge.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import {
  type ConfirmedArticle,
  isPending,
  openQueue,
  requestOf,
  type SaveQueue,
  statusOf,
  transition,
} from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { without } from '#domain/without.ts';
import { someArticle, someKeepingEvent } from '#tests/support/arbitraries.ts';

const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];

/** The record with something else at a path. */
function damaged<T>(value: T, [key, ...rest]: readonly string[], part: unknown): T {
  if (key === undefined) return part as T;
  const inside = (value as Record<string, unknown>)[key];
  const changed = damaged(inside, rest, part);
  return (
    Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
  ) as T;
}

const wordsIn = ({ fields, body }: ArticleText) =>
  [...Object.values(fields), ...Object.values(body.html)]
    .flatMap((text) => String(text).match(/[wf]\d/g) ?? [])
    .sort();

const RECORD: JournalRecord = {
  base: {
    version: 3,
    title: 'T',
    fields: { ...NO_FIELDS, slug: 'w0' },
    body: bodyOf([
      { id: 'a', html: '<p>w1</p>' },
      { id: 'b', html: '<p>w2</p>' },
    ]),
  },
  inFlight: { requestId: 'r1', baseVersion: 3, edit: { blocks: { b: '<p>w2 w3</p>' } } },
  queued: {
    title: 'New',
    fields: { description: 'Why w5' },
    blocks: { c: '<p>w4</p>' },
    order: ['a', 'b', 'c'],
    position: { jobId: 'j', seq: 4 },
  },
};
const WORDS = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5'];

const onServer = (blocks: Record<string, string>, title = 'T'): ConfirmedArticle => ({
  version: 7,
  title,
  fields: NO_FIELDS,
  body: bodyOf(Object.entries(blocks).map(([id, html]) => ({ id, html }))),
});

/** What comes of a queue that nobody knows the base of: merged, by the writer's choice where it has to be. */
function merged(queue: SaveQueue, theirs: ConfirmedArticle): SaveQueue {
  const conflicts = conflictsBetween(queue.base, queue.draft, theirs);
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'both' as const]));
  return transition(queue, { type: 'conflictResolved', choices, theirs });
}

test('after an event that leaves the record as it is, the queue has the same record', () => {
  let count = 0;
  fc.assert(
    fc.property(someArticle, fc.array(someKeepingEvent, { maxLength: 12 }), (article, events) => {
      let queue = openQueue(article);
      for (const event of events) {
        const next = transition(queue, event);
        if (isPending(queue) && isPending(next) && isSameRecord(queue, next)) {
          count += Number(next !== queue);
          expect(recordOf(next)).toEqual(recordOf(queue));
        }
        queue = next;
      }
    }),
  );
  expect(count).toBeGreaterThan(0);
});

test('a sound record becomes the queue that it was, with the save in flight first', () => {
  fc.assert(
    fc.property(someArticle, fc.array(someKeepingEvent, { maxLength: 12 }), (article, events) => {
      const queue = events.reduce(transition, openQueue(article));
      const record = recordOf(queue);
      expect(record === null).toBe(!isPending(queue));
      if (record === null || queue.base.version !== article.version) return;
      const recovered = recoveredQueue(structuredClone(record));
      expect(recovered.draft).toEqual(queue.draft);
      expect(recovered.base).toEqual(queue.base);
      expect(requestOf(recovered)?.requestId).toBe(queue.inFlight?.requestId);
    }),
    { numRuns: 200 },
  );
});

/** Where a record says on what it was typed, and all that has been found there or might be. */
const BASES = ['base.version', 'inFlight.baseVersion'].map((path) => path.split('.'));
const NO_VERSIONS = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 0, -3, 2.5, '3', {}];

describe('a record without a sound base', () => {
  const cases = BASES.flatMap((path) => NO_VERSIONS.map((version) => [path, version] as const));

  // §d.answers.6
  test.each(cases)(
    '%j is %j: every word stays, and is merged with what the server has',
    (path, version) => {
      const queue = recoveredQueue(damaged(RECORD, path, version));
      expect(statusOf(queue)).toBe('conflict');
      expect(queue.draft.title).toBe('New');
      expect(wordsIn(queue.draft)).toEqual(WORDS);
      expect(requestOf(queue)).toBeNull(); // nothing is sent that could only be refused
      const saved = merged(queue, onServer({ a: '<p>w1</p>', b: '<p>w2</p>', d: '<p>f1</p>' }));
      expect(statusOf(saved)).toBe('queued');
      expect(wordsIn(saved.draft)).toEqual(['f1', ...WORDS]);
      const sent = requestOf(transition(saved, { type: 'saveDue', requestId: 'r2' }));
      expect(sent).toMatchObject({ baseVersion: 7, position: { jobId: 'j', seq: 4 } });
    },
  );

  // §d.answers.6
  test('where the server has only the beginning of a block and the record no sound base, the writer has nothing to decide', () => {
    const queue = recoveredQueue(damaged(RECORD, ['base', 'version'], undefined));
    const theirs = onServer({ a: '<p>w1</p>', b: '<p>w2</p>' });
    expect(conflictsBetween(queue.base, queue.draft, { ...theirs, title: 'New' })).toEqual([]);
  });

  // §d.answers.6
  test('without a sound base, text of another writer in the same block is kept beside it', () => {
    const queue = recoveredQueue(damaged(RECORD, ['base', 'version'], undefined));
    const saved = merged(queue, onServer({ a: '<p>f1</p>', b: '<p>f2</p>' }));
    expect(wordsIn(saved.draft)).toEqual(['f1', 'f2', ...WORDS]);
  });

  test('without a sound base, a second crash before the merge finds the same again', () => {
    const queue = recoveredQueue(damaged(RECORD, ['base', 'version'], undefined));
    const again = recoveredQueue(structuredClone(recordOf(queue)) as JournalRecord);
    expect(again).toEqual(queue);
  });
});

// §d.answers.6
test('a block without a place is no less there', () => {
  const queue = recoveredQueue(damaged(RECORD, ['queued', 'order'], ['a', 'b']));
  expect(wordsIn({ ...queue.draft, body: bodyOf(blocksOf(queue.draft.body)) })).toEqual(WORDS);
});

// §d.answers.6
test('any other part may be damaged: no text elsewhere is lost, and what comes of it can be saved', () => {
  const paths = pathsOf(RECORD).filter((path) => path.length > 0);
  const someDamage = fc.tuple(fc.constantFrom(...paths), fc.anything());
  fc.assert(
    fc.property(someDamage, ([path, part]) => {
      const queue = recoveredQueue(damaged(RECORD, path, part));
      const isText =
        ['html', 'blocks', 'fields'].some((key) => path.includes(key)) || path.at(-1) === 'body';
      const isAbove = ['base', 'inFlight', 'queued', 'edit'].includes(path.at(-1) ?? '');
      if (!isText && !isAbove) expect(wordsIn(queue.draft)).toEqual(expect.arrayContaining(WORDS));
      const saved =
        queue.pause === 'conflict' ? merged(queue, onServer({ a: '<p>f1</p>' })) : queue;
      expect(saved.pause).toBeNull();
      for (const id of saved.draft.body.order)
        expect(typeof saved.draft.body.html[id]).toBe('string');
      for (const text of Object.values(saved.draft.fields)) expect(typeof text).toBe('string');
    }),
    { numRuns: 500 },
  );
});

test('what an earlier release has kept, before there were search fields, is the text that it was', () => {
  const base = without(RECORD.base, 'fields');
  const queued = without(RECORD.queued, 'fields');
  const queue = recoveredQueue({ ...RECORD, base, queued } as unknown as JournalRecord);
  expect(statusOf(queue)).toBe('saving');
  expect(queue.draft.fields).toEqual(NO_FIELDS);
  expect(wordsIn(queue.draft)).toEqual(['w1', 'w2', 'w3', 'w4']);
});
