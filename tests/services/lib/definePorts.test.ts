import { expect, test } from '@jest/globals';
import { definePorts } from '#services/lib/definePorts.ts';

test('every port carries its name and works as before', () => {
  const ports = definePorts({
    clock: { now: () => 7 },
    ids: { next: (prefix: string) => `${prefix}-1` },
  });
  expect(ports.clock.now.opName).toBe('clock.now');
  expect(ports.ids.next.opName).toBe('ids.next');
  expect(ports.clock.now()).toBe(7);
  expect(ports.ids.next('x')).toBe('x-1');
});

test('one function can be two ports with two names', () => {
  const same = () => 1;
  const ports = definePorts({ a: { one: same }, b: { two: same } });
  expect(ports.a.one.opName).toBe('a.one');
  expect(ports.b.two.opName).toBe('b.two');
});
