/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleListView } from '#src/features/article/list/ArticleListView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { anArticleSummary, idOf } from '#tests/support/factories.ts';

const rows = [
  anArticleSummary({ id: idOf(1), title: 'First' }),
  anArticleSummary({ id: idOf(2), title: '' }),
];
const props = {
  rows,
  filters: {},
  page: 0,
  isLastPage: true,
  onPage() {},
  onDelete() {},
  onClearFilters() {},
};

test('each article is a link with its title; one without a title is called untitled', () => {
  draw(<ArticleListView {...props} />);
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute(
    'href',
    `/articles/${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: 'Untitled article' })).toBeVisible();
});

// §d.briefs.17
test.each([
  [{ state: 'draft', dueOn: '2020-05-04' }, 'Draft', /Overdue since .*2020/],
  [{ state: 'approved', dueOn: '2020-05-04' }, 'Approved', /Due on .*2020/],
  [{ state: 'failed', dueOn: '2999-01-01' }, 'Not made', /Due on .*2999/],
] as const)('a brief says its state and in words when it is due: %j', (brief, state, due) => {
  draw(<ArticleListView {...props} rows={[anArticleSummary({ type: 'BRIEF', brief })]} />);
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.getByText(due)).toBeVisible();
  expect(screen.queryByText('Written')).toBeNull();
});

test('arrow keys move through the list, and Delete deletes the focused article', async () => {
  const onDelete = jest.fn();
  draw(<ArticleListView {...props} onDelete={onDelete} />);
  screen.getByRole('link', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Untitled article' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect(onDelete).toHaveBeenCalledWith([rows[0]]);
});

test('without articles, the next step is offered', () => {
  draw(<ArticleListView {...props} rows={[]} />);
  expect(screen.getByRole('link', { name: 'New article' })).toBeVisible();
});

test('if there are more pages, the list can be turned in both directions', async () => {
  const onPage = jest.fn();
  draw(<ArticleListView {...props} page={1} isLastPage={false} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});

const five = [1, 2, 3, 4, 5].map((n) => anArticleSummary({ id: idOf(n), title: `Title ${n}` }));
const isTicked = () =>
  five.map(
    ({ title }) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` }).checked,
  );

test('rows can be selected one by one, as a range with Shift, and all at once', async () => {
  const user = userEvent.setup();
  draw(<ArticleListView {...props} rows={five} />);
  const tick = (n: number) =>
    user.click(screen.getByRole('checkbox', { name: `Select Title ${n}` }));
  await tick(2);
  await user.keyboard('{Shift>}');
  await tick(4);
  await user.keyboard('{/Shift}');
  expect(isTicked()).toEqual([false, true, true, true, false]);
  await tick(3);
  expect(isTicked()).toEqual([false, true, false, true, false]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(isTicked()).toEqual([true, true, true, true, true]);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(isTicked()).toEqual([false, false, false, false, false]);
});

test('selected rows are deleted together, by button or by key, and the focus moves to the next row that stays', async () => {
  const onDelete = jest.fn();
  draw(<ArticleListView {...props} rows={five} onDelete={onDelete} />);
  screen.getByRole('link', { name: 'Title 2' }).focus();
  await userEvent.keyboard('xjx{Delete}');
  expect(onDelete).toHaveBeenLastCalledWith([five[1], five[2]]);
  expect(screen.getByRole('link', { name: 'Title 4' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Title 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenLastCalledWith([five[4]]);
  expect(screen.getByRole('link', { name: 'Title 4' })).toHaveFocus();
});

test('x selects by keyboard, Shift-X a range', async () => {
  draw(<ArticleListView {...props} rows={five} />);
  screen.getByRole('link', { name: 'Title 1' }).focus();
  await userEvent.keyboard('xjj{Shift>}x{/Shift}');
  expect(isTicked()).toEqual([true, true, true, false, false]);
});

test('a search without results says so, and can be cleared', async () => {
  const onClearFilters = jest.fn();
  const nothing = { ...props, rows: [], onClearFilters };
  draw(<ArticleListView {...nothing} filters={{ search: 'coffee' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link', { name: 'New article' })).toBeNull();
});

// §4.article.3
test.each([
  [{ isEmptyArticle: true, setupStatus: 'none' }, 'Empty'],
  [{ isEmptyArticle: true, setupStatus: 'pending' }, 'Being written'],
  [{ isEmptyArticle: false, setupStatus: 'none' }, 'Written'],
] as const)('an article with %j has the status %s', (meta, status) => {
  draw(<ArticleListView {...props} rows={[anArticleSummary({ meta })]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(status);
});
