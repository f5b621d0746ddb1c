import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Api } from '#contract/routes.ts';
import { type RewriteOf, rewritten } from '#extension/panel/rewriting.ts';
import { aJobSummary, anAnswer, noNetwork } from '#tests/support/factories.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const STEP = { position: 0, key: 'rewrite', attempts: 1, outcome: null, error: null };
const RUNNING = {
  job: aJobSummary({ state: 'running' }),
  steps: [{ ...STEP, state: 'running' }],
  page: 0,
  last: true,
};
const DONE = { ...RUNNING, steps: [{ ...STEP, state: 'done', outcome: 'Shorter.' }] };

/** The answers of a server, one after another; the last one again and again. */
function server(posts: readonly unknown[], looks: readonly unknown[]) {
  const ids: string[] = [];
  const next = (answers: readonly unknown[], at: number) => {
    const answer = answers[Math.min(at, answers.length - 1)];
    return 'kind' in (answer as object) ? Promise.reject(answer) : Promise.resolve(answer);
  };
  let looked = 0;
  const stopJob = jest.fn(async () => undefined);
  const content = {
    postRewrite({ body }: { readonly body: { readonly requestId: string } }) {
      ids.push(body.requestId);
      return next(posts, ids.length - 1);
    },
    getJob() {
      looked += 1;
      return next(looks, looked - 1);
    },
    stopJob,
  };
  return { api: { content } as unknown as Api, ids, stopJob };
}

let count = 0;
/** A text that no other test rewrites. */
function aWish(): RewriteOf {
  count += 1;
  const text = `A text that is too long ${count}`;
  return { workspaceId: 'w', text, language: 'en', task: 'shorten', tone: 'formal', target: 'de' };
}
const JOB = { jobId: 'j' };
const never = new AbortController().signal;

async function after<Value>(
  promise: Promise<Value>,
): Promise<Value | { readonly thrown: unknown }> {
  const settled = promise.catch((thrown: unknown) => ({ thrown }));
  await jest.advanceTimersByTimeAsync(120_000);
  return settled;
}

// §d.extension.2
test('looks that get no answer are repeated: the text comes all the same', async () => {
  const { api } = server([JOB], [RUNNING, noNetwork, noNetwork, DONE]);
  expect(await after(rewritten(api, aWish(), never))).toEqual({ text: 'Shorter.' });
});

// §d.extension.2
test('a request whose answer was lost is sent again under its id, and the next wish under another', async () => {
  const { api, ids } = server([noNetwork, JOB], [DONE]);
  const wish = aWish();
  expect(await after(rewritten(api, wish, never))).toEqual({ thrown: noNetwork });
  expect(await after(rewritten(api, wish, never))).toEqual({ text: 'Shorter.' });
  await after(rewritten(api, wish, never));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a refusal is no request: the next one is another', async () => {
  const refusal = anAnswer(422, { code: 'passage_too_long' });
  const { api, ids } = server([refusal, JOB], [DONE]);
  const wish = aWish();
  expect(await after(rewritten(api, wish, never))).toEqual({ thrown: refusal });
  await after(rewritten(api, wish, never));
  expect(ids[1]).not.toBe(ids[0]);
});

test('who stops it stops the job', async () => {
  const { api, stopJob } = server([JOB], [RUNNING]);
  const stop = new AbortController();
  const end = rewritten(api, aWish(), stop.signal);
  await jest.advanceTimersByTimeAsync(2000);
  stop.abort();
  expect(await after(end)).toEqual({ failure: null });
  expect(stopJob).toHaveBeenCalledTimes(1);
});
