/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AddressField } from '#src/features/social/AddressField.tsx';

afterEach(cleanup);

/** The addresses that a form with this field was submitted with. */
function open() {
  const submitted: string[] = [];
  function Form() {
    const [address, setAddress] = useState('');
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitted.push(address);
        }}
      >
        <AddressField label="Page" value={address} onChange={setAddress} />
        <button type="submit">Write</button>
      </form>
    );
  }
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  return submitted;
}

// §d.posts.4
test.each([
  ['example.com/jars', '{Enter}', 'https://example.com/jars'],
  ['example.com/jars', '', 'https://example.com/jars'],
  ['https://example.com', '', 'https://example.com'],
  ['jars', '{Enter}', 'jars'],
])('"%s" %s is submitted as %s', async (typed, key, expected) => {
  const submitted = open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Page' }), `${typed}${key}`);
  if (key === '') await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(submitted).toEqual([expected]);
});

test('what is no address is an error once the field is left, and none while it is typed', async () => {
  open();
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Page' });
  const isWrong = () => field.getAttribute('aria-invalid') === 'true';
  await user.type(field, '<b>jars</b>');
  expect(isWrong()).toBe(false);
  await user.tab();
  expect(isWrong()).toBe(true);
  await user.clear(field);
  expect(isWrong()).toBe(false);
  await user.tab();
  expect(isWrong()).toBe(false);
  await user.type(field, 'jars{Enter}');
  expect(isWrong()).toBe(true);
});
