/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleSave } from '#store/article/save.slice.ts';
import { anAnswer, idOf } from '#tests/support/factories.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';

afterEach(stopApps);

// §d.saveText.5
test('a writer who is signed out while text is unsaved signs in beside it, and the text stays', async () => {
  const articleId = idOf(1);
  const { store, callsOf } = runApp(`/articles/${articleId}?fid=7`, {
    article: { updateArticle: async () => Promise.reject(anAnswer(401)) },
  });
  await screen.findByRole('heading', { name: 'Old title' });
  const ops = [{ op: 'put', id: 'b1', after: null, html: '<p>nowhere else</p>' }] as const;
  act(() => void store.dispatch(articleSave.edited({ articleId, ops })));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }, { timeout: 5000 }));
  expect(screen.getByTestId('save-state')).toHaveTextContent('Not saved – sign in again');
  const here = encodeURIComponent(`/content/articles/${articleId}?fid=7`);
  expect(callsOf('navigation.open').map(({ args }) => args)).toEqual([
    [`/sign-in?redirect_to=${here}`],
  ]);
  expect(callsOf('navigation.leave')).toEqual([]);
});
