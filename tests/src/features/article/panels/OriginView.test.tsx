/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf } from '#domain/article/body.ts';
import { originReportOf } from '#domain/article/originShare.ts';
import { OriginView } from '#src/features/article/panels/OriginView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const body = bodyOf([
  {
    id: 'a',
    html: '<p>Cold brew takes a night.</p>',
    origins: [{ kind: 'ai', model: 'gpt', prompt: 'passage', version: 2, text: 'Cold brew takes' }],
  },
  { id: 'b', html: '<p>Mine.</p>' },
]);
const report = originReportOf([
  { id: 'a', share: { yours: 2, ai: 3, pasted: 0, imported: 0 } },
  { id: 'b', share: { yours: 1, ai: 0, pasted: 0, imported: 0 } },
]);
const props = { report, body, isMarked: false, onMark() {}, onReveal() {} };

// §d.origins.5
test('the share that is the writer’s own, the words by origin, and the blocks are shown', async () => {
  const onReveal = jest.fn();
  draw(<OriginView {...props} onReveal={onReveal} />);
  expect(screen.getByText('50 %')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Yours', 'AI']);
  expect(screen.getAllByRole('definition').map((words) => words.textContent)).toEqual([
    '3 words',
    '3 words',
  ]);
  const block = within(screen.getByRole('list')).getByRole('button', {
    name: /Cold brew takes a night\..*3 of 5 words.*gpt, prompt passage 2/,
  });
  await userEvent.click(block);
  expect(onReveal).toHaveBeenCalledWith('a');
});

// §d.origins.5
test('marks in the text are off until they are switched on', async () => {
  const onMark = jest.fn();
  draw(<OriginView {...props} onMark={onMark} />);
  const marks = screen.getByRole('switch', { name: 'Mark in the margin' });
  expect(marks).not.toBeChecked();
  await userEvent.click(marks);
  expect(onMark).toHaveBeenCalled();
});

test('a text without words has no percentage', () => {
  draw(<OriginView {...props} report={originReportOf([])} body={bodyOf([])} />);
  expect(screen.getByText('–')).toBeVisible();
  expect(screen.getByText('No block has text of AI, a paste or an import.')).toBeVisible();
});
