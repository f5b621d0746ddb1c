import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AwaitedImage } from '#contract/images/generatedImage.schema.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { selectOfferedImage } from '#store/images/dueImage.ts';
import { resources } from '#store/resources/resources.slice.ts';
import {
  anAnswer,
  anArticle,
  anAsset,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID, closePages, htmlOfBlocks, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const of = { workspaceId: WORKSPACE_ID, articleId: ARTICLE_ID };
const JOB = idOf(90);
const image = anAsset({ id: idOf(70), src: '/content/assets/t0ken' });
const MADE: AwaitedImage = {
  kind: 'ai',
  jobId: JOB,
  prompt: 'A jar',
  shape: 'wide',
  state: 'finished',
  failure: null,
  image,
};
const TITLE = '<h1>Jars</h1>';
const FIGURE = expect.stringContaining('src="/content/assets/t0ken"');
const TEXT = [
  { id: 'h', html: TITLE },
  { id: 'p', html: '<p>Beans</p>' },
];

/** An article that awaits an image, and a page that shows it. */
async function start(awaited: AwaitedImage, overrides: PortOverrides = {}) {
  let now: AwaitedImage | null = awaited;
  const page = await openArticle({
    ...overrides,
    article: { getArticle: async () => anArticle({ blocks: TEXT }), ...overrides.article },
    asset: {
      getArticleImage: async ({ articleId }) => ({ articleId, awaited: now }),
      deleteArticleImage: async ({ articleId }) => {
        now = null;
        return { articleId, awaited: now };
      },
      ...overrides.asset,
    },
  });
  page.dispatch(resources.used({ name: 'articleImage', args: of }));
  await page.pass(5000);
  return {
    ...page,
    becomes: async (next: AwaitedImage) => {
      now = next;
      page.dispatch(resources.invalidated({ name: 'articleImage' }));
      await page.pass(5000);
    },
    ended: () => page.callsOf('asset.deleteArticleImage').map(({ args }) => args[0]),
    requests: () =>
      page
        .callsOf('asset.postArticleImage')
        .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId),
    shown: () => articleImage.select(page.state(), ARTICLE_ID),
  };
}

// §d.images.16
test('the image comes below the title once it is made and the text is done, as one saved change', async () => {
  const page = await start({ ...MADE, state: 'running', image: null });
  expect(htmlOfBlocks(page)).toEqual([TITLE, '<p>Beans</p>']);
  await page.becomes(MADE);
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE, '<p>Beans</p>']);
  expect(page.callsOf('article.updateArticle')).toMatchObject([
    { args: [{ body: { ops: [{ op: 'put', id: JOB, after: 'h' }] } }] },
  ]);
  expect(page.ended()).toEqual([{ ...of, job: JOB }]);
  expect(page.shown()).toMatchObject({ status: 'placed' });
});

// §d.images.16
test('while a job writes the text, a finished image waits for its end', async () => {
  const page = await start(MADE, {
    article: {
      getArticle: async () =>
        anArticle({
          blocks: [],
          generation: { jobId: 'job-1', seq: 0, kind: 'draft', state: 'running' },
        }),
    },
  });
  const stream = page.streams.at(-1);
  stream?.say({ type: 'event', seq: 1, event: { type: 'put', id: 'h', after: null, html: TITLE } });
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([TITLE]);
  stream?.say({ type: 'event', seq: 2, event: { type: 'finished' } });
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE]);
});

// §d.images.16
test('the server hears of it once the text is saved; a page that finds it in the text only says so', async () => {
  const page = await start(MADE, {
    article: { updateArticle: async () => Promise.reject(noNetwork) },
  });
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE, '<p>Beans</p>']);
  expect(page.ended()).toEqual([]);
  closePages();

  const html = htmlOfBlocks(page)?.[1] ?? '';
  const blocks = [...TEXT.slice(0, 1), { id: JOB, html }, ...TEXT.slice(1)];
  const next = await start(MADE, { article: { getArticle: async () => anArticle({ blocks }) } });
  expect(next.callsOf('article.updateArticle')).toEqual([]);
  expect(next.ended()).toHaveLength(1);
});

test('an image that was deleted from the library is not awaited any more; another one in its place is', async () => {
  const page = await start({ ...MADE, image: null });
  expect(htmlOfBlocks(page)).toEqual([TITLE, '<p>Beans</p>']);
  expect(page.ended()).toHaveLength(1);
});

// §d.images.10
test('after a lost answer “try again” is the same request, also when a repeated one is stopped at the door', async () => {
  const answers = [noNetwork, anAnswer(429, {}), anAnswer(401), null, null];
  const page = await start(
    { ...MADE, state: 'failed', failure: 'model_refused', image: null },
    {
      asset: {
        postArticleImage: async ({ articleId }) => {
          const answer = answers.shift() ?? null;
          if (answer !== null) throw answer;
          return { articleId, jobId: idOf(91), limits: someLimits() };
        },
      },
    },
  );
  const again = async () => {
    page.dispatch(articleImage.repeatRequested(of));
    page.dispatch(articleImage.repeatRequested(of)); // a double click
    await page.pass(5000);
  };
  for (let tries = 1; tries <= 3; tries += 1) await again();
  expect(new Set(page.requests()).size).toBe(1);
  await again();
  expect(page.shown()).toMatchObject({ status: 'waiting', sent: null, error: null });
});

test('an image that is not wanted is not awaited any more', async () => {
  const page = await start({ ...MADE, state: 'failed', failure: 'model_refused', image: null });
  page.dispatch(articleImage.dismissRequested(of));
  await page.pass();
  expect(page.ended()).toEqual([{ ...of, job: JOB }]);
  expect(articleSave.selectIsPending(page.state(), ARTICLE_ID)).toBe(false);
});

// §d.images.16
test('an image that was taken out before it was saved is not told as placed; the writer may put it in again', async () => {
  const saving = { isDown: true };
  const page = await start(MADE, {
    article: {
      updateArticle: async ({ body }) => {
        if (saving.isDown) throw anAnswer(422, { code: 'invalid_input' });
        return { version: body.baseVersion + 1, title: 'Jars', changedIds: [] };
      },
    },
  });
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE, '<p>Beans</p>']);
  page.dispatch(articleSave.discardRequested({ articleId: ARTICLE_ID }));
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([TITLE, '<p>Beans</p>']);
  expect(page.ended()).toEqual([]);
  expect(page.shown()).toEqual({ status: 'offered', attempt: JOB });
  saving.isDown = false;
  page.dispatch(articleImage.insertRequested(of));
  page.dispatch(articleImage.insertRequested(of)); // a double click
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE, '<p>Beans</p>']);
  expect(page.ended()).toHaveLength(1);
});

test('the server is told until it has heard it; an image that was removed meanwhile stays out', async () => {
  const failures = [noNetwork, anAnswer(500), anAnswer(429, {})];
  let isHeard = false;
  const page = await start(MADE, {
    asset: {
      getArticleImage: async ({ articleId }) => ({ articleId, awaited: isHeard ? null : MADE }),
      deleteArticleImage: async ({ articleId }) => {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        isHeard = true;
        return { articleId, awaited: null };
      },
    },
  });
  expect(page.shown()).toMatchObject({ status: 'placing' });
  const ops = [{ op: 'remove', id: JOB }] as const;
  page.dispatch(articleSave.edited({ articleId: ARTICLE_ID, ops }));
  page.dispatch(resources.invalidated({ name: 'articleImage' }));
  await page.pass(60_000);
  expect(isHeard).toBe(true);
  expect(page.shown()).toMatchObject({ status: 'placed' });
  expect(htmlOfBlocks(page)).toEqual([TITLE, '<p>Beans</p>']);
});

// §d.images.16
test('an image of an article whose draft has failed comes in only when the writer says so', async () => {
  const generation = { jobId: 'job-1', seq: 1, kind: 'draft', state: 'failed' } as const;
  const page = await start(MADE, {
    article: { getArticle: async () => anArticle({ blocks: [], generation }) },
  });
  const ops = [{ op: 'put', id: 'p', after: null, html: '<p>B</p>' }] as const;
  page.dispatch(articleSave.edited({ articleId: ARTICLE_ID, ops }));
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual(['<p>B</p>']);
  expect(selectOfferedImage(page.state(), of)).toMatchObject({ awaited: { jobId: JOB } });
  page.dispatch(articleImage.insertRequested(of));
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([FIGURE, '<p>B</p>']);
});

test('an image that the editor does not take is offered, and the next one comes in', async () => {
  let isBroken = true;
  const page = await start(MADE, {
    editor: {
      opened: async () => {
        if (isBroken) throw new TypeError('opened');
      },
    },
  });
  expect(page.shown()).not.toMatchObject({ status: 'placing' });
  expect(selectOfferedImage(page.state(), of)).not.toBeNull();
  isBroken = false;
  page.dispatch(articleImage.insertRequested(of));
  await page.pass(5000);
  expect(htmlOfBlocks(page)).toEqual([TITLE, FIGURE, '<p>Beans</p>']);
});

test('while one image is placed, another that was asked for elsewhere waits', async () => {
  const other = { ...MADE, jobId: idOf(91), image: anAsset({ id: idOf(71), src: '/content/b' }) };
  let now: AwaitedImage | null = MADE;
  let isSaving = false;
  const page = await start(MADE, {
    article: {
      updateArticle: async ({ body }) => {
        if (!isSaving) throw noNetwork;
        return { version: body.baseVersion + 1, title: 'Jars', changedIds: [] };
      },
    },
    asset: {
      getArticleImage: async ({ articleId }) => ({ articleId, awaited: now }),
      deleteArticleImage: async ({ articleId, job }) => {
        if (job === now?.jobId) now = null;
        return { articleId, awaited: now };
      },
    },
  });
  now = other;
  page.dispatch(resources.invalidated({ name: 'articleImage' }));
  await page.pass(1000);
  expect(page.shown()).toEqual({ status: 'placing', attempt: JOB });
  isSaving = true;
  await page.pass(60_000);
  expect(page.ended()).toMatchObject([{ job: JOB }, { job: other.jobId }]);
  expect(htmlOfBlocks(page)).toHaveLength(4);
});

test('a cover is drawn again although no unit of AI images is left', async () => {
  const limits = someLimits({ aiImages: { used: 5, total: 5, ttl: 0 } });
  const page = await start(
    {
      ...MADE,
      kind: 'cover',
      jobId: null,
      image: null,
      state: 'failed',
      failure: 'images_full',
    },
    {
      limit: { getLimits: async () => limits },
      asset: { postArticleImage: async ({ articleId }) => ({ articleId, jobId: null, limits }) },
    },
  );
  page.dispatch(articleImage.repeatRequested(of));
  await page.pass(5000);
  expect(page.requests()).toHaveLength(1);
});
