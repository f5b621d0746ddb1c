import { expect, test } from '@jest/globals';
import { createFileRegistry } from '#services/images/fileRegistry.ts';

test('a file is kept under an id of its own until it is forgotten', () => {
  const registry = createFileRegistry();
  const file = new File(['a'], 'a.png');
  const [one, two] = [registry.keep(file), registry.keep(file)];
  expect(one).not.toBe(two);
  registry.forget(one);
  expect(registry.get(one)).toBeUndefined();
  expect(registry.get(two)).toBe(file);
});
