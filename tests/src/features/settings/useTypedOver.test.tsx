/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTypedOver } from '#src/features/settings/useTypedOver.ts';
import { KeptContext } from '#src/kit/useKept.ts';

const FIRST = { values: { host: 'mail.example', port: '587', secret: '' }, updatedAt: 'first' };

function open(kept = new Map<string, unknown>()) {
  const hook = renderHook((stored) => useTypedOver('mail', stored, 'secret'), {
    initialProps: FIRST,
    wrapper: ({ children }) => <KeptContext value={kept}>{children}</KeptContext>,
  });
  const { result, rerender } = hook;
  return {
    store: rerender,
    values: () => result.current.values,
    leave: hook.unmount,
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

test('what was typed is there when the form is opened again, but for the secret', () => {
  const kept = new Map<string, unknown>();
  const { type, leave, values } = open(kept);
  type({ port: '465', secret: 'words' });
  expect(values()).toEqual({ host: 'mail.example', port: '465', secret: 'words' });
  leave();
  expect(open(kept).values()).toEqual({ host: 'mail.example', port: '465', secret: '' });
  expect(JSON.stringify([...kept])).not.toContain('words');
});

test('what somebody else has stored is shown, except where something was typed', () => {
  const { store, type, values } = open();
  type({ port: '465' });
  store({ values: { host: 'theirs.example', port: '25', secret: '' }, updatedAt: 'second' });
  expect(values()).toEqual({ host: 'theirs.example', port: '465', secret: '' });
});
