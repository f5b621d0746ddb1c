/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { KeptContext, useKept } from '#src/kit/useKept.ts';

afterEach(cleanup);

function Field({ name }: { readonly name: string | null }) {
  const [text, setText] = useKept(name, () => 'new');
  return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** What a form says that is opened once more after something was typed. */
async function reopened(name: string | null, again: string | null) {
  const kept = new Map<string, unknown>();
  const form = (of: string | null) => (
    <KeptContext value={kept}>
      <Field name={of} />
    </KeptContext>
  );
  const { unmount } = render(form(name));
  await userEvent.type(field(), ' and typed');
  unmount();
  render(form(again));
  return field().value;
}

// §d.save.19
test.each([
  ['site', 'site', 'new and typed'],
  ['site', 'words', 'new'],
  [null, null, 'new'],
])('after %p was left, %p says %p', async (name, again, text) => {
  expect(await reopened(name, again)).toBe(text);
});
