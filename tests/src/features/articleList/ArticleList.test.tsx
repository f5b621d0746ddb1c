/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLE_PAGE_SIZE } from '#domain/article/paging.ts';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import { articleDeleteUndone } from '#store/articleDelete/articleDelete.slice.ts';
import { resourcePrimed } from '#store/resources/resources.slice.ts';
import { anArticleSummary, aPage, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { openApp } from '#tests/src/support/openApp.tsx';

async function openList(at: string, page: number, content: ArticleSummary[]) {
  const app = await openApp(at);
  const args = { workspaceId: WORKSPACE_ID, page, limit: ARTICLE_PAGE_SIZE };
  const data = aPage({ content, page });
  await screen.findByRole('heading', { name: 'My articles' });
  act(() => void app.store.dispatch(resourcePrimed({ name: 'articles', args, data })));
  return app;
}

const slow = anArticleSummary({ id: idOf(1), title: 'Slow coffee' });
const fast = anArticleSummary({ id: idOf(2), title: 'Fast coffee' });

test.each([
  ['/articles', 0],
  ['/articles?page=3', 2],
  ['/articles?page=0', 0],
  ['/articles?page=none', 0],
])('§9.articles.1 §7.calls.14 %s asks for ten articles from page %i on', async (at, page) => {
  const { store } = await openList(at, page, []);
  const { resources } = store.getState();
  expect(Object.keys(resources).filter((key) => key.startsWith('articles'))).toEqual([
    `articles?limit=10&page=${page}&workspaceId=${WORKSPACE_ID}`,
  ]);
});

test('§d.deviations.4 a deleted article is gone at once, the next one takes the focus, and it comes back when the deletion is undone', async () => {
  const { store } = await openList('/articles', 0, [slow, fast]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Slow coffee' }));
  expect(screen.queryByRole('link', { name: 'Slow coffee' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fast coffee' })).toHaveFocus();
  act(() => void store.dispatch(articleDeleteUndone({ articleId: slow.id })));
  expect(screen.getByRole('link', { name: 'Slow coffee' })).toBeVisible();
});

test('Ctrl-K on the list is the command palette, not the key k', async () => {
  await openList('/articles', 0, [slow, fast]);
  act(() => screen.getByRole('link', { name: 'Fast coffee' }).focus());
  await userEvent.keyboard('{Control>}k{/Control}{Escape}');
  expect(screen.getByRole('link', { name: 'Slow coffee' })).not.toHaveFocus();
});
