import { expect, test } from '@jest/globals';
import { definePorts } from '#services/lib/definePorts.ts';

test('every port carries its name and works as before', () => {
  const ports = definePorts({
    clock: { now: () => 7 },
    ids: { next: (prefix: string) => `${prefix}-1` },
  });
  expect([ports.clock.now.opName, ports.ids.next.opName]).toEqual(['clock.now', 'ids.next']);
  expect([ports.clock.now(), ports.ids.next('x')]).toEqual([7, 'x-1']);
});

test('one function can be two ports with two names', () => {
  const same = () => 1;
  const ports = definePorts({ a: { one: same }, b: { two: same } });
  expect([ports.a.one.opName, ports.b.two.opName]).toEqual(['a.one', 'b.two']);
});
