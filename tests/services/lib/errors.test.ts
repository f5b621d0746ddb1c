/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { browserErrors } from '#services/lib/errors.ts';

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
test('something odd is a warning on the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  browserErrors.warn('Unknown sidebar item', { item: 'reports' });
  expect(warn.mock.calls).toEqual([['Unknown sidebar item', { item: 'reports' }]]);
});
