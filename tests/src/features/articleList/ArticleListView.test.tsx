/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleListView } from '#src/features/articleList/ArticleListView.tsx';
import { anArticleSummary, idOf } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const rows = [
  anArticleSummary({ id: idOf(1), title: 'First' }),
  anArticleSummary({ id: idOf(2), title: '' }),
];
const props = {
  rows,
  error: null,
  page: 0,
  isLastPage: true,
  onPage() {},
  onDelete() {},
  onRetry() {},
};

test('each article is a link by its title; one without a title is called untitled', () => {
  draw(<ArticleListView {...props} />);
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    `/articles/${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: 'Untitled article' })).toBeVisible();
});

test('the list is walked with the arrow keys, and Delete deletes the article in focus', async () => {
  const onDelete = jest.fn();
  draw(<ArticleListView {...props} onDelete={onDelete} />);
  screen.getByRole('link', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Untitled article' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect(onDelete).toHaveBeenCalledWith(rows[0]);
});

test('no articles: the next step is offered; a failure: trying again is', () => {
  const { unmount } = draw(<ArticleListView {...props} rows={[]} />);
  expect(screen.getByRole('link', { name: 'New article' })).toBeVisible();
  unmount();
  const error = { kind: 'network', status: null, code: null, message: '' } as const;
  draw(<ArticleListView {...props} rows={undefined} error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
});

test('pages are offered where there are more, in both directions', async () => {
  const onPage = jest.fn();
  draw(<ArticleListView {...props} page={1} isLastPage={false} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});
