/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { openApp, runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anArticleSummary, aPage, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

async function openList(at: string, page: number, content: ArticleSummary[]) {
  const app = await openApp(at);
  const args = { workspaceId: WORKSPACE_ID, page, limit: ARTICLE_PAGE_SIZE };
  const data = aPage({ content, page });
  await screen.findByRole('heading', { name: 'My articles' });
  act(() => void app.store.dispatch(resources.primed({ name: 'articles', args, data })));
  return app;
}

const slow = anArticleSummary({ id: idOf(1), title: 'Slow coffee' });
const fast = anArticleSummary({ id: idOf(2), title: 'Fast coffee' });

// §9.articles.1 §7.calls.14
test.each([
  ['/articles', 0],
  ['/articles?page=3', 2],
  ['/articles?page=0', 0],
  ['/articles?page=none', 0],
])('%s reads ten articles, of page %i', async (at, page) => {
  const { store } = await openList(at, page, []);
  expect(
    Object.keys(resources.selectAll(store.getState())).filter((key) => key.startsWith('articles')),
  ).toEqual([keyOf({ name: 'articles', args: { workspaceId: WORKSPACE_ID, page, limit: 10 } })]);
});

// §d.deviations.4
test('a deleted article disappears at once, the next one receives the focus, and Undo brings it back', async () => {
  const { store } = await openList('/articles', 0, [slow, fast]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Slow coffee' }));
  expect(screen.queryByRole('link', { name: 'Slow coffee' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fast coffee' })).toHaveFocus();
  act(() => void store.dispatch(articleDelete.undone({ articleIds: [slow.id] })));
  expect(screen.getByRole('link', { name: 'Slow coffee' })).toBeVisible();
});

const articleKeys = (state: object) =>
  Object.keys(state).filter((key) => key.startsWith('articles'));

test.each([
  [
    '/articles?page=2&search=slow%20coffee&type=SMM&status=written&sort=title&fid=7&type2=x',
    { page: 1, search: 'slow coffee', sort: 'title', status: 'written', type: 'SMM' },
  ],
  ['/articles?type=POEM&status=lost&sort=luck', { page: 0 }],
] as const)('the filters in %s are sent to the server, except unknown ones', async (at, asked) => {
  const { store } = await openApp(at);
  expect(articleKeys(resources.selectAll(store.getState()))).toEqual([
    keyOf({ name: 'articles', args: { workspaceId: WORKSPACE_ID, limit: 10, ...asked } }),
  ]);
});

describe('searching for articles', () => {
  afterEach(stopApps);

  test('typed text goes into the address after a pause, on the first page; Back and Forward change the field too', async () => {
    const app = runApp('/articles?page=2');
    const field = await screen.findByRole('searchbox', { name: 'Search in titles and keywords' });
    act(() => field.focus());
    // At once: on a busy machine, keys are further apart than the pause.
    for (const value of ['c', 'cof', 'coffee']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(app.location().search).toBe('?search=coffee'));
    expect(field).toHaveFocus();
    const asked = app.callsOf('article.getArticles').map(({ args }) => args[0]);
    expect(asked.at(-1)).toEqual({
      workspaceId: WORKSPACE_ID,
      limit: 10,
      page: 0,
      search: 'coffee',
    });
    expect(asked.filter((args) => 'search' in (args as object))).toHaveLength(1);
    await app.step(-1);
    expect(app.location().search).toBe('?page=2');
    expect(field).toHaveValue('');
    await app.step(1);
    expect(field).toHaveValue('coffee');
  });

  test('type, status and order can be chosen; fid stays', async () => {
    const app = runApp('/articles?fid=7');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'SMM');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'writing');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'oldest');
    expect(app.location().search).toBe('?type=SMM&status=writing&sort=oldest&fid=7');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'newest');
    expect(app.location().search).toBe('?status=writing&fid=7');
  });
});

// The last test: the overlay is not in the store, and stays open between tests.
test('Ctrl-K on the list opens the command palette and is not the key k', async () => {
  await openList('/articles', 0, [slow, fast]);
  act(() => screen.getByRole('link', { name: 'Fast coffee' }).focus());
  await userEvent.keyboard('{Control>}k{/Control}{Escape}');
  expect(screen.getByRole('link', { name: 'Slow coffee' })).not.toHaveFocus();
});
