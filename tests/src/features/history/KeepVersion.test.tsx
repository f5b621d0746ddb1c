/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { KeepVersionView } from '#src/features/history/KeepVersion.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';

// §d.save.19
test('the name of a version that could not be kept is there again', async () => {
  const onKeep = jest.fn();
  const view = (hasFailed: boolean) => (
    <TestUi>
      <KeepVersionView {...{ isBusy: false, hasFailed, onKeep }} />
    </TestUi>
  );
  const openForm = () => userEvent.click(screen.getByRole('button', { name: /version/i }));
  const { rerender } = render(view(false));
  await openForm();
  await userEvent.type(screen.getByRole('textbox'), 'Before the review{Enter}');
  expect(onKeep).toHaveBeenCalledWith('Before the review');
  rerender(view(true));
  await openForm();
  expect(screen.getByRole('textbox')).toHaveValue('Before the review');
});
