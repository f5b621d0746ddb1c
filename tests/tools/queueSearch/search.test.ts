import { describe, expect, test } from '@jest/globals';
import { mergeEdits, withEdit } from '#domain/article/edit.ts';
import { recordOf } from '#domain/article/journal.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import {
  openQueue,
  type SaveQueue,
  type SaveQueueEvent,
  transition,
} from '#domain/article/saveQueue.ts';
import { BOUNDS, NOTHING } from '#tools/queueSearch/bounds.ts';
import { searched } from '#tools/queueSearch/search.ts';
import { type Left, type Rules, SHIPPED } from '#tools/queueSearch/world.ts';

/** One of each: every pair of troubles meets within this bound. */
const ONE_OF_EACH: Left = {
  ...NOTHING,
  edits: 2,
  streamed: 1,
  foreign: 1,
  crashes: 1,
  failures: 1,
  refusals: 1,
  forces: 1,
  discards: 1,
  tooLarge: 1,
  falseBases: 1,
};

// §d.save.1 §d.save.6
test('no order of events within the bound breaks a promise of the save queue', () => {
  const found = searched({ left: ONE_OF_EACH, maxStates: 20_000 });
  expect(found.violation).toBeNull();
  expect(found.states).toBe(20_000); // a search that stopped early proves nothing
});

test.each(Object.entries(BOUNDS))('the short form of verify:queue, %s', (_bound, left) => {
  expect(searched({ left, maxStates: 500 })).toMatchObject({ violation: null, states: 500 });
});

test('two edits, two crashes and a lost answer, searched to the end', () => {
  const found = searched({ left: { ...NOTHING, edits: 2, crashes: 2, failures: 1 } });
  expect(found.violation).toBeNull();
  expect(found.isComplete).toBe(true);
  expect(found.states).toBeGreaterThan(2000);
});

test('another writer saves meanwhile, twice, searched to the end', () => {
  const found = searched({ left: { ...NOTHING, edits: 1, foreign: 2, failures: 1 } });
  expect(found.violation).toBeNull();
  expect(found.isComplete).toBe(true);
  expect(found.states).toBeGreaterThan(500);
});

test('a field beside the text, which another writer changes too, searched to the end', () => {
  const found = searched({
    left: { ...NOTHING, edits: 1, fields: 1, foreignFields: 1, crashes: 1, failures: 1 },
  });
  expect(found.violation).toBeNull();
  expect(found.isComplete).toBe(true);
  expect(found.states).toBeGreaterThan(500);
});

test('a journal on a false base, while another writer saves, searched to the end', () => {
  const found = searched({ left: { ...NOTHING, edits: 2, foreign: 1, falseBases: 1 } });
  expect(found.violation).toBeNull();
  expect(found.isComplete).toBe(true);
  expect(found.states).toBeGreaterThan(200);
});

/** The shipped rules with one mistake. */
const but = (change: Partial<Rules>): Rules => ({ ...SHIPPED, ...change });
const instead =
  (
    type: SaveQueueEvent['type'],
    does: (queue: SaveQueue, event: SaveQueueEvent) => SaveQueue,
  ): Rules['transition'] =>
  (queue, event) =>
    event.type === type ? does(queue, event) : transition(queue, event);

const MISTAKES: Readonly<Record<string, { rules: Rules; left: Partial<Left>; breaks: string }>> = {
  'a request leaves before the journal knows of it': {
    rules: but({ writesAhead: false }),
    left: { edits: 1, crashes: 1 },
    breaks: 'I2',
  },
  'the journal forgets what is in flight': {
    rules: but({ recordOf: (queue) => recordOf({ ...queue, inFlight: null }) }),
    left: { edits: 1, crashes: 1 },
    breaks: 'I1',
  },
  'the journal keeps the text in flight, but not its id': {
    rules: but({
      recordOf(queue) {
        const record = recordOf(queue);
        const queued = mergeEdits(record?.inFlight?.edit ?? {}, record?.queued ?? {});
        return record && { ...record, inFlight: null, queued };
      },
    }),
    left: { edits: 1, crashes: 1 },
    breaks: 'I2',
  },
  'after a crash the last attempt counts as one that never was': {
    rules: but({
      recoveredQueue(record) {
        const queue = recoveredQueue(record);
        const { inFlight } = queue;
        return { ...queue, inFlight: inFlight && { ...inFlight, failures: 0 } };
      },
    }),
    left: { edits: 2, crashes: 1, refusals: 1, discards: 1 },
    breaks: 'I2',
  },
  'a false base is believed': {
    rules: but({
      recoveredQueue: ({ base, inFlight, queued }) => ({
        ...openQueue(base),
        draft: withEdit(base, queued),
        inFlight: inFlight && { ...inFlight, failures: 1, refusals: 0 },
        queued,
      }),
    }),
    left: { edits: 2, falseBases: 1 },
    breaks: 'I1',
  },
  'a false base is taken for the text that both began with': {
    rules: but({
      recoveredQueue(record) {
        const queue = recoveredQueue(record);
        return queue.pause === 'conflict'
          ? { ...queue, base: { ...record.base, version: 0 } }
          : queue;
      },
    }),
    left: { edits: 2, falseBases: 1 },
    breaks: 'I1',
  },
  'the fields of a recovered article are those of its base': {
    rules: but({
      recoveredQueue(record) {
        const queue = recoveredQueue(record);
        return { ...queue, draft: { ...queue.draft, fields: queue.base.fields } };
      },
    }),
    left: { fields: 1, crashes: 1 },
    breaks: 'I1',
  },
  'a merge takes the fields of the server': {
    rules: but({
      transition: instead('conflictMerged', (queue, event) => {
        const next = transition(queue, event);
        const isMerged = next !== queue && event.type === 'conflictMerged';
        return isMerged ? openQueue({ ...event.theirs, body: next.draft.body }) : next;
      }),
    }),
    left: { fields: 1, foreign: 1 },
    breaks: 'I1',
  },
  'a failure takes the words out of the text': {
    rules: but({
      transition: instead('saveFailed', (queue, event) => ({
        ...transition(queue, event),
        draft: queue.base,
      })),
    }),
    left: { edits: 1, failures: 1 },
    breaks: 'I1',
  },
  'an answer brings the confirmed text back': {
    rules: but({
      transition: instead('saveSucceeded', (queue, event) => {
        const next = transition(queue, event);
        return next === queue ? queue : openQueue(next.base);
      }),
    }),
    left: { edits: 2 },
    breaks: 'I1',
  },
  'a save that the plan refuses is given back to the queue': {
    rules: but({
      transition: instead('saveFailed', (queue, event) =>
        transition(
          queue,
          event.type === 'saveFailed' && event.pause === 'limit'
            ? { ...event, pause: 'rejected' }
            : event,
        ),
      ),
    }),
    left: { edits: 1, failures: 1, refusals: 1 },
    breaks: 'I2',
  },
  'a conflict is settled with the older version': {
    rules: but({
      transition: instead('conflictMerged', (queue, event) =>
        event.type === 'conflictMerged' && queue.pause === 'conflict'
          ? { ...queue, pause: null, base: event.theirs }
          : queue,
      ),
    }),
    left: { edits: 1, foreign: 1 },
    breaks: 'I1',
  },
  'a text that streams is saved half': {
    rules: but({
      transition: instead('saveDue', (queue, event) => {
        const next = transition({ ...queue, streaming: false }, event);
        const isSent = next.inFlight !== queue.inFlight;
        return isSent ? { ...next, streaming: queue.streaming } : queue;
      }),
    }),
    left: { streamed: 1 },
    breaks: 'I12',
  },
};

describe('a mistake in the rules is found', () => {
  test.each(Object.entries(MISTAKES))(
    'a mistake in the rules is found: %s',
    (_what, { rules, left, breaks }) => {
      const { violation } = searched({ left: { ...NOTHING, ...left }, rules });
      expect(violation?.promise).toContain(breaks);
      expect(violation?.story.length).toBeGreaterThan(0);
    },
  );
});
