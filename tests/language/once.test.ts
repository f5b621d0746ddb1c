import { expect, jest, test } from '@jest/globals';
import { once } from '#language/once.ts';

test('a value is made when it is first asked for, and only then, even if it is null', () => {
  const make = jest.fn(() => null);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(null);
  expect(value()).toBe(null);
  expect(make).toHaveBeenCalledTimes(1);
});
