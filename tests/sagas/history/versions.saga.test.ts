import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Version } from '#contract/article/article.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { versionWrites } from '#store/history/versions.writes.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  anAnswer,
  anArticle,
  aVersion,
  aVersionSummary,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const earlier = aVersion({
  version: 3,
  storedTitle: 'Earlier title',
  fields: { ...NO_FIELDS, seoTitle: 'Earlier', slug: 'earlier' },
  blocks: [
    { id: 'b2', html: '<p>two, as it was</p>' },
    { id: 'b9', html: '<p>nine</p>' },
  ],
});
const restore = versions.restoreRequested({ articleId, workspaceId, version: 3 });

/** An open article of version 1 with the blocks b1 and b2. */
async function setup(overrides: PortOverrides['article'] = {}, more: PortOverrides = {}) {
  const page = await openArticle({
    ...more,
    article: { getVersion: async () => earlier, ...overrides },
  });
  await page.pass();
  return {
    ...page,
    /** The writing calls, in order, with their arguments. */
    writes: () =>
      page.calls
        .filter(({ op }) => /^article\.(update|post)|^editor\.apply/.test(op))
        .map(({ op, args }) => [op, (args[0] as { body?: unknown }).body] as const),
    ops: () =>
      page.calls
        .map(({ op }) => op)
        .filter((op) => /^article\.(update|post)|^editor\.apply/.test(op)),
    draft: () => articleSave.selectQueue(page.state(), articleId)?.draft,
    versions: () => versions.select(page.state()),
    failure() {
      const state = versions.select(page.state());
      return state.status === 'failed' ? state.failure : null;
    },
    code() {
      const state = versions.select(page.state());
      return state.status === 'failed' ? state.code : null;
    },
    notices: () => notices.select(page.state()).map(({ text }) => text),
  };
}

test('a restore keeps the present text, puts the earlier one into the editor, saves it, and records it in the history', async () => {
  const page = await setup();
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(restore);
  expect(page.versions().status).toBe('securing');
  await page.pass(3000);
  expect(page.ops()).toEqual([
    'article.updateArticle',
    'article.postVersion',
    'editor.apply',
    'article.updateArticle',
    'article.postVersion',
  ]);
  const bodies = page
    .writes()
    .filter(([op]) => op === 'article.postVersion')
    .map(([, body]) => body);
  const requestId = expect.any(String);
  expect(bodies).toEqual([{ requestId }, { requestId, restoredFrom: 3 }]);
  expect(page.draft()).toEqual({
    title: 'Earlier title',
    fields: { ...NO_FIELDS, seoTitle: 'Earlier', slug: 'earlier' },
    body: { order: ['b2', 'b9'], html: { b2: '<p>two, as it was</p>', b9: '<p>nine</p>' } },
  });
  expect(page.versions().status).toBe('idle');
  expect(page.notices()).toEqual(['versionRestored']);
});

// §d.fields.3
test('a version from before there were search fields leaves them as they are', async () => {
  const page = await setup({ getVersion: async () => ({ ...earlier, fields: null }) });
  page.dispatch(articleSave.edited({ articleId, fields: { slug: 'mine' } }));
  page.dispatch(restore);
  await page.pass(3000);
  expect(page.draft()).toMatchObject({ title: 'Earlier title', fields: { slug: 'mine' } });
});

test('a restore is one undo step of the editor', async () => {
  const page = await setup();
  page.dispatch(restore);
  await page.pass(3000);
  const runs = page.callsOf('editor.apply').map(({ args }) => (args[0] as { run: string }).run);
  expect(runs).toEqual([expect.stringMatching(/./)]);
});

test('the text is saved as the editor has applied it', async () => {
  const apply = () =>
    [{ op: 'put', id: 'b1', after: null, html: '<p>as the editor has it</p>' }] as const;
  const page = await setup({}, { editor: { apply, caret: () => null, reveal() {} } });
  page.dispatch(restore);
  await page.pass(3000);
  expect(page.draft()?.body.html.b1).toBe('<p>as the editor has it</p>');
});

test('while AI text streams into the article nothing is restored', async () => {
  const page = await setup();
  page.dispatch(job.followed({ articleId, workspaceId, jobId: idOf(90), lastSeq: 0 }));
  await page.pass();
  page.dispatch(restore);
  await page.pass(3000);
  expect(page.ops()).toEqual([]);
  expect(page.failure()).toBe('streaming');
});

const fails = async () => {
  throw anAnswer(403, { code: 'forbidden' });
};

test.each([
  ['the last words cannot be saved', { updateArticle: fails }, 'pending'],
  ['the version cannot be read', { getVersion: fails }, 'unread'],
  ['what is there now cannot be kept', { postVersion: fails }, 'unkept'],
] as const)(
  'if %s, the text stays unchanged, and the failure is shown',
  async (_, overrides, failure) => {
    const page = await setup(overrides);
    page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
    const before = page.draft();
    page.dispatch(restore);
    await page.pass(5000);
    expect(page.versions()).toMatchObject({ status: 'failed', failure });
    expect(page.draft()).toEqual(before);
    expect(page.callsOf('editor.apply')).toEqual([]);
  },
);

test('text that is typed before the change is not overwritten', async () => {
  const kept = deferred<ReturnType<typeof aVersionSummary>>();
  const page = await setup({ postVersion: () => kept.promise });
  page.dispatch(restore);
  await page.pass();
  page.dispatch(articleSave.edited({ articleId, title: 'Just typed' }));
  kept.resolve(aVersionSummary());
  await page.pass();
  expect(page.failure()).toBe('pending');
  expect(page.draft()?.title).toBe('Just typed');
});

test('a restored text that cannot be saved at once stays in the editor and the queue, and the failure is shown', async () => {
  const page = await setup({
    async updateArticle() {
      throw noNetwork;
    },
  });
  page.dispatch(restore);
  await page.pass(5000);
  expect(page.failure()).toBe('unsaved');
  expect(page.draft()?.title).toBe('Earlier title');
});

test('a restore that is only missing in the history shows that', async () => {
  const page = await setup({
    async postVersion({ body }) {
      if (body.restoredFrom !== undefined) throw noNetwork;
      return aVersionSummary();
    },
  });
  page.dispatch(restore);
  await page.pass(3000);
  expect(page.failure()).toBe('unrecorded');
  expect(page.code()).toBe('network');
});

test('a version is kept under its name after the last words are saved, and the list is read again', async () => {
  const page = await setup();
  page.dispatch(
    resources.used({ name: 'versions', args: { workspaceId, articleId, page: 0, limit: 200 } }),
  );
  await page.pass();
  page.dispatch(articleSave.edited({ articleId, title: 'Last words' }));
  page.dispatch(versions.nameRequested({ articleId, workspaceId, name: 'Before the review' }));
  await page.pass(3000);
  expect(page.writes().map(([op]) => op)).toEqual(['article.updateArticle', 'article.postVersion']);
  expect(page.writes().at(-1)?.[1]).toMatchObject({
    name: 'Before the review',
  });
  expect(page.versions().status).toBe('idle');
  expect(page.callsOf('article.getVersions').length).toBe(2);
});

test('a new name is shown at once, and the former one again if the server refuses it', async () => {
  const answer = deferred<Version>();
  const page = await setup({ patchVersion: () => answer.promise });
  const args = { workspaceId, articleId, page: 0, limit: 200 };
  page.dispatch(resources.used({ name: 'versions', args }));
  await page.pass();
  const names = () =>
    resources.selectEntry(page.state(), 'versions', args)?.data?.content.map(({ name }) => name);
  page.dispatch(
    versionWrites.rename({ articleId, workspaceId, version: 1, body: { name: 'First' } }),
  );
  await page.pass();
  expect(names()).toEqual(['First']);
  answer.reject(noNetwork);
  await page.pass();
  expect(names()).toEqual([null]);
  expect(page.notices()).toEqual(['versionRenameFailed']);
});

test('a copy of a version is a new article at the top of the list, and is opened', async () => {
  const page = await setup({ postArticle: async () => anArticle({ id: idOf(7) }) });
  page.dispatch(
    versions.copyRequested({ articleId, workspaceId, version: 3, title: 'Copy of it' }),
  );
  await page.pass();
  const fields = { ...earlier.fields, slug: '' }; // two articles at one address would not do
  const requestId = expect.any(String);
  const body = { requestId, title: 'Copy of it', blocks: earlier.blocks, fields };
  expect(page.callsOf('article.postArticle')[0]?.args).toEqual([{ workspaceId, body }]);
  expect(page.callsOf('navigation.go')[0]?.args[0]).toBe(`/articles/${idOf(7)}`);
});

test('a copy that is made after the article was left does not open by itself', async () => {
  const answer = deferred<ReturnType<typeof anArticle>>();
  const page = await setup({ postArticle: () => answer.promise });
  page.dispatch(versions.copyRequested({ articleId, workspaceId, version: 3, title: 'Copy' }));
  await page.visit({ pathname: '/articles', route: 'articles' });
  answer.resolve(anArticle({ id: idOf(7) }));
  await page.pass();
  expect(page.callsOf('navigation.go')).toEqual([]);
  expect(page.versions().status).toBe('idle');
});
