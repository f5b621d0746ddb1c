/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fetched,
  fetchGaveUp,
  fetchStarted,
  resourceUsed,
} from '#store/resources/resources.slice.ts';
import { anAnswer, anArticle, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { openApp } from '#tests/src/support/openApp.tsx';

test.each([
  ['§2.routes.14', '/create?fid=7', '/', '?fid=7'],
  ['§2.routes.15', '/project/articles?page=2', '/articles', '?page=2'],
  ['§2.routes.22', '/briefs', '/', ''],
  ['§2.routes.25', '/seo-brief/create?a=1', '/briefs/create', '?a=1'],
])('%s %s leads to %s', async (_clause, from, pathname, search) => {
  const { place } = await openApp(from);
  expect(place()).toMatchObject({ pathname, search });
});

test('§2.routes.33 an unknown path shows the not-found page, which leads home', async () => {
  await openApp('/nowhere');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toHaveFocus();
  expect(document.title).toBe('Page not found · Content toolkit');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('§2.sidebar.2 the sidebar shows where one is, and an article belongs to the list', async () => {
  const { go } = await openApp('/articles/create');
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  expect(current()).toEqual(['Article generator']);
  await go(`/articles/${idOf(1)}`);
  expect(current()).toEqual(['My articles']);
});

test('following a link of the sidebar moves the focus to the heading of the page', async () => {
  await openApp('/');
  await userEvent.click(screen.getByRole('link', { name: 'My articles' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My articles' })).toHaveFocus();
});

test('§2.errorPage.2 §8.errors.2 an article that cannot be read throws to the page; "Try again" reads it again', async () => {
  const { store, go } = await openApp('/nowhere');
  const args = { workspaceId: WORKSPACE_ID, articleId: idOf(1) };
  const key = `article?articleId=${args.articleId}&workspaceId=${args.workspaceId}`;
  act(() => {
    store.dispatch(resourceUsed({ name: 'article', args }));
    store.dispatch(fetchStarted({ key }));
    store.dispatch(fetchGaveUp({ key, error: anAnswer(500) }));
  });
  await go(`/articles/${idOf(1)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  // No sagas here: what they would answer the press with has to come first.
  act(() => {
    store.dispatch(fetchStarted({ key }));
    store.dispatch(fetched({ key, data: anArticle() }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
