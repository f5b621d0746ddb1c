import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { units } from '#store/access/units.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { type PortOverrides, storageIn } from '#tests/support/fakeServices.ts';
import {
  ARTICLE_ID as articleId,
  articleLocation,
  closePages,
  DASHBOARD,
  openArticle,
} from '#tests/support/startPage.ts';

const KEY = 'translation:user-1';
const of = { articleId, workspaceId: WORKSPACE_ID };
const NEW = anArticle({ id: idOf(9), title: 'Jars (German)', language: 'de' });
const begun = { article: NEW, jobId: idOf(90), limits: someLimits() };

async function setup(overrides: PortOverrides = {}) {
  const page = await openArticle({
    ...overrides,
    translation: { postTranslation: async () => begun, ...overrides.translation },
  });
  return {
    ...page,
    status: () => translation.select(page.state()).status,
    requests: () =>
      page
        .callsOf('translation.postTranslation')
        .map(({ args }) => args[0] as { body: { requestId: string } }),
    async choose(language = 'de') {
      page.dispatch(translation.opened(of));
      page.dispatch(translation.languageChosen({ ...of, language }));
      await page.pass();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.translation.1
test('what is not saved is saved first; then the new article opens', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'More jars' }));
  await page.choose();
  const order = page.calls.map(({ op }) => op);
  expect(order.indexOf('article.updateArticle')).toBeLessThan(
    order.indexOf('translation.postTranslation'),
  );
  expect(page.requests()).toMatchObject([{ ...of, body: { language: 'de' } }]);
  expect(page.status()).toBe('closed');
  expect(page.actions).toContainEqual(router.navigationRequested({ to: `/articles/${NEW.id}` }));
  expect(page.storage.has(KEY)).toBe(false);
});

test('a writer who has left is not taken to the new article', async () => {
  const answer = deferred<typeof begun>();
  const page = await setup({ translation: { postTranslation: () => answer.promise } });
  await page.choose();
  await page.visit(DASHBOARD);
  answer.resolve(begun);
  await page.pass();
  expect(page.status()).toBe('closed');
  expect(page.actions).not.toContainEqual(
    router.navigationRequested({ to: `/articles/${NEW.id}` }),
  );
});

// §d.translation.5
test('a reload in the middle asks again under the same id, and counts once', async () => {
  const kept = new Map<string, string>();
  const first = await setup({
    storage: storageIn(kept),
    translation: { postTranslation: () => new Promise(() => {}) },
  });
  await first.choose();
  expect(first.status()).toBe('asking');
  expect(kept.has(KEY)).toBe(true);
  closePages();
  const second = await setup({ storage: storageIn(kept) });
  await second.pass();
  expect(second.requests().map(({ body }) => body)).toEqual(
    first.requests().map(({ body }) => body),
  );
  expect(second.actions.some(({ type }) => type === units.reserved.type)).toBe(false);
  expect(kept.has(KEY)).toBe(false);
});

test.each([
  ['another version of the page', '{"articleId": 1}'],
  ['nobody', 'not JSON'],
  [
    'another article',
    JSON.stringify({ ...of, articleId: idOf(7), requestId: 'r', language: 'de' }),
  ],
])('what was kept by %s is not asked for', async (_who, record) => {
  const page = await setup({ storage: storageIn(new Map([[KEY, record]])) });
  expect(page.requests()).toEqual([]);
});

test('without an answer, the same language is the same request; another one is another', async () => {
  const page = await setup({ translation: { postTranslation: () => Promise.reject(noNetwork) } });
  await page.choose('de');
  expect(translation.select(page.state())).toMatchObject({
    status: 'choosing',
    language: 'de',
    error: noNetwork,
  });
  await page.choose('de');
  await page.choose('fr');
  const [one, two, three] = page.requests().map(({ body }) => body.requestId);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test('a refusal, and giving up after a failure, leave nothing to be repeated', async () => {
  const page = await setup({
    translation: { postTranslation: () => Promise.reject(anAnswer(409, { code: 'no_model' })) },
  });
  await page.choose();
  expect(page.status()).toBe('choosing');
  expect(page.storage.has(KEY)).toBe(false);
  const failing = await setup({
    translation: { postTranslation: () => Promise.reject(noNetwork) },
  });
  await failing.choose();
  expect(failing.storage.has(KEY)).toBe(true);
  await failing.visit(DASHBOARD);
  expect(failing.status()).toBe('closed');
  expect(failing.storage.has(KEY)).toBe(false);
});

// §d.translation.5
test('a request that is under way when the writer leaves is still repeated after a reload', async () => {
  const page = await setup({ translation: { postTranslation: () => new Promise(() => {}) } });
  await page.choose();
  await page.visit(DASHBOARD);
  expect(page.status()).toBe('asking');
  expect(page.storage.has(KEY)).toBe(true);
});

test('an article that cannot be saved is not translated', async () => {
  const page = await setup({ article: { updateArticle: () => Promise.reject(noNetwork) } });
  page.dispatch(articleSave.edited({ articleId, title: 'More jars' }));
  await page.choose();
  await page.pass(60_000);
  expect(page.requests()).toEqual([]);
  expect(notices.select(page.state()).map(({ text }) => text)).toContain('writingUnsaved');
});

// §d.translation.2
test('the names of a translation fill what is empty; what the writer has named stays', async () => {
  const generation = { jobId: idOf(90), seq: 0, kind: 'translation', state: 'running' } as const;
  const original = { ...NEW, id: articleId, storedTitle: 'Jars (German)', generation };
  const fields = { ...NO_FIELDS, description: 'Mine' };
  const page = await openArticle({
    article: { getArticle: async () => ({ ...original, fields }) },
  });
  await page.visit(articleLocation(articleId));
  const event: GenerationEvent = {
    type: 'named',
    was: 'Jars (German)',
    title: 'Gläser',
    fields: { seoTitle: 'Einmachgläser', description: 'Gläser', slug: '' },
  };
  page.streams.at(-1)?.say({ type: 'event', seq: 1, event });
  await page.pass(50);
  const draft = () => articleSave.selectDraft(page.state(), articleId);
  expect(draft()).toMatchObject({
    title: 'Gläser',
    fields: { seoTitle: 'Einmachgläser', description: 'Mine', slug: '' },
  });
  page.streams.at(-1)?.say({ type: 'event', seq: 2, event: { ...event, title: 'Andere' } });
  await page.pass(50);
  expect(draft()?.title).toBe('Gläser');
});
