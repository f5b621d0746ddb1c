/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ArticleSectionsView } from '#src/app/dashboard/ArticleSections.tsx';
import { DashboardView } from '#src/app/dashboard/Dashboard.tsx';
import { RecentView } from '#src/app/dashboard/RecentView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aGroup, anArticleSummary, idOf, someLimits } from '#tests/support/factories.ts';

afterEach(stopApps);

const SLOW = anArticleSummary({ id: idOf(1), title: 'Slow coffee' });
const section = (name: string) => within(screen.getByRole('region', { name }));

// §d.start.3
test('the recent articles are links with their score and state, followed by a link to all articles', () => {
  const scored = { seo: 54.4, version: 1 };
  const articles = [
    SLOW,
    anArticleSummary({ id: idOf(2), title: 'Jars', score: scored }),
    anArticleSummary({ id: idOf(3), title: 'Beans', score: scored, version: 2 }),
  ];
  draw(<RecentView articles={articles} />);
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/Slow coffee/)).toHaveAttribute('href', `/articles/${idOf(1)}`);
  expect(link(/Slow coffee/)).not.toHaveTextContent('SEO');
  expect(link(/Jars/)).toHaveTextContent('SEO 54Written');
  expect(link(/Beans/)).toHaveTextContent('SEO 54 before the last changes');
  expect(link(/All articles/)).toHaveAttribute('href', '/articles');
});

// §d.start.1
test('without an article there are four things to begin with; not while it is not known, and not for readers', () => {
  const tasks = () => screen.queryByRole('region', { name: 'What do you want to do first?' });
  const { unmount } = draw(<ArticleSectionsView articles={undefined} isAll={false} canWrite />);
  expect(tasks()).toBeNull();
  unmount();
  const first = draw(<ArticleSectionsView articles={[]} isAll canWrite />);
  const links = within(tasks() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write an article', '/articles/create'],
    ['Improve a page', '/import-article'],
    ['Find topics', '/topic-finder'],
    ['Plan a brief', '/briefs/create'],
  ]);
  first.unmount();
  draw(<ArticleSectionsView articles={[]} isAll canWrite={false} />);
  expect(tasks()).toBeNull();
  expect(screen.getByText('No articles yet')).toBeVisible();
});

test('whoever has deleted the newest articles just now is no first visitor', () => {
  draw(<ArticleSectionsView articles={[]} isAll={false} canWrite />);
  expect(screen.queryByRole('region', { name: 'What do you want to do first?' })).toBeNull();
  expect(section('Recent articles').getByRole('link', { name: 'All articles' })).toBeVisible();
});

test('readers are shown the articles, and nothing to do', () => {
  draw(<ArticleSectionsView articles={[SLOW]} isAll canWrite={false} />);
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  expect(section('Recent articles').getByRole('link', { name: /Slow coffee/ })).toBeVisible();
});

test('a part that fails leaves the others as they are', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  function Failing(): never {
    throw new Error('out of order');
  }
  draw(
    <DashboardView
      articles={<ArticleSectionsView articles={[SLOW]} isAll canWrite />}
      ideas={null}
      month={<Failing />}
      setUp={null}
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
