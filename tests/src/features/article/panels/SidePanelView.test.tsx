/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Check } from '#domain/seo/report.ts';
import { SidePanelView } from '#src/features/article/panels/SidePanelView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { aReport } from '#tests/support/factories.ts';

const check = (name: Check['name'], change: Partial<Check> = {}): Check => ({
  name,
  group: name.startsWith('keyphrase') ? 'keyphrase' : 'structure',
  rating: 'good',
  value: 1,
  wanted: { least: 300 },
  points: 9,
  most: 9,
  evidence: null,
  places: [],
  ...change,
});

const drawPanel = (props: Partial<ComponentProps<typeof SidePanelView>> = {}) =>
  draw(
    <SidePanelView
      report={aReport({ words: 1234, readingMinutes: 6 })}
      language="en"
      isStale={false}
      isFailing={false}
      onRetry={() => {}}
      onReveal={() => {}}
      {...props}
    />,
  );

test('figures have their units, and readability has the name of its formula', () => {
  const readability = {
    variant: 'amstad',
    score: 61.6,
    wordsPerSentence: 9.5,
    syllablesPerWord: 1.75,
  } as const;
  drawPanel({ report: aReport({ words: 1234, readingMinutes: 6, readability }) });
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.getByText('6 min')).toBeVisible();
  expect(screen.getByText('62')).toBeVisible();
  expect(screen.getByText('Amstad (German)')).toBeVisible();
});

test('what is not measured is shown as a dash with the reason, never as 0', () => {
  drawPanel({ language: 'fi' });
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.getByText('There is no formula for Finnish.')).toBeVisible();
});

test('problems come first, and good results are folded', async () => {
  const checks = [
    check('textLength'),
    check('paragraphLength', { rating: 'ok', value: 160 }),
    check('sentenceLength', { rating: 'bad', value: 40 }),
  ];
  drawPanel({ report: aReport({ checks }) });
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names[0]).toContain('Problem: Long sentences 40.0 %');
  expect(names[1]).toContain('Could be better: Longest paragraph 160 words');
  expect(screen.getByText('Length of the text')).not.toBeVisible();
  await userEvent.click(screen.getByText('1 good'));
  expect(screen.getByText('Length of the text')).toBeVisible();
});

test('a check that is not good says what to do, a good one what is wanted', async () => {
  const checks = [
    check('paragraphLength', { rating: 'ok', value: 160 }),
    check('singleH1'),
    check('textLength', { rating: 'ok', value: 280, wanted: { least: 900, most: 1100 } }),
  ];
  drawPanel({ report: aReport({ checks }) });
  expect(screen.getByText('Divide paragraphs of more than 150 words.')).toBeVisible();
  expect(screen.getByText('Wanted: 900 to 1,100 words, as competitors have')).toBeVisible();
  await userEvent.click(screen.getByText('1 good'));
  expect(screen.getByText('Wanted: one heading of level 1, at the top')).toBeVisible();
});

test('a check leads to its places in the text, one after the other', async () => {
  const onReveal = jest.fn();
  const place = (blockId: string, start: number) => ({
    blockId,
    range: { unit: 0, start, end: start + 5 },
  });
  const places = [place('b1', 0), place('b1', 10), place('b4', 0)];
  const checks = [check('paragraphLength', { rating: 'bad', value: 300, places })];
  drawPanel({ report: aReport({ checks }), onReveal });
  const row = screen.getByRole('button', { name: /Longest paragraph/ });
  for (let click = 0; click < 3; click += 1) await userEvent.click(row);
  expect(onReveal.mock.calls).toEqual([['b1'], ['b4'], ['b1']]);
});

test('without a keyphrase it says how to set one, and checks nothing', () => {
  drawPanel({ report: aReport({ checks: [check('keyphraseDensity', { rating: 'unmeasured' })] }) });
  const section = screen.getByRole('heading', { name: 'Keyphrase' }).closest('section');
  expect(within(section as HTMLElement).getByText('This article has no keyphrase.')).toBeVisible();
  expect(screen.queryByText('Density')).toBeNull();
});

test('an analysis that failed says so, keeps the figures, and can be retried', async () => {
  const onRetry = jest.fn();
  drawPanel({ isFailing: true, onRetry });
  expect(screen.queryByRole('alert')).toBeNull(); // it must not interrupt the writer
  expect(screen.getByText(/^The text could not be checked/)).toBeVisible();
  expect(screen.getByText('1,234')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a summary is announced to screen readers when the writer pauses, and never during typing', async () => {
  jest.useFakeTimers();
  const checks = [
    check('sentenceLength', { rating: 'bad' }),
    check('textLength'),
    check('summaryBox', { rating: 'bad', group: 'aiSearch' }), // not in this panel
  ];
  const view = (words: number, isStale: boolean) => (
    <TestUi>
      <SidePanelView
        report={aReport({ words, checks })}
        language="en"
        isStale={isStale}
        isFailing={false}
        onRetry={() => {}}
        onReveal={() => {}}
      />
    </TestUi>
  );
  const { rerender } = render(view(1, false));
  const region = screen.getByRole('status');
  for (let words = 2; words < 12; words += 1) {
    rerender(view(words, words % 2 === 0));
    act(() => void jest.advanceTimersByTime(1000));
    expect(region).toBeEmptyDOMElement();
  }
  rerender(view(12, false));
  act(() => void jest.advanceTimersByTime(3000));
  expect(region).toHaveTextContent('Text checks: 1 problem, 0 could be better.');
  jest.useRealTimers();
});
