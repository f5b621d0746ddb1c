/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLE_LIST_LIMIT } from '#contract/article/article.route.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anArticleSummary, aPage, idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

const articles = Array.from({ length: 14 }, (_, at) =>
  anArticleSummary({ id: idOf(at), title: `Slow coffee ${at}`, targetKeywords: [`word${at}`] }),
);

// §7.calls.13
test('the command palette finds any article by title or keyword, and opens it', async () => {
  const app = runApp('/brand-voice', {
    article: {
      getArticles: async (asked) => {
        const page = Number(asked.page ?? 0);
        const isFull = asked.limit === ARTICLE_LIST_LIMIT;
        const content = isFull ? articles.slice(page * 7, page * 7 + 7) : [];
        return aPage({ content, page, last: !isFull || page === 1 });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole(
    'textbox',
    { name: 'Search or jump to' },
    { timeout: 5000 },
  );
  expect(screen.queryByRole('button', { name: /Slow coffee/ })).toBeNull();
  await userEvent.type(field, 'coffee');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Slow coffee/ })).toHaveLength(12),
  );
  await userEvent.clear(field);
  await userEvent.type(field, 'word13');
  await userEvent.click(await screen.findByRole('button', { name: /Slow coffee 13/ }));
  await waitFor(() => expect(app.location().pathname).toBe(`/articles/${idOf(13)}`));
});
