/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTypedOver } from '#src/features/settings/useTypedOver.ts';
import { TestUi } from '#tests/src/support/TestUi.tsx';

const FIRST = { values: { host: 'mail.example', port: '587', secret: '' }, updatedAt: 'first' };

function open() {
  const hook = renderHook((stored) => useTypedOver('mail', stored, 'secret'), {
    initialProps: FIRST,
    wrapper: TestUi,
  });
  const { result, rerender } = hook;
  return {
    store: rerender,
    values: () => result.current.values,
    type: (part: Partial<(typeof FIRST)['values']>) => act(() => result.current.change(part)),
  };
}

// §d.save.19
test('what is typed while a form is being saved stays, and the secret that was saved goes', () => {
  const { store, type, values } = open();
  type({ host: 'other.example', secret: 'words' });
  type({ port: '465' });
  store({ values: { host: 'other.example', port: '587', secret: '' }, updatedAt: 'second' });
  expect(values()).toEqual({ host: 'other.example', port: '465', secret: '' });
});

test('what somebody else has stored is shown, except where something was typed', () => {
  const { store, type, values } = open();
  type({ port: '465' });
  store({ values: { host: 'theirs.example', port: '25', secret: '' }, updatedAt: 'second' });
  expect(values()).toEqual({ host: 'theirs.example', port: '465', secret: '' });
});
