/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DraftBannerView, DraftLabelView } from '#src/features/article/DraftBanner.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const drawBanner = (props: Partial<ComponentProps<typeof DraftBannerView>>) =>
  draw(
    <DraftBannerView
      hint={null}
      isPost={false}
      status="following"
      model={null}
      reading={null}
      translated={null}
      headings={null}
      heading={null}
      outcome={null}
      failure={null}
      onStop={() => {}}
      onContinue={undefined}
      onDismiss={() => {}}
      {...props}
    />,
  );

test('a draft that is being written says so, says that there is no model, and can be stopped', async () => {
  const onStop = jest.fn();
  drawBanner({ onStop });
  expect(screen.getByText('Working draft, written without a model')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Writing…');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('before the job has named what writes, nothing is said about it', () => {
  drawBanner({ model: undefined });
  expect(screen.queryByText(/without a model/)).toBeNull();
});

// §d.posts.5
test('of a post without a model, it says that its sentences are chosen', () => {
  drawBanner({ status: 'ended', outcome: 'finished', isPost: true });
  expect(screen.getByText('Your own sentences, chosen without a model')).toBeVisible();
  expect(screen.queryByText(/each empty section/)).toBeNull();
});

// §d.translation.5
test('of a translation, it says how many blocks are done', () => {
  drawBanner({ translated: { done: 4, total: 60 } });
  expect(screen.getByRole('status')).toHaveTextContent('Translating: 4 of 60 blocks');
});

test('with an outline, it says which section is being written and how many there are', () => {
  drawBanner({ model: 'm', headings: ['Why', 'How', 'When'], heading: 'How' });
  expect(screen.getByText('Written with m')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Writing section 2 of 3: How');
});

test('a draft that failed says why, says that the text is kept, and can be continued', async () => {
  const onContinue = jest.fn();
  drawBanner({ status: 'failed', failure: 'model_busy', onContinue });
  expect(screen.getByRole('status')).toHaveTextContent(
    'What was written so far is in the article. The model is overloaded.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledTimes(1);
});

test('a complete draft cannot be continued', () => {
  drawBanner({ status: 'ended', outcome: 'finished', model: 'm' });
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('later the article still says how it was written, and a stopped draft can still be continued', async () => {
  const onContinue = jest.fn();
  draw(<DraftLabelView model="m" isPost={false} onContinue={onContinue} />);
  expect(screen.getByText('Written with m')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledTimes(1);
});
