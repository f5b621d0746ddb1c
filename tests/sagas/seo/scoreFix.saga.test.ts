import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { htmlIn } from '#domain/article/body.ts';
import type { MadeChange } from '#domain/seo/report/report.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup() {
  const page = await openArticle();
  const draft = () => articleSave.selectDraft(page.state(), articleId);
  const body = () => draft()?.body ?? { order: [], html: {} };
  return {
    ...page,
    draft,
    texts: () => body().order.map((id) => htmlIn(body(), id)),
    first: () => ({ id: body().order[0] ?? '', html: htmlIn(body(), body().order[0] ?? '') ?? '' }),
    fix: async (change: MadeChange) => {
      page.dispatch(articleReport.fixRequested({ articleId, change }));
      await page.pass(100);
    },
  };
}

// §d.fixes.4
test('an accepted fix goes into the text as one undo step; one of old words is refused', async () => {
  const page = await setup();
  const was = page.first();
  const rest = page.texts().slice(1);
  await page.fix({ type: 'blocks', was, now: ['<p>One.</p>', '<p>Two.</p>'] });
  expect(page.texts()).toEqual(['<p>One.</p>', '<p>Two.</p>', ...rest]);
  const applied = page.callsOf('editor.apply');
  expect(applied).toHaveLength(1);
  await page.fix({ type: 'blocks', was, now: ['<p>Three.</p>'] });
  expect(page.texts()).toEqual(['<p>One.</p>', '<p>Two.</p>', ...rest]);
  expect(page.callsOf('editor.apply')).toHaveLength(1);
});

// §d.fixes.4
test('a fix of a search field fills it', async () => {
  const page = await setup();
  await page.fix({ type: 'fields', fields: { slug: 'burr-grinder' } });
  expect(page.draft()?.fields.slug).toBe('burr-grinder');
});
