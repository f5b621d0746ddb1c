import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { isEmptyEdit } from '#domain/article/edit.ts';
import {
  type ConfirmedArticle,
  openQueue,
  type SaveQueue,
  type SaveQueueEvent,
  statusOf,
  transition,
} from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleSaveMachine } from '#store/article/save.machine.ts';

const base: ConfirmedArticle = { version: 1, title: 'T', fields: NO_FIELDS, body: bodyOf([]) };
const theirs: ConfirmedArticle = {
  version: 2,
  title: 'theirs',
  fields: NO_FIELDS,
  body: bodyOf([]),
};
const ops = [{ op: 'put', id: 'a', after: null, html: '<p>a</p>' }] as const;

const EVENTS: readonly SaveQueueEvent[] = [
  { type: 'edited', title: theirs.title }, // so that a conflict can also turn out to be none
  { type: 'edited', ops },
  { type: 'streamed', ops, position: { jobId: 'j', seq: 1 } },
  { type: 'streamStarted' },
  { type: 'streamEnded' },
  { type: 'forceRequested' },
  { type: 'saveDue', requestId: 'r' },
  { type: 'saveSucceeded', version: 2 },
  ...(['retry', 'offline', 'signIn', 'limit', 'denied', 'rejected', 'conflict'] as const).map(
    (pause): SaveQueueEvent => ({ type: 'saveFailed', pause, code: null }),
  ),
  { type: 'resumed' },
  { type: 'discarded' },
  { type: 'conflictMerged', theirs },
  ...(['mine', 'theirs', 'both'] as const).map(
    (choice): SaveQueueEvent => ({
      type: 'conflictResolved',
      choices: { a: choice, '#title': choice },
      theirs,
    }),
  ),
];

/** What a queue's next steps depend on: what it has in its places, and how its texts differ. */
function essence(queue: SaveQueue): string {
  const { base: confirmed, draft, queued, held, inFlight, pause, forced, streaming } = queue;
  const texts = [confirmed, draft, theirs].map(({ title, body }) => [title, body.order]);
  const places = [queued, held, inFlight?.edit ?? {}].map((edit) => Object.keys(edit).sort());
  const isUnsaved = inFlight !== null && inFlight.failures === inFlight.refusals;
  return JSON.stringify([texts, places, isUnsaved, pause, forced, streaming]);
}

/** Every step that can be seen, as `status event status`, over every queue that can come about. */
function explored(): { steps: Set<string>; queues: number } {
  const steps = new Set<string>();
  const first = openQueue(base);
  const known = new Set([essence(first)]);
  const frontier = [first];
  for (let queue = frontier.pop(); queue !== undefined; queue = frontier.pop()) {
    for (const event of EVENTS) {
      const next = transition(queue, event);
      if (next === queue) continue; // not legal now
      steps.add(`${statusOf(queue)} ${event.type} ${statusOf(next)}`);
      if (known.has(essence(next))) continue;
      known.add(essence(next));
      frontier.push(next);
    }
  }
  return { steps, queues: known.size };
}

/** The same of the table. */
function listed(): string[] {
  return Object.entries(articleSaveMachine.table).flatMap(([status, row]) =>
    Object.entries<readonly string[]>(row).flatMap(([event, targets]) =>
      targets.map((target) => `${status} ${event} ${target}`),
    ),
  );
}

test('the table of article saves is exactly what the save queue does, in every state it can be in', () => {
  const { steps, queues } = explored();
  expect(queues).toBeGreaterThan(500); // an exploration that stopped early proves nothing
  expect([...steps].sort()).toEqual(listed().sort());
});

test('a queue at rest has nothing to send, to hold or to wait for', () => {
  const queue = openQueue(base);
  expect(isEmptyEdit(queue.queued)).toBe(true);
  expect(isEmptyEdit(queue.held)).toBe(true);
  expect(queue.inFlight).toBe(null);
});
