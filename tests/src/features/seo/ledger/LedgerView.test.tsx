/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ScoreEntry } from '#contract/seo/score.schema.ts';
import { LedgerView } from '#src/features/seo/ledger/LedgerView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';
import { idOf } from '#tests/support/factories.ts';

const entry = (more: Partial<ScoreEntry> = {}): ScoreEntry => ({
  id: idOf(1),
  version: 1,
  at: '2026-01-01T14:00:00.000Z',
  textHash: 'h',
  snapshotId: null,
  scorerVersion: '2',
  keyphrase: 'coffee',
  words: 100,
  seo: 61.2,
  aiSearch: null,
  changes: [],
  ...more,
});
const draw = (entries: readonly ScoreEntry[]) =>
  render(
    <TestUi>
      <LedgerView entries={entries} />
    </TestUi>,
  );

// §d.ledger.4
test('a drop says which lines have changed, from which value to which, and what else was different', () => {
  const measured = { rating: 'good', wanted: { least: 300 } } as const;
  const is = { ...measured, rating: 'bad', value: 120 } as const;
  draw([
    entry({
      id: idOf(2),
      version: 9,
      at: '2026-01-01T14:02:00.000Z',
      seo: 57,
      keyphrase: 'tea',
      changes: [
        { score: 'seo', name: 'textLength', by: -4.2, was: { ...measured, value: 310 }, is },
      ],
    }),
    entry(),
  ]);
  expect(
    screen.getByText('SEO -4.2 · Length of the text: now 120 words, was 310 words'),
  ).toBeVisible();
  expect(screen.getByText('The keyphrase is now “tea”')).toBeVisible();
  expect(screen.getByText('First entry')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '–' })).toHaveLength(2);
  expect(screen.getAllByText(/Jan 1, 2026/)).toHaveLength(4); // each entry, and both ends of the drawing
  expect(screen.getByRole('img', { name: /2 entries. Now SEO 57, AI search –/ })).toBeVisible();
});

test('before the first entry it says when there will be one', () => {
  draw([]);
  expect(screen.getByText(/once the text has rested/)).toBeVisible();
});
