/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createStorage } from '#services/lib/storage.ts';

test('what is set can be got, until it is removed', () => {
  const storage = createStorage(() => localStorage);
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

test('a browser that keeps nothing breaks nothing', () => {
  const storage = createStorage(() => {
    throw new Error('SecurityError');
  });
  expect(() => storage.set('key', 'value')).not.toThrow();
  expect(() => storage.remove('key')).not.toThrow();
  expect(storage.get('key')).toBeNull();
});
