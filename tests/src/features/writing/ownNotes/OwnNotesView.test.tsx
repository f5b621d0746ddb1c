/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnNotesView } from '#src/features/writing/ownNotes/OwnNotesView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const lines = ['ask Joan', 'TODO photo'];

// §d.ownNotes.3
test('each note can be put back by itself', async () => {
  const onPutBack = jest.fn();
  draw(<OwnNotesView lines={lines} onPutBack={onPutBack} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ask JoanPut back',
    'TODO photoPut back',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Put back: TODO photo' }));
  expect(onPutBack.mock.calls).toEqual([['TODO photo']]);
});

// §d.ownNotes.3
test('while the text cannot be changed they are shown alone; without any there is nothing', () => {
  draw(<OwnNotesView lines={lines} onPutBack={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('ask Joan')).toBeVisible();
  const { container } = draw(<OwnNotesView lines={[]} onPutBack={null} />);
  expect(container.querySelector('details')).toBeNull();
});
