/** A job that writes into the open article: followed, resumed after a lost connection, stopped on demand (spec §4). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { jobSaga } from '#sagas/writing/job.saga.ts';
import type { StreamMessage } from '#services/writing/writing.ports.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { idOf, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { OPEN_ARTICLE as of, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { articleId, workspaceId } = of;
const jobId = idOf(90);
const followed = job.followed({ ...of, jobId, lastSeq: 0 });
const written = (seq: number, id: string, html: string): StreamMessage => ({
  type: 'event',
  seq,
  event: { type: 'put', id, after: null, html },
});
const finished = (seq: number): StreamMessage => ({
  type: 'event',
  seq,
  event: { type: 'finished' },
});
const lost: StreamMessage = { type: 'closed', error: noNetwork };

/** A server that says these messages, one list for each time the job is followed. */
function saying(...streams: readonly (readonly StreamMessage[])[]): PortOverrides {
  const left = [...streams];
  return {
    generation: {
      follow(_, listener) {
        const messages = left.shift() ?? [];
        const timer = setTimeout(() => messages.forEach(listener), 10);
        return () => clearTimeout(timer);
      },
    },
  };
}

test('what the job writes goes through the editor into the article, and the end is told', async () => {
  const ports = saying([written(1, 'b9', '<p>Written.</p>'), finished(2)]);
  const { callsOf, state } = await planOf(jobSaga, { state: withArticle(), ports })
    .put(articleSave.streamStarted({ articleId }))
    .put(job.ended({ articleId, outcome: 'finished' }))
    .put(articleSave.streamEnded({ articleId }))
    .dispatch(followed)
    .during(1000);
  expect(callsOf('editor.apply')).toHaveLength(1);
  expect(articleSave.selectDraft(state, articleId)?.body.html).toMatchObject({
    b9: '<p>Written.</p>',
  });
});

test('a lost connection is resumed after the last event', async () => {
  const ports = saying(
    [written(1, 'b9', '<p>One.</p>'), lost],
    [written(2, 'b9', '<p>One. Two.</p>'), finished(3)],
  );
  const { callsOf, state } = await planOf(jobSaga, { state: withArticle(), ports })
    .put(job.dropped({ articleId }))
    .put(job.ended({ articleId, outcome: 'finished' }))
    .dispatch(followed)
    .during(10_000);
  expect(callsOf('generation.follow').map(({ args: [asked] }) => asked)).toMatchObject([
    { jobId, lastSeq: 0 },
    { jobId, lastSeq: 1 },
  ]);
  expect(articleSave.selectDraft(state, articleId)?.body.html).toMatchObject({
    b9: '<p>One. Two.</p>',
  });
});

test('the writer stops the job on the server, and the page follows it to its end', async () => {
  const { callsOf, state } = await planOf(jobSaga, { state: withArticle(), ports: saying([]) })
    .dispatch(followed)
    .dispatch(job.stopRequested())
    .during(1000);
  expect(callsOf('content.stopJob').map(({ args }) => args)).toEqual([[{ workspaceId, jobId }]]);
  expect(job.select(state).status).toBe('stopping');
});

test('leaving the article stops following, and not the job', async () => {
  const { callsOf } = await planOf(jobSaga, { state: withArticle(), ports: saying([]) })
    .put(articleSave.streamEnded({ articleId }))
    .dispatch(followed)
    .dispatch(job.left())
    .during(1000);
  expect(callsOf('content.stopJob')).toEqual([]);
});
