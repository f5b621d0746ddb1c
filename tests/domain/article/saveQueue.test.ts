import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyOps, bodyOf } from '#domain/article/body.ts';
import { type ArticleText, applyEdit, isEmptyEdit, mergeEdits } from '#domain/article/edit.ts';
import {
  type ConfirmedArticle,
  isPending,
  openQueue,
  positionOf,
  requestOf,
  type SavePause,
  type SaveQueue,
  type SaveQueueEvent,
  statusOf,
  transition,
} from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { mergeAll, someArticle, someEvent, someKeepingEvent } from '#tests/support/arbitraries.ts';

const base: ConfirmedArticle = {
  version: 1,
  title: 'T',
  fields: NO_FIELDS,
  body: bodyOf([{ id: 'a', html: '<p>a</p>' }]),
};
const run = (queue: SaveQueue, ...events: SaveQueueEvent[]): SaveQueue =>
  events.reduce(transition, queue);
const put = (id: string, html: string) => ({ op: 'put' as const, id, after: null, html });
const typed: SaveQueueEvent = { type: 'edited', ops: [put('a', '<p>mine</p>')] };
const due: SaveQueueEvent = { type: 'saveDue', requestId: 'r1' };
const failed = (pause: SavePause): SaveQueueEvent => ({
  type: 'saveFailed',
  pause,
  code: null,
});
const textOf = ({ title, fields, body }: ArticleText): ArticleText => ({ title, fields, body });

test('the draft is always the confirmed article with what is in flight, held and queued', () => {
  fc.assert(
    fc.property(someArticle, fc.array(someEvent, { maxLength: 40 }), (article, events) => {
      const queue = run(openQueue(article), ...events);
      const rest = mergeAll([queue.inFlight?.edit ?? {}, queue.held, queue.queued]);
      expect(textOf(queue.draft)).toEqual({
        title: rest.title ?? queue.base.title,
        fields: { ...queue.base.fields, ...rest.fields },
        body: applyEdit(queue.base.body, rest),
      });
    }),
    { numRuns: 1000 },
  );
});

// §d.save.1
test('nothing typed or streamed is ever lost, whatever the server answers', () => {
  const writes = (text: ArticleText, event: SaveQueueEvent): ArticleText => {
    if (event.type === 'edited') {
      return {
        title: event.title ?? text.title,
        fields: { ...text.fields, ...event.fields },
        body: applyOps(text.body, event.ops ?? []),
      };
    }
    return event.type === 'streamed' ? { ...text, body: applyOps(text.body, event.ops) } : text;
  };
  fc.assert(
    fc.property(someArticle, fc.array(someKeepingEvent, { maxLength: 40 }), (article, events) => {
      expect(textOf(run(openQueue(article), ...events).draft)).toEqual(
        events.reduce(writes, textOf(article)),
      );
    }),
    { numRuns: 1000 },
  );
});

// §4.save.4 §d.deviations.3
test('it is pending exactly while something is queued, held or in flight', () => {
  fc.assert(
    fc.property(someArticle, fc.array(someEvent, { maxLength: 40 }), (article, events) => {
      const queue = run(openQueue(article), ...events);
      const waits =
        !isEmptyEdit(queue.queued) || !isEmptyEdit(queue.held) || queue.inFlight !== null;
      expect(isPending(queue)).toBe(waits);
    }),
  );
});

test('the same save is the same request, as often as it is sent', () => {
  fc.assert(
    fc.property(someArticle, fc.array(someEvent, { maxLength: 40 }), (article, events) => {
      let queue = openQueue(article);
      const sent = new Map<string, unknown>();
      for (const event of events) {
        queue = transition(queue, event);
        const request = requestOf(queue);
        if (request === null) continue;
        expect(sent.get(request.requestId) ?? request).toEqual(request);
        sent.set(request.requestId, request);
      }
    }),
  );
});

/** A server that nobody else writes to: idempotent by request id, strict about versions. */
function aServer(article: ConfirmedArticle) {
  let stored = article;
  const answered = new Map<string, number>();
  return {
    text: () => textOf(stored),
    hasAnswered: (requestId: string) => answered.has(requestId),
    /** The new version, or null for 409. */
    save(request: NonNullable<ReturnType<typeof requestOf>>): number | null {
      const known = answered.get(request.requestId);
      if (known !== undefined) return known;
      if (request.baseVersion !== stored.version) return null;
      const version = stored.version + 1;
      const body = applyOps(stored.body, request.ops);
      const fields = { ...stored.fields, ...request.fields };
      stored = { version, title: request.title ?? stored.title, fields, body };
      answered.set(request.requestId, version);
      return version;
    },
  };
}

const PAUSES = {
  lostAnswer: 'offline',
  lostRequest: 'offline',
  signedOut: 'signIn',
  limit: 'limit',
  tooLarge: 'rejected',
} as const;
type Weather = 'fine' | keyof typeof PAUSES;

/** One round of saving, in whatever weather. */
function afterRound(
  queue: SaveQueue,
  server: ReturnType<typeof aServer>,
  sky: Weather,
  requestId: string,
) {
  const sending = run(queue, { type: 'resumed' }, { type: 'saveDue', requestId });
  const request = requestOf(sending);
  if (request === null) return sending;
  // Who has been answered before is not measured again; who is signed out is not even recognised.
  const isKnown = sky === 'tooLarge' && server.hasAnswered(request.requestId);
  const weather = isKnown ? 'fine' : sky;
  const version = weather === 'fine' || weather === 'lostAnswer' ? server.save(request) : 0;
  if (version === null) throw new Error('A conflict, though nobody else wrote.');
  return transition(
    sending,
    weather === 'fine' ? { type: 'saveSucceeded', version } : failed(PAUSES[weather]),
  );
}

test('what one person writes, or takes back, ends on the server without a conflict, in any weather', () => {
  const weather = fc.constantFrom<Weather>('fine', ...(Object.keys(PAUSES) as Weather[]));
  const writing = someEvent.filter(({ type }) =>
    ['edited', 'streamed', 'streamStarted', 'streamEnded', 'forceRequested', 'discarded'].includes(
      type,
    ),
  );
  const turns = fc.array(fc.oneof(writing, weather), { maxLength: 40 });
  fc.assert(
    fc.property(someArticle, turns, (article, story) => {
      const server = aServer(article);
      const clearing: (SaveQueueEvent | Weather)[] = [
        { type: 'streamEnded' },
        'fine',
        'fine',
        'fine',
      ];
      const queue = [...story, ...clearing].reduce<SaveQueue>(
        (before, turn, at) =>
          typeof turn === 'string'
            ? afterRound(before, server, turn, `r${at}`)
            : transition(before, turn),
        openQueue(article),
      );
      expect(isPending(queue)).toBe(false);
      expect(server.text()).toEqual(textOf(queue.draft));
    }),
    { numRuns: 2000 },
  );
});

// §4.save.3
test('edits made during a save wait for their own round and its new version', () => {
  const queue = run(
    openQueue(base),
    typed,
    due,
    { type: 'edited', title: 'New' },
    { type: 'saveSucceeded', version: 2 },
  );
  expect(statusOf(queue)).toBe('queued');
  expect(requestOf(transition(queue, { type: 'saveDue', requestId: 'r2' }))).toEqual({
    requestId: 'r2',
    baseVersion: 2,
    title: 'New',
    ops: [],
  });
});

test('an answer adopts the version and leaves the draft alone', () => {
  const queue = run(
    openQueue(base),
    typed,
    due,
    { type: 'edited', title: 'New' },
    { type: 'saveSucceeded', version: 7 },
  );
  expect(queue.base.version).toBe(7);
  expect(queue.draft.title).toBe('New');
  expect(queue.draft.body.html.a).toBe('<p>mine</p>');
});

// §4.save.6
test('a body is left out of saves while it streams, unless a save is forced', () => {
  const streaming = run(openQueue(base), { type: 'streamStarted' }, typed, {
    type: 'edited',
    title: 'New',
  });
  expect(requestOf(transition(streaming, due))).toMatchObject({ title: 'New', ops: [] });
  const field = run(streaming, { type: 'edited', fields: { slug: 'new' } }, due);
  expect(requestOf(field)).toMatchObject({ fields: { slug: 'new' }, ops: [] });
  expect(requestOf(run(streaming, { type: 'forceRequested' }, due))).toMatchObject({
    title: 'New',
    ops: [put('a', '<p>mine</p>')],
  });
});

test('a stop for 401 or 402 keeps the request and its id; going on sends it again', () => {
  for (const pause of ['signIn', 'limit', 'denied'] as const) {
    const queue = run(openQueue(base), typed, due);
    expect(requestOf(run(queue, failed(pause), { type: 'resumed' }))).toEqual(requestOf(queue));
  }
});

test('refusals count 401 and 402 alone, failures count all', () => {
  const queue = run(
    openQueue(base),
    typed,
    due,
    failed('offline'),
    { type: 'resumed' },
    failed('signIn'),
  );
  expect(queue.inFlight).toMatchObject({ failures: 2, refusals: 1 });
});

test('waits that end by themselves say how long they are, and Retry-After can make them longer', () => {
  const queue = run(openQueue(base), typed, due);
  expect(transition(queue, failed('offline')).pauseMs).toBe(1000);
  expect(
    transition(queue, { type: 'saveFailed', pause: 'retry', code: null, retryAfterMs: 5000 })
      .pauseMs,
  ).toBe(5000);
  expect(transition(queue, failed('limit')).pauseMs).toBeNull();
});

// §d.save.17
test.each(['signIn', 'limit', 'denied'] as const)(
  'a refusal (%s) does not lengthen the wait after the first failure',
  (refusal) => {
    const refused = run(openQueue(base), typed, due, failed(refusal), { type: 'resumed' });
    const again = run(refused, failed(refusal), { type: 'resumed' });
    expect(transition(again, failed('offline')).pauseMs).toBe(1000);
    const second = run(again, failed('retry'), { type: 'resumed' }, failed('retry'));
    expect(second.pauseMs).toBe(2000);
  },
);

test('a discard during a save is taken back by a second save, not by forgetting the first', () => {
  const queue = run(openQueue(base), typed, due, { type: 'discarded' });
  expect(textOf(queue.draft)).toEqual(textOf(base));
  expect(statusOf(queue)).toBe('saving');
  const next = run(
    queue,
    { type: 'saveSucceeded', version: 2 },
    { type: 'saveDue', requestId: 'r2' },
  );
  expect(requestOf(next)).toEqual({ requestId: 'r2', baseVersion: 2, ops: [put('a', '<p>a</p>')] });
});

test('a discard of a text that the server refused is the end of it', () => {
  expect(
    statusOf(run(openQueue(base), typed, due, failed('rejected'), { type: 'discarded' })),
  ).toBe('idle');
  expect(statusOf(run(openQueue(base), typed, due, failed('limit'), { type: 'discarded' }))).toBe(
    'idle',
  );
});

const theirs: ConfirmedArticle = {
  version: 9,
  title: 'Theirs',
  fields: NO_FIELDS,
  body: bodyOf([
    { id: 'a', html: '<p>a</p>' },
    { id: 'z', html: '<p>z</p>' },
  ]),
};

const otherwise: ConfirmedArticle = {
  ...theirs,
  body: bodyOf([
    { id: 'a', html: '<p>theirs</p>' },
    { id: 'z', html: '<p>z</p>' },
  ]),
};
const decided = (choice: 'mine' | 'theirs' | 'both') =>
  run(
    openQueue(base),
    typed,
    due,
    failed('conflict'),
    { type: 'conflictResolved', choices: { a: choice }, theirs: otherwise },
    { type: 'saveDue', requestId: 'r2' },
  );

test('a conflict decided for mine is saved on top of theirs; what only they have changed stays', () => {
  expect(requestOf(decided('mine'))).toEqual({
    requestId: 'r2',
    baseVersion: 9,
    ops: [put('a', '<p>mine</p>')],
  });
});

test('a conflict decided for theirs leaves nothing to save', () => {
  const kept = decided('theirs');
  expect(statusOf(kept)).toBe('idle');
  expect(kept.draft).toEqual(textOf(otherwise));
  expect(kept.base.version).toBe(9);
});

test('a conflict decided for both keeps theirs, and mine right behind it', () => {
  const kept = decided('both');
  expect(kept.draft.body.order).toEqual(['a', 'a-mine', 'z']);
  expect(requestOf(kept)?.ops).toEqual([
    { op: 'put', id: 'a-mine', after: 'a', html: '<p>mine</p>' },
  ]);
});

test('a conflict can be discarded, which goes back to the confirmed text', () => {
  const conflict = run(openQueue(base), typed, due, failed('conflict'));
  expect(transition(conflict, { type: 'discarded' })).toEqual(openQueue(base));
});

test('a conflict with something that is not decided stays as it is', () => {
  const conflict = run(openQueue(base), typed, due, failed('conflict'));
  const undecided = { type: 'conflictResolved', choices: {}, theirs: otherwise } as const;
  expect(transition(conflict, undecided)).toBe(conflict);
});

test('a conflict without a common block is merged, and my part is saved on top of theirs', () => {
  const conflict = run(openQueue(base), typed, due, failed('conflict'));
  const merged = run(
    conflict,
    { type: 'conflictMerged', theirs },
    { type: 'saveDue', requestId: 'r2' },
  );
  expect(merged.draft).toMatchObject({ title: 'Theirs', body: { order: ['a', 'z'] } });
  expect(requestOf(merged)).toEqual({
    requestId: 'r2',
    baseVersion: 9,
    ops: [put('a', '<p>mine</p>')],
  });
});

test('one with a common block is left to the writer, and so is one without a newer version', () => {
  const conflict = run(openQueue(base), typed, due, failed('conflict'));
  const other = bodyOf([{ id: 'a', html: '<p>other</p>' }]);
  for (const their of [
    { ...theirs, body: other },
    { ...theirs, version: base.version },
  ]) {
    expect(transition(conflict, { type: 'conflictMerged', theirs: their })).toBe(conflict);
  }
});

test('the position of a stream travels with the text that it belongs to', () => {
  const position = { jobId: 'j', seq: 4 };
  const queue = run(
    openQueue(base),
    { type: 'streamStarted' },
    { type: 'streamed', ops: [put('b', '<p>b</p>')], position },
    due,
  );
  expect(statusOf(queue)).toBe('held');
  expect(positionOf(queue)).toEqual(position);
  const sent = run(queue, { type: 'streamEnded' }, due);
  expect(requestOf(sent)?.position).toEqual(position);
  expect(positionOf(transition(sent, { type: 'saveSucceeded', version: 2 }))).toBeNull();
  expect(mergeEdits(sent.inFlight?.edit ?? {}, {}).position).toEqual(position);
});
