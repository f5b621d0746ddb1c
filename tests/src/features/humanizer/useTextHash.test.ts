/** @jest-environment #tests/support/pageEnvironment.js */
import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { bodyOf } from '#domain/article/body.ts';
import { useTextHash } from '#src/features/humanizer/useTextHash.ts';

const body = bodyOf([
  { id: 'a', html: '<p>One.</p>' },
  { id: 'b', html: '<p>Two.</p>' },
]);
const hash = createHash('sha256').update('en\n<p>One.</p>\n<p>Two.</p>').digest('hex');

test('the page knows a text by the hash that the server gives it, and a changed one by none until it is made', async () => {
  Object.assign(globalThis, { TextEncoder });
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto as Crypto);
  const { result, rerender } = renderHook((of: typeof body) => useTextHash(of, 'en'), {
    initialProps: body,
  });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(hash));
  rerender(bodyOf([{ id: 'a', html: '<p>One.</p>' }]));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toMatch(/^[0-9a-f]{64}$/));
  expect(result.current).not.toBe(hash);
});
