/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftBannerView } from '#src/features/article/DraftBannerView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test('while a draft is written it says so, says without a model, and can be stopped', async () => {
  const onStop = jest.fn();
  draw(<DraftBannerView status="following" model={null} onStop={onStop} onDismiss={() => {}} />);
  expect(screen.getByText('Working draft, written without a model')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Writing the draft…');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('before the job has said who writes, nothing is claimed about it', () => {
  draw(
    <DraftBannerView status="following" model={undefined} onStop={() => {}} onDismiss={() => {}} />,
  );
  expect(screen.queryByText(/without a model/)).toBeNull();
});

test('a draft that failed says that what was written is kept', () => {
  draw(<DraftBannerView status="failed" model={null} onStop={() => {}} onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'What was written so far is in the article.',
  );
});
