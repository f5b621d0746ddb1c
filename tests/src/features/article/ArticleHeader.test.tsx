/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleSave } from '#store/article/save.slice.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer, anArticle, idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

const articleId = idOf(1);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

// §d.save.2
test('the header shows the title as it is typed, and the previous one after its save has failed', async () => {
  const { store } = runApp(`/articles/${articleId}`, {
    article: { updateArticle: async () => Promise.reject(anAnswer(403)) },
  });
  await screen.findByRole('heading', { name: 'Old title' });
  act(() => void store.dispatch(articleSave.edited({ articleId, title: 'New title' })));
  expect(title()).toBe('New title');
  await waitFor(() => expect(screen.getByTestId('save-state')).toHaveTextContent('Not saved'));
  expect(title()).toBe('Old title');
});

// §2.navigation.3
test.each(['/articles?page=2', '/', '/topic-finder'])(
  'Back leads to the previous page: %s',
  async (from) => {
    const app = runApp(from, { article: { getArticle: async () => anArticle({ id: articleId }) } });
    await screen.findByRole('heading', { level: 1 });
    await app.go(`/articles/${articleId}`);
    await screen.findByRole('heading', { name: 'Old title' });
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    const { pathname, search } = app.location();
    expect(pathname + search).toBe(from);
  },
);
