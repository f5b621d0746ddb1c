/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalFinding } from '#domain/seo/report/localFindings.ts';
import { LocalAudienceView } from '#src/features/seo/local/LocalAudienceView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';

const FINDING: LocalFinding = {
  kind: 'measure',
  blockId: 'b',
  unit: 0,
  start: 6,
  end: 13,
  was: '5 miles',
  now: '8 km',
};

function show(
  country: string,
  findings: readonly LocalFinding[],
  suggestedCity: string | null = null,
) {
  const act = { onChoose: jest.fn(), onCity: jest.fn(), onShow: jest.fn(), onChange: jest.fn() };
  render(
    <TestUi>
      <LocalAudienceView
        country={country}
        city=""
        suggested="AT"
        suggestedCity={suggestedCity}
        isExpected
        report={country === '' ? null : { country, findings }}
        canWrite
        {...act}
      />
    </TestUi>,
  );
  return act;
}

// §d.local.2
test('each suggestion is a difference that one click accepts; nothing is changed by itself', async () => {
  const { onChange } = show('DE', [FINDING]);
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 suggestion. Nothing is changed by itself.',
  );
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Change “5 miles” to “8 km”' }));
  expect(onChange).toHaveBeenCalledWith([expect.objectContaining(FINDING)]);
});

// §d.local.1
test('without a country nothing is looked for', () => {
  show('', []);
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.queryByRole('status')).toBeNull();
});

// §2.suggested.1 §2.suggested.2 §d.suggested.1
test('the country of the analysis is suggested first, and is taken only when it is chosen', async () => {
  const { onChoose } = show('', []);
  const field = screen.getByRole('combobox');
  expect(field).toHaveAttribute('placeholder', 'Select option');
  await userEvent.click(field);
  const [first, second] = screen.getAllByRole('option');
  expect([first, second].map((one) => one?.textContent)).toEqual([
    'AustriaSuggested',
    'Afghanistan',
  ]);
  expect(onChoose).not.toHaveBeenCalled();
  if (first) await userEvent.click(first);
  expect(onChoose).toHaveBeenCalledWith('AT');
});

// §2.suggested.1
test.each([
  ['AT', 1],
  ['DE', 0],
])('of the country %s the tag is shown %i times: it is suggested or not', (country, times) => {
  show(country, []);
  const tags = screen.queryAllByText('Suggested');
  expect(tags.filter((tag) => tag.closest('[role="option"]') === null)).toHaveLength(times);
});

// §2.suggested.1
test('the city of the analysis is suggested in its country only', async () => {
  const take = () => screen.queryByRole('button', { name: /use the suggestion “Graz”/ });
  show('DE', [], 'Graz');
  expect(take()).toBeNull();
  cleanup();
  const { onCity } = show('AT', [], 'Graz');
  await userEvent.click(take() ?? document.body);
  expect(onCity).toHaveBeenCalledWith('Graz');
});
