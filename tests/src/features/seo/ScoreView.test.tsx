/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { Check } from '#domain/seo/report/report.ts';
import { ScoreView } from '#src/features/seo/ScoreView.tsx';
import { wantedText } from '#src/kit/copy/checks.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { aReport } from '#tests/support/factories.ts';
import { scoredAnyway } from '#tests/support/scored.ts';

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

const view = (props: Partial<ComponentProps<typeof ScoreView>> = {}) => (
  <ScoreView
    report={aReport({ words: 1234, readingMinutes: 6 })}
    language="en"
    isStale={false}
    isFailing={false}
    marked={null}
    onRetry={() => {}}
    onShow={() => {}}
    onHide={() => {}}
    fixOf={() => null}
    keyphraseFields={null}
    local={null}
    ledger={null}
    {...props}
  />
);
const drawPanel: (props?: Parameters<typeof view>[0]) => void = (props) => void draw(view(props));

// §d.local.4
test('figures have their units, and readability has the name of its formula', () => {
  const readability = {
    variant: 'amstad',
    score: 68.125,
    wordsPerSentence: 9.5,
    syllablesPerWord: 1.75,
  } as const;
  drawPanel({ report: aReport({ words: 1234, readingMinutes: 6, readability }) });
  expect(screen.getByText('1,234')).toBeVisible();
  expect(screen.getByText('6 min')).toBeVisible();
  expect(screen.getByText('68')).toBeVisible();
  expect(screen.getByText('Amstad (German)')).toBeVisible();
  // §d.sums.1: 180 − 10 − 102 = 68
  for (const [part, points] of [
    ['The formula starts with', '180'],
    ['9.5 words per sentence', '-10'],
    ['1.75 syllables per word', '-102'],
  ] as const)
    expect(screen.getByText(part).nextElementSibling).toHaveTextContent(points);
});

// §d.scorePanel.1
test('what is not measured is shown as a dash with the reason, never as 0', () => {
  drawPanel({ language: 'fi', report: aReport({ notScored: 'language' }) });
  expect(screen.getAllByText('–')).toHaveLength(3); // both scores, and readability
  expect(screen.queryByText('0')).toBeNull();
  expect(screen.getByText('SEO score: not scored.')).toBeInTheDocument();
  expect(screen.getByText('There are no rules for Finnish.')).toBeVisible();
  expect(screen.getByText('There is no formula for Finnish.')).toBeVisible();
});

// §d.scoring.10 §d.scorePanel.1
test('a text that is too short says so with both numbers in place of its scores', () => {
  const length = { words: 240, enough: 600 };
  drawPanel({ report: aReport({ notScored: 'tooShort', length }) });
  expect(screen.getAllByText('too short to score: 240 of 600 words')).toHaveLength(2);
  expect(screen.getByText('SEO score: too short to score: 240 of 600 words.')).toBeInTheDocument();
  expect(screen.getByText(/^A score needs 600 words/)).toBeVisible();
});

// §d.scorePanel.5 §d.optimizer.3
test('without a keyphrase it asks for one first, and shows no score until there is one', () => {
  const made = { seo: { ...seo, competitionId: null }, aiSearch: 20 };
  const keyphraseFields = <p>The fields</p>;
  const { rerender } = render(<TestUi>{view({ report: aReport(made), keyphraseFields })}</TestUi>);
  const question = screen.getByRole('heading', { name: 'What should people find this text by?' });
  const fields = screen.getByText('The fields');
  const scores = screen.getByRole('list', { name: 'Scores' });
  expect(question.compareDocumentPosition(fields)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(fields.compareDocumentPosition(scores)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('SEO score: not scored.')).toBeInTheDocument();
  expect(screen.queryByText('62')).toBeNull();
  const chosen = aReport({ ...made, keyphrase: 'mill' });
  rerender(<TestUi>{view({ report: chosen, keyphraseFields })}</TestUi>);
  expect(screen.getByText('SEO score: 62 of 100, fair.')).toBeInTheDocument();
  expect(screen.getByText('The fields')).toBe(fields); // it does not move under the writer's hands
  expect(question).not.toBeInTheDocument();
});

const seo = {
  score: 61.6,
  kept: 1,
  parts: { coverage: null, depth: 60, rules: 58, readability: 70 },
};

// §d.scorePanel.1
test('each score has its number, its band and a sentence; without competitors it says so', () => {
  const keyphrase = 'mill';
  const report = aReport({ keyphrase, seo: { ...seo, competitionId: null }, aiSearch: 20 });
  const { rerender } = render(<TestUi>{view({ report })}</TestUi>);
  expect(screen.getByText('SEO score: 62 of 100, fair.')).toBeInTheDocument();
  expect(screen.getByText('AI search score: 20 of 100, weak.')).toBeInTheDocument();
  expect(screen.getByText(/^Without competitors/)).toBeVisible();
  const beside = aReport({ keyphrase, seo: { ...seo, competitionId: 's1' }, aiSearch: 20 });
  rerender(<TestUi>{view({ report: beside })}</TestUi>);
  expect(screen.queryByText(/^Without competitors/)).toBeNull();
});

// §d.scorePanel.3
test('what has changed since the panel was opened is said in points, with the value before', () => {
  const reportOf = (description: string) =>
    aReport(
      scoredAnyway(['<p>A mill is a machine.</p>'], {
        keyphrase: 'mill',
        fields: { ...NO_FIELDS, description },
      }),
    );
  const opened = reportOf('');
  const empty = aReport({ notScored: 'empty' });
  const { rerender } = render(<TestUi>{view({ report: empty })}</TestUi>);
  rerender(<TestUi>{view({ report: opened, isStale: true })}</TestUi>); // of an earlier text
  rerender(<TestUi>{view({ report: opened })}</TestUi>);
  expect(screen.getByText(/is listed here while you write/)).toBeVisible();
  const now = reportOf('grinds '.repeat(20).trim());
  rerender(<TestUi>{view({ report: now })}</TestUi>);
  expect(screen.getByText('Length of the description: now 139 characters, was none')).toBeVisible();
  const change = (now.seo?.score ?? 0) - (opened.seo?.score ?? 0);
  const title = screen.getByRole('heading', {
    name: `SEO ${change > 0 ? '+' : ''}${change.toFixed(1)}`,
  });
  expect(title).toBeVisible();
});

// §d.scorePanel.4 §d.scorePanel.6 §d.evidence.3
test('the three checks that would add most come first with what they add; the others are folded', async () => {
  const checks = [
    check('textLength'),
    check('paragraphLength', { rating: 'ok', value: 160, points: 6 }),
    check('sentenceLength', { rating: 'bad', value: 40, points: 3 }),
    check('images', { rating: 'bad', value: 0, points: 2 }),
    check('summaryBox', {
      rating: 'worst',
      value: 0,
      group: 'aiSearch',
      evidence: 'C',
      points: 0,
      most: 0.07,
    }),
    check('scannable', { rating: 'good', group: 'aiSearch', points: 0.09, most: 0.09 }),
  ];
  const report = { keyphrase: 'mill', checks, seo: { ...seo, competitionId: null } };
  drawPanel({ report: aReport({ ...report, aiSearch: 50 }) });
  const rows = screen.getAllByRole('listitem').map((item) => item.textContent);
  const names = rows.slice(2); // below the scores
  expect(names[0]).toContain('Problem: Summary missing');
  expect(names[0]).toContain('evidence C · wanted: a part with the key points · adds up to 43.8');
  expect(names[1]).toContain('Problem: Images');
  expect(names[2]).toContain('Problem: Long sentences 40.0 % Divide some of the long sentences.');
  expect(screen.getByRole('heading', { name: 'Most useful first' })).toBeVisible();
  expect(screen.getByText('Longest paragraph')).not.toBeVisible();
  await userEvent.click(screen.getByText('1 more could be better'));
  expect(screen.getByText('Longest paragraph')).toBeVisible();
  expect(screen.getByText('Length of the text')).not.toBeVisible();
  await userEvent.click(screen.getByText('2 good'));
  expect(screen.getByText('Length of the text')).toBeVisible();
});

// §d.scorePanel.4
test('a check leads to its places in the text, one after the other, with Enter too', async () => {
  const onShow = jest.fn();
  const place = (blockId: string, start: number) => ({
    blockId,
    range: { unit: 0, start, end: start + 5 },
  });
  const places = [place('b1', 0), place('b1', 10), place('b4', 0)];
  const checks = [check('paragraphLength', { rating: 'bad', value: 300, places })];
  drawPanel({ report: aReport({ checks }), onShow });
  screen.getByRole('button', { name: /Longest paragraph.*next of 3 places/ }).focus();
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Enter}');
  expect(onShow.mock.calls).toEqual([0, 1, 2, 0].map((at) => ['paragraphLength', places[at]]));
});

test('a check that is not good says what to do and what is wanted, a good one what is wanted', async () => {
  const checks = [
    check('paragraphLength', { rating: 'ok', value: 160 }),
    check('singleH1'),
    check('textLength', { rating: 'ok', value: 280, wanted: { least: 900, most: 1100 } }),
  ];
  drawPanel({ report: aReport({ checks }) });
  expect(wantedText({ name: 'textLength', wanted: { least: 900, most: 1100, asked: 1000 } })).toBe(
    'about 1,000 words, as you asked for',
  );
  expect(screen.getByText('Divide paragraphs of more than 150 words.')).toBeVisible();
  expect(screen.getByText(/wanted: 900 to 1,100 words, as competitors have/)).toBeVisible();
  await userEvent.click(screen.getByText('1 good'));
  expect(screen.getByText(/wanted: one heading of level 1, at the top/)).toBeVisible();
});

test('marks in the text have a name, and can be hidden', async () => {
  const onHide = jest.fn();
  drawPanel({ marked: 'paragraphLength', onHide });
  expect(screen.getByText('Marked in the text: Longest paragraph')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide marks' }));
  expect(onHide).toHaveBeenCalledTimes(1);
});

test('without a keyphrase it says why its checks are not measured', async () => {
  drawPanel({
    report: aReport({ checks: [check('keyphraseDensity', { rating: 'unmeasured', value: null })] }),
  });
  await userEvent.click(screen.getByText('1 not measured'));
  expect(screen.getByText('The article has no keyphrase.')).toBeVisible();
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
    check('summaryBox', { rating: 'bad', group: 'aiSearch' }),
  ];
  const seen = (words: number, isStale: boolean) => (
    <TestUi>{view({ report: aReport({ words, checks }), isStale })}</TestUi>
  );
  const { rerender } = render(seen(1, false));
  const region = screen.getByRole('status');
  for (let words = 2; words < 12; words += 1) {
    rerender(seen(words, words % 2 === 0));
    act(() => void jest.advanceTimersByTime(1000));
    expect(region).toBeEmptyDOMElement();
  }
  rerender(seen(12, false));
  act(() => void jest.advanceTimersByTime(3000));
  expect(region).toHaveTextContent(
    'SEO score: not scored. AI search score: not scored. 2 problems, 0 could be better.',
  );
  jest.useRealTimers();
});
