/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '#src/app/Notices.tsx';
import { noticeShown } from '#store/notices/notices.slice.ts';
import { idOf } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const deleted = {
  id: 'n1',
  kind: 'info',
  text: 'articleDeleted',
  values: { title: 'Slow coffee' },
  undo: { articleId: idOf(1) },
} as const;

test('§d.deviations.4 a deletion is announced with a way to take it back', () => {
  const { store } = draw(<Notices />);
  act(() => void store.dispatch(noticeShown(deleted)));
  expect(screen.getByRole('log')).toHaveTextContent('“Slow coffee” was deleted.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a notice can be closed; one without an undo offers none', async () => {
  const { store } = draw(<Notices />);
  const failed = { ...deleted, kind: 'error', text: 'articleDeleteFailed', undo: null } as const;
  act(() => void store.dispatch(noticeShown(failed)));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});
