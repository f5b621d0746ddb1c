/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DashboardView } from '#src/app/dashboard/Dashboard.tsx';
import { RecentView } from '#src/app/dashboard/Recent.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aGroup, anArticleSummary, idOf, someLimits } from '#tests/support/factories.ts';

afterEach(stopApps);

const recent = [anArticleSummary({ id: idOf(1), title: 'Slow coffee' })];
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the recent articles are links, followed by a link to all articles', () => {
  draw(<RecentView recent={recent} canWrite />);
  expect(screen.getByRole('link', { name: /Slow coffee/ })).toHaveAttribute(
    'href',
    `/articles/${idOf(1)}`,
  );
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/articles');
});

test('the list says that there are no articles yet, but not while it loads', () => {
  const { unmount } = draw(<RecentView recent={[]} canWrite />);
  expect(screen.getByText(/No articles yet/)).toBeVisible();
  unmount();
  draw(<RecentView recent={undefined} canWrite />);
  expect(screen.queryByText(/No articles yet/)).toBeNull();
});

test('a part that fails leaves the others as they are', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  function Failing(): never {
    throw new Error('out of order');
  }
  draw(
    <DashboardView
      recent={<RecentView recent={recent} canWrite />}
      ideas={null}
      month={<Failing />}
      checkLinks={null}
    />,
  );
  expect(section('This month').getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(section('Recent articles').getByRole('link', { name: /Slow coffee/ })).toBeVisible();
  jest.restoreAllMocks();
});

// §d.limits.21
test('the month says what is left of articles, and of whatever else was used', async () => {
  const limits = someLimits({ smm: aGroup({ used: 2, total: 12 }), aiImages: aGroup({ used: 0 }) });
  runApp('/', { limit: { getLimits: async () => limits } });
  const month = within(await screen.findByRole('region', { name: 'This month' }));
  await month.findByText('2 of 12');
  expect(month.getAllByRole('term').map((name) => name.textContent)).toEqual([
    'Articles',
    'Social posts',
  ]);
});
