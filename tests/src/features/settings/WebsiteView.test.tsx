/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { WebsiteView } from '#src/features/settings/WebsiteView.tsx';
import { TestUi } from '#tests/src/support/TestUi.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

function open() {
  const onSave = jest.fn();
  const view = (saved: string, isSaving = false) => (
    <TestUi>
      <WebsiteView {...{ saved, isSaving, onSave }} />
    </TestUi>
  );
  const { rerender } = render(view('https://one.example/'));
  const type = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
  };
  const save = async (text: string) => {
    await type(text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { type, save, saved: (address: string) => rerender(view(address)), onSave };
}

// §d.concurrent.2
test('what is typed while an own change is saved is not called a change of somebody else', async () => {
  const { type, save, saved, onSave } = open();
  await save('https://two.example/');
  expect(onSave).toHaveBeenCalledWith('https://two.example/');
  await type('https://three.example/');
  saved('https://two.example/');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().value).toBe('https://three.example/');
  saved('https://theirs.example/');
  expect(screen.getByRole('alert')).toHaveTextContent('https://theirs.example/');
});
