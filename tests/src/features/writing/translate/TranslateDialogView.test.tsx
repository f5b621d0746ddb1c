/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { TranslateDialogView } from '#src/features/writing/translate/TranslateDialogView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { idOf, noNetwork, WORKSPACE_ID } from '#tests/support/factories.ts';

const of = { articleId: idOf(1), workspaceId: WORKSPACE_ID };
const choosing = { status: 'choosing', ...of, language: null, error: null } as const;
const drawDialog = (props: Partial<ComponentProps<typeof TranslateDialogView>> = {}) =>
  draw(
    <TranslateDialogView
      isOpen
      state={choosing}
      languages={[
        { value: 'de', label: 'German' },
        { value: 'fr', label: 'French (exists)' },
      ]}
      canTranslate
      onClose={() => {}}
      onTranslate={() => {}}
      {...props}
    />,
  );
const field = () => screen.getByRole('combobox', { name: 'Language' });
const start = () => screen.getByRole('button', { name: 'Translate' });

test('a language is chosen with the keyboard, and sent with Enter', async () => {
  const onTranslate = jest.fn();
  drawDialog({ onTranslate });
  expect(start()).toBeDisabled();
  await userEvent.type(field(), 'Ger{ArrowDown}{Enter}');
  expect(field()).toHaveValue('German');
  await userEvent.click(start());
  expect(onTranslate.mock.calls).toEqual([['de']]);
});

// §d.translation.7
test('without a model nothing can be chosen, and the dialog says who can change that', () => {
  drawDialog({ canTranslate: false });
  expect(field()).toBeDisabled();
  expect(start()).toBeDisabled();
  expect(screen.getByRole('dialog')).toHaveTextContent(/takes a model.*Ask your administrator/);
});

test('after a failure the language is still chosen, and the reason is read out', () => {
  drawDialog({ state: { ...choosing, language: 'de', error: noNetwork } });
  expect(field()).toHaveValue('German');
  expect(screen.getByRole('alert')).toHaveTextContent('The translation was not started.');
  expect(start()).toBeEnabled();
});

test('while the server is asked, the dialog waits', async () => {
  const onClose = jest.fn();
  drawDialog({ onClose, state: { status: 'asking', ...of, requestId: 'r', language: 'de' } });
  expect(screen.getByRole('status')).toHaveTextContent('Starting the translation…');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});
