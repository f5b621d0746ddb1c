/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProblemReportView } from '#src/features/support/ProblemReportView.tsx';
import type { ProblemReportState } from '#store/support/problemReport.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { anAnswer, aShownLog } from '#tests/support/factories.ts';

const ready = {
  status: 'ready',
  happened: 'It hangs.',
  withWords: false,
  log: aShownLog(),
  unprepared: null,
  error: null,
} as const;

function drawReport(state: ProblemReportState) {
  const calls = {
    onType: jest.fn<(happened: string) => void>(),
    onWords: jest.fn<(withWords: boolean) => void>(),
    onRecord: jest.fn(),
    onDownload: jest.fn(),
    onSend: jest.fn(),
    onClose: jest.fn(),
  };
  draw(<ProblemReportView state={state} {...calls} />);
  return calls;
}

// §d.support.5
test('the dialog shows what leaves, how much it is, and lets the person download all of it', async () => {
  const { onDownload, onSend } = drawReport(ready);
  const preview = screen.getByRole('region', { name: 'This is what leaves your browser' });
  expect(preview.textContent).toContain('"is":"header"');
  expect(preview.textContent).toContain('1,286 more lines');
  expect(screen.getByText('1,289 lines, 240 kB before compression')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download the recording' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect([onDownload, onSend].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

// §d.support.5
test('words are left out until the person includes them', async () => {
  const { onWords } = drawReport(ready);
  const words = screen.getByRole('switch', { name: /^Include my texts/ });
  expect(words).not.toBeChecked();
  await userEvent.click(words);
  expect(onWords.mock.calls).toEqual([[true]]);
});

test('nothing is sent before something is written, nor while the recording is prepared', () => {
  drawReport({ ...ready, happened: '  ' });
  expect(screen.getByRole('button', { name: 'Send report' })).toBeDisabled();
});

test('where nothing was recorded, the dialog offers to record', async () => {
  const { onRecord } = drawReport({ ...ready, log: null });
  await userEvent.click(screen.getByRole('button', { name: 'Record and reload' }));
  expect(onRecord.mock.calls.length).toBe(1);
});

test('a part of a session says so, and a report that was not sent says why', () => {
  drawReport({ ...ready, log: aShownLog({ share: 0.42 }), error: anAnswer(500) });
  expect(screen.getByText(/only the first 42%/)).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain('The report was not sent.');
});
