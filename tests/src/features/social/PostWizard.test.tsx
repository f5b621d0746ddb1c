/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anAnswer } from '#tests/support/factories.ts';

afterEach(stopApps);

// §d.save.15
test('what the server does not accept is said at its field', async () => {
  runApp('/smm/create', {
    post: {
      createPost: async () => {
        throw anAnswer(422, {
          code: 'invalid_input',
          fields: { 'keywords.0': 'Too long', link: 'No address', notes: 'Too long' },
        });
      },
    },
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Topic' }, { timeout: 5000 }),
    'Jars',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Write/ }));
  await screen.findByText(/^A field has a value/, { selector: '.mantine-Alert-message' });
  for (const name of ['Keywords for hashtags', 'Link at the end', 'What you want to say'])
    expect(
      screen.getByRole(name.startsWith('Key') ? 'combobox' : 'textbox', { name }),
    ).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Topic' })).toBeValid();
});
