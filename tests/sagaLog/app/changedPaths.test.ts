import { expect, test } from '@jest/globals';
import { changedPaths, shortJson } from '#sagaLog/app/changedPaths.ts';

test('what changed is told by slice and path, old and new', () => {
  const same = { deep: [1, 2] };
  const before = { job: { status: 'idle', same, rows: [{ id: 1 }] }, host: same };
  const after = { job: { status: 'busy', same, rows: [{ id: 2 }] }, host: same, work: { n: 1 } };
  expect(changedPaths(before, after)).toEqual({
    changes: [
      { slice: 'job', path: 'status', before: '"idle"', after: '"busy"' },
      { slice: 'job', path: 'rows.0.id', before: '1', after: '2' },
      { slice: 'work', path: '', before: null, after: '{"n":1}' },
    ],
    leftOut: 0,
  });
});

test('of a part that comes or goes, the other side is nothing', () => {
  expect(changedPaths({ a: { old: 1 } }, { a: { fresh: null } }).changes).toEqual([
    { slice: 'a', path: 'old', before: '1', after: null },
    { slice: 'a', path: 'fresh', before: null, after: 'null' },
  ]);
});

test('of two long texts, the place where they differ is shown', () => {
  const html = `<p>${'Light makes coffee stale. '.repeat(40)}`;
  const { changes } = changedPaths({ a: { html: `${html}</p>` } }, { a: { html: `${html}x</p>` } });
  expect(changes[0]?.before).toMatch(/^"….{24}<\/p>"$/);
  expect(changes[0]?.after).toMatch(/^"….{24}x<\/p>"$/);
});

test('many changes are counted, and large values are cut', () => {
  const rows = (of: number) => Array.from({ length: 1000 }, (_, at) => at * of);
  const { changes, leftOut } = changedPaths({ a: rows(1) }, { a: rows(2) });
  expect(changes.length + leftOut).toBe(999); // the first one is 0 in both
  expect(changes.length).toBeLessThanOrEqual(40);
  expect(changedPaths({}, { a: rows(3) }).changes[0]?.after).toHaveLength(241);
});

test('a value that is deep or endless is cut where nobody reads on', () => {
  let deep: unknown = 'end';
  for (let depth = 0; depth < 10_000; depth += 1) deep = [deep];
  expect(shortJson(deep)).toBe('[[[[[[[[[…]]]]]]]]]');
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(shortJson(circle)?.length).toBeLessThan(250);
  expect(changedPaths({ a: deep }, { a: circle }).changes.length).toBeGreaterThan(0);
});
