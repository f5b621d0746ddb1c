/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '#src/app/Notices.tsx';
import { notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';

const deleted = {
  id: 'n1',
  kind: 'info',
  text: 'articleDeleted',
  values: { titles: ['Slow coffee'] },
  offer: 'undo',
} as const;

// §d.deviations.4
test('a deletion is announced and can be undone', async () => {
  const { store, actions } = draw(<Notices />);
  act(() => void store.dispatch(notices.shown(deleted)));
  expect(screen.getByRole('log')).toHaveTextContent('“Slow coffee” was deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(actions).toContainEqual(notices.undoRequested({ id: 'n1' }));
});

test('a deletion of many says how many; a failed one names the articles', () => {
  const { store } = draw(<Notices />);
  const titles = ['Slow coffee', 'Fast coffee'];
  act(() => void store.dispatch(notices.shown({ ...deleted, values: { titles } })));
  expect(screen.getByRole('log')).toHaveTextContent('2 articles were deleted.');
  const failed = { ...deleted, id: 'n2', text: 'articleDeleteFailed', values: { titles } } as const;
  act(() => void store.dispatch(notices.shown({ ...failed, offer: null })));
  expect(screen.getByRole('log')).toHaveTextContent(
    '“Slow coffee” and “Fast coffee” could not be deleted and are back in the list.',
  );
});

// §d.answers.4
test('a new version is announced and can be loaded', async () => {
  const { store, actions } = draw(<Notices />);
  const renewed = { ...deleted, text: 'newVersion', values: {}, offer: 'reload' } as const;
  act(() => void store.dispatch(notices.shown(renewed)));
  expect(screen.getByRole('log')).toHaveTextContent('A new version is available.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(actions).toContainEqual(page.reloadRequested());
});

test('a notice can be closed; one without an undo offers none', async () => {
  const { store } = draw(<Notices />);
  const failed = { ...deleted, kind: 'error', text: 'articleDeleteFailed', offer: null } as const;
  act(() => void store.dispatch(notices.shown(failed)));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

// §d.limits.1
test('the limit of a paid plan has the text of the specification and a mail link', () => {
  const { store } = draw(<Notices />);
  const email = 'help@example.org';
  const text = 'limitReachedPaid';
  act(() => {
    store.dispatch(
      notices.shown({ id: 'n2', kind: 'error', text, values: { email }, offer: null }),
    );
  });
  expect(screen.getByRole('log')).toHaveTextContent(
    "Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at help@example.org if you'd like to create even more, and we'll help you out.",
  );
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});
