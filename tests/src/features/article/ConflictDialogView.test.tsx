/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictDialogView } from '#src/features/article/ConflictDialogView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const props = { mine: 'my words', theirs: 'their words', onChoose() {}, onClose() {} };

test('§d.save.12 a conflict shows both versions and leaves the choice to the writer', async () => {
  const onChoose = jest.fn();
  draw(<ConflictDialogView {...props} onChoose={onChoose} />);
  expect(screen.getByText('my words')).toBeVisible();
  expect(screen.getByText('their words')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(onChoose.mock.calls).toEqual([['theirs'], ['mine']]);
});

test('nobody chooses before the other version is there', () => {
  draw(<ConflictDialogView {...props} theirs={null} />);
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Take theirs' })).toBeDisabled();
});
