/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardView } from '#src/features/dashboard/DashboardView.tsx';
import { anArticleSummary, idOf, noNetwork, someLimits } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const props = {
  recent: [anArticleSummary({ id: idOf(1), title: 'Slow coffee' })],
  recentError: null,
  onRetryRecent() {},
  limits: someLimits({ article: { used: 1, total: 3, ttl: 0 } }),
  limitsError: null,
  onRetryLimits() {},
};
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the last articles are links, with the whole list behind them', () => {
  draw(<DashboardView {...props} />);
  const recent = section('Recent articles');
  expect(recent.getByRole('link', { name: /Slow coffee/ })).toHaveAttribute(
    'href',
    `/articles/${idOf(1)}`,
  );
  expect(recent.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/articles');
});

test('what the month has left is said in numbers, not in a bar alone', () => {
  draw(<DashboardView {...props} />);
  expect(section('This month').getByRole('definition')).toHaveTextContent('1 of 3');
});

test('a first-time writer is told so; nothing is said while nothing is known', () => {
  const { unmount } = draw(<DashboardView {...props} recent={[]} />);
  expect(section('Recent articles').getByText(/No articles yet/)).toBeVisible();
  unmount();
  draw(<DashboardView {...props} recent={undefined} limits={undefined} />);
  expect(screen.queryByText(/No articles yet/)).toBeNull();
});

test('each part that cannot be read says so and is tried again by itself', async () => {
  const [onRetryRecent, onRetryLimits] = [jest.fn(), jest.fn()];
  const failing = { recentError: noNetwork, limitsError: noNetwork, onRetryRecent, onRetryLimits };
  draw(<DashboardView {...props} {...failing} />);
  const month = section('This month');
  expect(month.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await userEvent.click(month.getByRole('button', { name: 'Try again' }));
  expect([onRetryRecent, onRetryLimits].map((retry) => retry.mock.calls.length)).toEqual([0, 1]);
});
