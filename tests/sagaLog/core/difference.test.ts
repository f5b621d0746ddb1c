import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applied, difference, type Json, type JsonObject } from '#sagaLog/core/difference.ts';
import { overlinearWork } from '#tests/support/growth.ts';

const names = fc.constantFrom('a', 'b', 'c', '1', '__proto__', 'constructor');
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, 0, 7, '', 'short'),
    fc.string({ minLength: 80, maxLength: 120 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(names, tie('value'), { noNullPrototype: true }) as fc.Arbitrary<JsonObject>,
  ),
})).value;

/** The value with one of its parts replaced, removed or doubled. */
function edited(value: Json, part: Json, where: readonly number[]): Json {
  const [at = 0, ...deeper] = where;
  if (typeof value !== 'object' || value === null) return part;
  if (Array.isArray(value)) {
    const index = at % (value.length + 1);
    const item: Json | undefined = value[index];
    if (deeper.length === 0 || item === undefined)
      return value.toSpliced(index, at % 3, ...(at % 2 ? [part] : []));
    return value.with(index, edited(item, part, deeper));
  }
  const fields = Object.entries(value);
  const [name, item] = fields[at % Math.max(fields.length, 1)] ?? ['a', null];
  const rest = fields.map(([key, own]): [string, Json] => [
    key,
    key === name ? edited(item, part, deeper) : own,
  ]);
  return Object.fromEntries(at % 5 === 0 ? rest.filter(([key]) => key !== name) : rest);
}

const steps = fc
  .tuple(json, fc.array(fc.tuple(json, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }))))
  .map(([first, edits]) => {
    const row = [first];
    for (const [part, where] of edits) row.push(edited(row.at(-1) ?? null, part, where));
    return row;
  });

const written = (value: Json): string => JSON.stringify(value);

test('what has changed leads to the new value, with its fields in their order, through JSON', () => {
  fc.assert(
    fc.property(steps, (row) => {
      let last: Json | undefined;
      for (const now of row) {
        const change = last === undefined ? now : difference(last, now);
        last = applied(last, JSON.parse(written(change)));
        expect(written(last)).toBe(written(now));
      }
    }),
    { numRuns: 500 },
  );
});

test('a change is never much longer than the value', () => {
  fc.assert(
    fc.property(json, json, (last, now) => {
      expect(written(difference(last, now)).length).toBeLessThan(1.5 * written(now).length + 60);
    }),
    { numRuns: 500 },
  );
});

test('one figure of a large report is a short line', () => {
  const check = (name: string, value: number) => ({ name, value, said: `about ${name}` });
  const checks = Array.from({ length: 60 }, (_, at) => check(`check ${at}`, at));
  const report = { score: 61, checks, outline: checks.map(({ name }) => name) };
  const next = { ...report, score: 62, checks: checks.with(30, check('check 30', 31)) };
  const change = written(difference(report, next));
  expect(change.length).toBeLessThan(160);
  expect(applied(report, JSON.parse(change))).toEqual(next);
});

test('an element that is put in is the only one that is written', () => {
  const list = Array.from({ length: 50 }, (_, at) => ({ id: `block-${at}`, kind: 'paragraph' }));
  const change = written(difference(list, list.toSpliced(20, 0, { id: 'new', kind: 'heading' })));
  expect(change).toBe('{"$":"list","kept":20,"items":[{"id":"new","kind":"heading"}],"rest":30}');
});

test.each<[string, Json | undefined, Json]>([
  ['nothing', undefined, { $: 'same' }],
  ['another kind', 'text', { $: 'fields', to: {} }],
  ['a list that is too short', [1], { $: 'list', kept: 1, items: [], rest: 1 }],
  ['less than nothing of a list', [1, 2], { $: 'list', kept: -1, items: [], rest: 2 }],
  ['less than nothing of a text', 'abc', { $: 'text', kept: 3, text: '', rest: -1 }],
  ['a text that is too short', 'abc', { $: 'text', kept: 2, text: '', rest: 2 }],
])('a change that continues %s is refused', (_what, last, change) => {
  expect(() => applied(last, change)).toThrow('Lines are missing');
});

test('takes time in proportion to what is nested', async () => {
  const nested = (leaf: number, depth: number): Json =>
    depth === 0 ? leaf : [{ in: nested(leaf, depth - 1) }];
  const many = (count: number, leaf: number) =>
    Array.from({ length: count }, () => nested(leaf, 40));
  const work = (count: number) => difference(many(count, 1), many(count, 2));
  expect(await overlinearWork(work, [500, 1000, 2000])).toBeNull();
});
