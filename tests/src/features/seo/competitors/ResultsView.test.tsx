/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import { ResultsView } from '#src/features/seo/competitors/ResultsView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const line = (url: string, words: number | null, isOutlier = false) => ({
  url,
  title: `Page ${url}`,
  position: 1,
  problem: words === null ? 'page_not_read' : null,
  words,
  isOutlier,
  isIgnored: false,
});

interface ScreenProps {
  readonly canWrite?: boolean;
  readonly provider?: ResultSource;
  readonly country?: string;
  readonly leftOut?: number;
}

function Screen({ canWrite = true, provider = 'searxng', country = '', leftOut = 0 }: ScreenProps) {
  const [ignored, setIgnored] = useState<string | null>(null);
  const pages = [
    line('https://a.example/', 1200),
    line('https://long.example/', 9000, true),
    line('https://shut.example/', null),
  ].map((page) => ({ ...page, isIgnored: page.url === ignored }));
  return (
    <ResultsView
      canWrite={canWrite}
      isFull={false}
      onIgnore={(url, isIgnored) => setIgnored(isIgnored ? url : null)}
      onSave={() => {}}
      changes={null}
      results={{
        provider,
        takenAt: '2026-05-01T00:00:00.000Z',
        keywords: [],
        pages,
        country,
        leftOut,
        isComparable: true,
        comparison: {
          pages: 2,
          outliers: ['https://long.example/'],
          measures: [
            { name: 'words', mine: 900, usual: { low: 1000, median: 1200, high: 1500 } },
            { name: 'paragraphs', mine: 12, usual: null },
            { name: 'readability', mine: null, usual: { low: 50, median: 55, high: 60 } },
          ],
          goal: { mine: 61.5, usual: { low: 60, median: 70, high: 80 }, below: 3, pages: 9 },
        },
      }}
    />
  );
}

// §d.standing.1 §d.standing.2
test('each figure has its sentence, the goal is the median and never 100, and what is unknown is said', () => {
  draw(<Screen />);
  expect(
    screen.getByText(
      'Words: 900 in your text; the median of the competitors is 1,200, the middle half 1,000 to 1,500.',
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Paragraphs: 12 in your text; not known of the competitors.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Readability: not measured in your text;/)).toBeInTheDocument();
  expect(
    screen.getByText('Not reached yet: 61.5, their median is 70. You are above 3 of 9 pages.'),
  ).toBeVisible();
  expect(screen.queryByText(/100/)).toBeNull();
});

// §d.outliers.1 §d.outliers.2
test('an outlier says why, and a page is ignored and taken back with the keyboard', async () => {
  draw(<Screen />);
  const row = screen.getByRole('row', { name: /long\.example/ });
  expect(within(row).getByText(/not counted for lengths/)).toBeVisible();
  expect(screen.getByText('2 of 2 pages count.')).toBeVisible();
  const ignore = within(row).getByRole('button', { name: /^Ignore Page/ });
  ignore.focus();
  await userEvent.keyboard('{Enter}');
  expect(within(row).getByText('Ignored: the score is made without it.')).toBeVisible();
  expect(screen.getByText('1 of 2 pages count.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('2 of 2 pages count.')).toBeVisible();
  const unread = screen.getByRole('row', { name: /shut\.example/ });
  expect(within(unread).queryByRole('button')).toBeNull();
});

// §d.outliers.2
test('a guest who may not write ignores nothing', () => {
  draw(<Screen canWrite={false} />);
  expect(screen.queryByRole('button', { name: /^Ignore/ })).toBeNull();
});

// §d.search.5
test('results of a country that nobody named say which one it is', () => {
  const { unmount } = draw(<Screen provider="dataForSeo" />);
  expect(screen.getByText(/those of the United States/)).toBeVisible();
  unmount();
  draw(<Screen provider="dataForSeo" country="DE" />);
  expect(screen.queryByText(/those of the United States/)).toBeNull();
});

// §d.search.3
test('rows of the answer that could not be read are said', () => {
  const { unmount } = draw(<Screen leftOut={2} />);
  expect(
    screen.getByText(/^2 rows of the answer could not be read and were left out/),
  ).toBeVisible();
  unmount();
  draw(<Screen />);
  expect(screen.queryByText(/could not be read/)).toBeNull();
});
