/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchNotesView } from '#src/features/topics/SearchNotesView.tsx';
import { SiteTermsView } from '#src/features/topics/SiteTermsView.tsx';
import { TopicsView } from '#src/features/topics/TopicsView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { aTopic, aTopicKeyphrase, aTopicSearch, idOf } from '#tests/support/factories.ts';

const figure = <Value,>(value: Value) =>
  ({ value, source: 'dataForSeo', at: '2026-05-01T00:00:00.000Z' }) as const;

const TOPICS = Array.from({ length: 500 }, (_, at) =>
  aTopic({
    id: idOf(1000 + at),
    name: `topic ${at}`,
    keyphrases: [aTopicKeyphrase({ phrase: `topic ${at}` })],
    volume: figure(1000 - at),
  }),
);

function setup(topics = TOPICS) {
  const onExport = jest.fn();
  const onMark = jest.fn();
  draw(<TopicsView topics={topics} onExport={onExport} onMark={onMark} />);
  return { onExport, onMark };
}

const focused = () => document.activeElement?.textContent;

// §d.topics.10
test('only the rows near those that are seen are drawn, and the keys lead through all of them', async () => {
  setup();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  screen.getByRole('button', { name: 'topic 0' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('topic 2');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('topic 1');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('topic 0');
});

// §d.topics.3 §d.topics.10
test('a row says what is known, and leads to the wizard and a brief', () => {
  setup([aTopic({ name: 'burr & steel', volume: figure(1200) })]);
  const row = within(screen.getByRole('row', { name: /burr & steel/ }));
  expect(row.getByText('1.2K')).toBeVisible();
  expect(row.getAllByTitle('Not known').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 6 }, () => '–'),
  );
  const query = 'keyphrase=burr%20%26%20steel';
  expect(row.getByRole('link', { name: /^Write/ })).toHaveAttribute(
    'href',
    `/articles/create?${query}`,
  );
  expect(row.getByRole('link', { name: /^Make a brief for/ })).toHaveAttribute(
    'href',
    `/briefs/create?${query}`,
  );
});

// §d.topics.4
test('a topic that an article has already names and links it', () => {
  const duplicate = { articleId: idOf(1), title: 'Tea', risk: 'high' } as const;
  setup([aTopic({ duplicate })]);
  expect(screen.getByRole('link', { name: 'You have it' })).toHaveAttribute(
    'href',
    `/articles/${idOf(1)}`,
  );
});

// §d.topics.10
test('topics are sorted, filtered, marked and saved as they are shown', async () => {
  const { onExport, onMark } = setup(TOPICS.slice(0, 3));
  await userEvent.click(screen.getByRole('button', { name: 'Volume' }));
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names()).toEqual(['topic 2', 'topic 1', 'topic 0']);
  await userEvent.click(screen.getByRole('button', { name: 'Mark “topic 1” as a favourite' }));
  expect(onMark).toHaveBeenCalledWith(idOf(1001), true);
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(onExport).toHaveBeenCalledWith(
    expect.objectContaining({ sort: 'volume', isDescending: false }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Favourites' }));
  expect(screen.getByText('No topic fits the filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(names()).toHaveLength(3);
});

test('a topic opens beside the table with all its keyphrases; Escape gives the focus back', async () => {
  setup([aTopic()]);
  await userEvent.click(screen.getByRole('button', { name: 'coffee grinder' }));
  const details = within(screen.getByRole('region', { name: 'coffee grinder' }));
  expect(details.getByRole('heading', { name: 'coffee grinder' })).toHaveFocus();
  expect(details.getByText('coffee grinders')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'coffee grinder' })).toBeNull();
  expect(screen.getByRole('button', { name: 'coffee grinder' })).toHaveFocus();
});

// §d.topics.11
test('the circles of the map are reached with the arrow keys and open their topic', async () => {
  setup(TOPICS.slice(0, 3));
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  const circles = screen.getAllByRole('button', { name: /searches a month/ });
  expect(circles).toHaveLength(3);
  circles[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('region', { name: 'topic 1' })).toBeVisible();
});

// §d.topics.2
test('what was taken from a website is shown by its place; a site that was not read says why', () => {
  const website = 'https://beans.example/';
  const terms = [
    { phrase: 'Moka pots', from: 'title' },
    { phrase: 'Beans', from: 'navigation' },
    { phrase: 'Mills', from: 'navigation' },
  ] as const;
  const site = (problem: string | null) => ({ terms: problem ? [] : [...terms], problem });
  const { unmount } = draw(<SiteTermsView search={aTopicSearch({ website, site: site(null) })} />);
  expect(screen.getByText(`3 subjects taken from ${website}`)).toBeVisible();
  expect(screen.getByText('Beans · Mills')).toBeInTheDocument();
  unmount();
  draw(<SiteTermsView search={aTopicSearch({ website, site: site('page_disallowed') })} />);
  expect(screen.getByText(/could not be read\. .*robots\.txt/)).toBeVisible();
});

// §d.search.3
test('rows of the search service that could not be read are said, and none if there are none', () => {
  const { unmount } = draw(<SearchNotesView search={aTopicSearch({ rowsLeftOut: 1 })} />);
  expect(
    screen.getByText(/^1 row of the search service’s answers could not be read/),
  ).toBeVisible();
  unmount();
  draw(<SearchNotesView search={aTopicSearch()} />);
  expect(screen.queryByText(/could not be read/)).toBeNull();
});
