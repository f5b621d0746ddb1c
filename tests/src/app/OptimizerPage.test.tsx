/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anArticleSummary, aPage, idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

// §d.optimizer.1
test('one of the own articles can be searched and chosen, beside the ways to bring a text along', async () => {
  const asked: (string | undefined)[] = [];
  runApp('/articles/optimize', {
    article: {
      async getArticles({ search, status }) {
        if (status === 'written') asked.push(search);
        const content = [anArticleSummary({ id: idOf(1), title: 'Grinders' })];
        return aPage({ content: search === 'tea' ? [] : content });
      },
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Content optimizer' }, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Web address' })).toBeVisible();
  const link = await screen.findByRole('link', { name: /Grinders/ });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/articles/${idOf(1)}`));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search your articles' }), 'tea');
  expect(await screen.findByText('No article with text is found for “tea”.')).toBeVisible();
  expect(asked).toEqual([undefined, 'tea']);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Search your articles' }));
  await userEvent.click(await screen.findByRole('link', { name: /Grinders/ }));
  expect(
    await screen.findByRole('dialog', { name: 'Score' }, { timeout: 5000 }), // there is no room beside the text
  ).toBeVisible();
});
