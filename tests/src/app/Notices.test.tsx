/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '#src/app/Notices.tsx';
import { host } from '#store/session/host.slice.ts';
import { type Notice, notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';

const deleted = {
  id: 'n1',
  kind: 'info',
  text: 'articleDeleted',
  values: { titles: ['Slow coffee'] },
  offer: 'undo',
} as const;

type Drawn = ReturnType<typeof draw>;

/** The list is loaded with the first notice. */
async function show({ store }: Drawn, notice: Notice): Promise<void> {
  act(() => void store.dispatch(notices.shown(notice)));
  await screen.findAllByRole('button', { name: 'Close' });
}

// §d.deviations.4
test('a deletion is announced and can be undone', async () => {
  const drawn = draw(<Notices />);
  await show(drawn, deleted);
  expect(screen.getByRole('log')).toHaveTextContent('“Slow coffee” was deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(drawn.actions).toContainEqual(notices.undoRequested({ id: 'n1' }));
});

test('a deletion of many says how many; a failed one names the articles', async () => {
  const drawn = draw(<Notices />);
  const titles = ['Slow coffee', 'Fast coffee'];
  await show(drawn, { ...deleted, values: { titles } });
  expect(screen.getByRole('log')).toHaveTextContent('2 articles were deleted.');
  const failed = { ...deleted, id: 'n2', text: 'articleDeleteFailed', values: { titles } } as const;
  await show(drawn, { ...failed, offer: null });
  expect(screen.getByRole('log')).toHaveTextContent(
    '“Slow coffee” and “Fast coffee” could not be deleted and are back in the list.',
  );
});

// §d.answers.4
test('a new version is announced and can be loaded', async () => {
  const drawn = draw(<Notices />);
  await show(drawn, { ...deleted, text: 'newVersion', values: {}, offer: 'reload' });
  expect(screen.getByRole('log')).toHaveTextContent('A new version is available.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(drawn.actions).toContainEqual(page.reloadRequested());
});

// §d.answers.7
test('an ended session is announced, with a sign-in in another tab', async () => {
  const drawn = draw(<Notices />);
  await show(drawn, { ...deleted, kind: 'error', text: 'signedOut', values: {}, offer: 'signIn' });
  expect(screen.getByRole('log')).toHaveTextContent('You are signed out.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(drawn.actions).toContainEqual(host.signInElsewhereRequested());
});

test('a notice can be closed; one without an undo offers none', async () => {
  const failed = { ...deleted, kind: 'error', text: 'articleDeleteFailed', offer: null } as const;
  await show(draw(<Notices />), failed);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

// §d.limits.1
test('the limit of a paid plan has the text of the specification and a mail link', async () => {
  const email = 'help@example.org';
  const text = 'limitReachedPaid';
  const reached = { id: 'n2', kind: 'error', text, values: { email }, offer: null } as const;
  await show(draw(<Notices />), reached);
  expect(screen.getByRole('log')).toHaveTextContent(
    "Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at help@example.org if you'd like to create even more, and we'll help you out.",
  );
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});
