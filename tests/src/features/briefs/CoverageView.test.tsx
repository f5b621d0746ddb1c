/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverageView } from '#src/features/briefs/CoverageView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const part = { state: 'covered', blockId: null, flaw: null, lacks: [] } as const;

// §d.briefs.11
test('a section is covered, partly covered with what it lacks, or missing with the reason', async () => {
  const onReveal = jest.fn();
  const sections = [
    { ...part, text: 'Noise', blockId: 'a' },
    { ...part, text: 'Costs', state: 'partly', blockId: 'b', lacks: ['grant', 'VAT is 0 %'] },
    { ...part, text: 'Radiators', state: 'missing', blockId: 'c', flaw: 'offSubject' },
    { ...part, text: 'Cylinder', state: 'missing' },
  ] as const;
  draw(<CoverageView coverage={{ sections, questions: [], terms: [] }} onReveal={onReveal} />);
  const list = within(screen.getByRole('region', { name: 'Sections' }));
  expect(list.getByText('1 of 4, 1 partly')).toBeVisible();
  const icons = list.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'));
  expect(icons).toEqual([
    'In the text:',
    'Partly in the text:',
    'Not in the text:',
    'Not in the text:',
  ]);
  expect(list.getByText('Not there: grant, VAT is 0 %.')).toBeVisible();
  expect(list.getByText(/about something else/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Radiators' }));
  expect(onReveal.mock.calls).toEqual([['c']]);
  expect(list.queryByRole('button', { name: 'Cylinder' })).toBeNull();
});
