/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Article } from '#domain/contract/article.schema.ts';
import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import { anAnswer, anArticle, idOf } from '#tests/support/factories.ts';
import { fakeServices } from '#tests/support/fakeServices.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { openApp, Page } from '#tests/src/support/openApp.tsx';

afterEach(() => void jest.restoreAllMocks());

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
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats what it caught
  let answers: () => Promise<Article> = async () => Promise.reject(anAnswer(403));
  const { services } = fakeServices({ article: { getArticle: () => answers() } });
  const { store, saga } = createStore({ services });
  const workflows = saga.run(rootSaga);
  draw(<Page />, `/articles/${idOf(1)}`, store);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  answers = async () => anArticle({ id: idOf(1), storedTitle: 'Slow coffee' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Slow coffee' })).toBeVisible();
  workflows.cancel();
});
