/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { browserErrors, createStorage, randomIds, uuidOf } from '#services/lib/browser.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are random version-4 UUIDs', () => {
  const ids = Array.from({ length: 1000 }, randomIds.next);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => UUID_V4.test(id))).toBe(true);
});

test('ids are created without crypto.randomUUID too', () => {
  expect(uuidOf(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});

test('a value is stored until it is removed', () => {
  const storage = createStorage(() => localStorage);
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});

test('a browser that stores nothing does not throw', () => {
  const storage = createStorage(() => {
    throw new Error('SecurityError');
  });
  expect(() => storage.set('key', 'value')).not.toThrow();
  expect(() => storage.remove('key')).not.toThrow();
  expect(storage.get('key')).toBeNull();
});

afterEach(() => void jest.restoreAllMocks());

test('an error is reported with its context, and with itself as the cause', () => {
  const reported: Error[] = [];
  Object.assign(globalThis, { reportError: (error: Error) => reported.push(error) });
  const failure = new Error('The token cannot be read.');
  browserErrors.report(failure, { workflow: 'token' });
  browserErrors.report({ kind: 'network' }, {});
  Reflect.deleteProperty(globalThis, 'reportError');
  expect(reported.map(({ message }) => message)).toEqual([
    '{"workflow":"token"} The token cannot be read.',
    '{} {"kind":"network"}',
  ]);
  expect(reported[0]?.cause).toBe(failure);
});

// §8.errors.12
test('a warning goes to the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  browserErrors.warn('Unknown sidebar item', { item: 'reports' });
  expect(warn.mock.calls).toEqual([['Unknown sidebar item', { item: 'reports' }]]);
});
