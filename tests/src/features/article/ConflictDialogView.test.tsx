/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictDialogView } from '#src/features/article/ConflictDialogView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { noNetwork } from '#tests/support/factories.ts';

const conflicts = [
  { id: '#title', mine: 'My title', theirs: 'Their title' },
  { id: 'b1', mine: '<p>my words</p>', theirs: '<p>their words</p>' },
  { id: 'b2', mine: null, theirs: '<p>changed by them</p>' },
];
const props = { conflicts, error: null, onTryAgain() {}, onDecide() {}, onClose() {} };
const partAt = (at: number) =>
  within(screen.getAllByRole('region', { name: /^(Title|Part of the text)$/ })[at] as HTMLElement);
const choose = (at: number, name: string) =>
  userEvent.click(partAt(at).getByRole('radio', { name }));

// §d.save.12
test('a conflict shows both versions of each part, and is saved only with a choice for each', async () => {
  const onDecide = jest.fn();
  draw(<ConflictDialogView {...props} onDecide={onDecide} />);
  expect(partAt(1).getByText('my words')).toBeVisible();
  expect(partAt(1).getByText('their words')).toBeVisible();
  expect(partAt(2).getByText('removed')).toBeVisible();
  expect(screen.getByRole('button', { name: '3 parts to decide' })).toBeDisabled();
  await choose(0, 'Theirs');
  await choose(1, 'Both');
  expect(screen.getByRole('button', { name: '1 part to decide' })).toBeDisabled();
  await choose(2, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Merge and save' }));
  expect(onDecide.mock.calls).toEqual([[{ '#title': 'theirs', b1: 'both', b2: 'mine' }]]);
});

// §d.fields.1
test('a search field is shown as it was written, and one side is kept', () => {
  const field = { id: '#seoTitle', mine: 'a < b', theirs: '<b>c</b>' };
  draw(<ConflictDialogView {...props} conflicts={[field]} />);
  const part = within(screen.getByRole('region', { name: 'SEO title' }));
  expect(part.getByText('a < b')).toBeVisible();
  expect(part.getByText('<b>c</b>')).toBeVisible();
  expect(part.queryByRole('radio', { name: 'Both' })).toBeNull();
});

test('an article has one title, so “Both” is not offered for it', () => {
  draw(<ConflictDialogView {...props} />);
  expect(partAt(0).queryByRole('radio', { name: 'Both' })).toBeNull();
});

test('one button chooses the same side for all parts, and each choice can still be changed', async () => {
  const onDecide = jest.fn();
  draw(<ConflictDialogView {...props} onDecide={onDecide} />);
  await userEvent.click(screen.getByRole('button', { name: 'Theirs for all' }));
  await choose(1, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Merge and save' }));
  expect(onDecide.mock.calls).toEqual([[{ '#title': 'theirs', b1: 'mine', b2: 'theirs' }]]);
});

test('nothing can be chosen before the other version is loaded', () => {
  draw(<ConflictDialogView {...props} conflicts={null} />);
  expect(screen.getByRole('button', { name: 'Merge and save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Mine for all' })).toBeDisabled();
});

test('if the other version cannot be read, the dialog says why and can read it again', async () => {
  const onTryAgain = jest.fn();
  draw(<ConflictDialogView {...props} {...{ conflicts: null, error: noNetwork, onTryAgain }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Merge and save' })).toBeDisabled();
});
