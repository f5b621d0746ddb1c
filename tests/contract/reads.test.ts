import { expect, test } from '@jest/globals';
import type { Route } from '#contract/lib/route.ts';
import { endpointOf, type ReadName, stalenessOf } from '#contract/reads.ts';
import { endpoints } from '#tests/support/endpoints.ts';

const named = endpoints.flatMap(({ group, op, route: { read } }) =>
  read === undefined ? [] : [{ read: read as ReadName, group, op }],
);

test.each(named)('the read $read has its name alone', ({ read, group, op }) => {
  expect(endpointOf(read)).toEqual({ group, op });
});

test('a write makes stale what pages can read, each once', () => {
  const reads = new Set<string>(named.map(({ read }) => read));
  for (const { name, route } of endpoints) {
    const said = [...(route.stale ?? []), ...(route.renewed ?? [])];
    expect(name).toEqual(name);
    expect(said.filter((read) => !reads.has(read))).toEqual([]);
    expect(new Set(said).size).toEqual(said.length);
  }
});

test('every write says what it makes stale, and no read does', () => {
  for (const { name, route } of endpoints) {
    expect(name).toEqual(name);
    expect(stalenessOf(name) !== null).toEqual(route.method !== 'GET');
  }
  // @ts-expect-error: a write without `stale` does not compile
  const silent: Route = { method: 'PUT', path: '/x', summary: 'Changes x.' };
  expect(silent.stale).toBeUndefined();
});
