/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadOnlyListView } from '#src/features/access/readOnly/ReadOnlyList.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { anArticleSummary, idOf } from '#tests/support/factories.ts';

const props = {
  rows: [
    anArticleSummary({ id: idOf(1), title: 'Slow coffee' }),
    anArticleSummary({ id: idOf(2), title: '' }),
  ],
  page: 0,
  isLastPage: true,
  reason: 'plan',
  isTrialAvailable: true,
  onPage() {},
  onStart() {},
} as const;
const banner = (name: string) => within(screen.getByRole('complementary', { name }));

// §2.routes.10
test('the read-only index lists the articles, and nothing that changes them', () => {
  draw(<ReadOnlyListView {...props} reason="folder" />);
  expect(screen.getByRole('link', { name: /Slow coffee/ })).toHaveAttribute(
    'href',
    `/free-user/articles/${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: /Untitled article/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [true, 'Get free trial'],
  [false, 'Subscribe for $60/mo'],
])('a read-only plan says so, and what to do (trial: %s)', async (isTrialAvailable, name) => {
  const onStart = jest.fn();
  draw(<ReadOnlyListView {...props} {...{ isTrialAvailable, onStart }} />);
  await userEvent.click(banner('Your account is read-only').getByRole('button', { name }));
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('a read-only folder says why, and offers no plan: nobody else can pay for its owner', () => {
  draw(<ReadOnlyListView {...props} reason="folder" />);
  const why = banner('This folder is read-only');
  expect(why.getByText(/owner needs an active subscription.+archived/)).toBeVisible();
  expect(why.queryByRole('button')).toBeNull();
});

test('an empty list is not shown while the list loads', () => {
  const { unmount } = draw(<ReadOnlyListView {...props} rows={undefined} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  unmount();
  draw(<ReadOnlyListView {...props} rows={[]} />);
  expect(screen.getByRole('heading', { name: 'No articles in this folder' })).toBeVisible();
});

test('if there are more pages, the list can be turned in both directions', async () => {
  const onPage = jest.fn();
  draw(<ReadOnlyListView {...props} page={1} isLastPage={false} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});
