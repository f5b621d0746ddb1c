import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { type DiffRow, diffOfBodies, isUnchanged } from '#domain/history/versionDiff.ts';

const p = (text: string) => `<p>${text}</p>`;
const body = (...blocks: (readonly [id: string, html: string])[]) =>
  bodyOf(blocks.map(([id, html]) => ({ id, html })));

const someBody = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      html: fc.constantFrom(
        p('one two three'),
        p('one two four'),
        p('five'),
        '<hr>',
        '<h2>six</h2>',
      ),
    }),
    { selector: ({ id }) => id },
  )
  .map((blocks) => ({ blocks, body: bodyOf(blocks) }));

test('the rows hold every block of the later text, in its order, and every block of the earlier one', () => {
  fc.assert(
    fc.property(someBody, someBody, (before, after) => {
      const rows = diffOfBodies(before.body, after.body);
      const later = rows.flatMap((row) => (row.after === undefined ? [] : [row.after]));
      const earlier = rows.flatMap((row) => (row.before === undefined ? [] : [row.before]));
      expect(later).toEqual(after.blocks.map(({ html }) => html));
      expect(earlier.toSorted()).toEqual(before.blocks.map(({ html }) => html).toSorted());
    }),
  );
});

test('without moved blocks, the rows also hold the earlier text in its order', () => {
  fc.assert(
    fc.property(someBody, someBody, (before, after) => {
      const rows = diffOfBodies(before.body, after.body);
      const moved = new Set(rows.filter(({ isMoved }) => isMoved).map(({ id }) => id));
      const earlier = rows.flatMap((row) =>
        row.before === undefined || row.isMoved ? [] : [row.before],
      );
      const kept = before.blocks.filter(({ id }) => !moved.has(id)).map(({ html }) => html);
      expect(earlier).toEqual(kept);
    }),
  );
});

test('a text does not differ from itself', () => {
  fc.assert(
    fc.property(someBody, ({ body: one }) => {
      expect(diffOfBodies(one, one).every(isUnchanged)).toBe(true);
    }),
  );
});

const kinds = (rows: readonly DiffRow[]) =>
  rows.map(({ id, before, after, isMoved }) => {
    if (before === undefined) return `+${id}`;
    if (after === undefined) return `-${id}`;
    return `${before === after ? '=' : '~'}${id}${isMoved ? '^' : ''}`;
  });

test('blocks are matched by id as added, removed, changed or moved', () => {
  const before = body(['a', p('a')], ['b', p('b')], ['c', p('c')], ['d', p('d')]);
  const after = body(['d', p('d')], ['a', p('a')], ['n', '<hr>'], ['c', p('changed')]);
  expect(kinds(diffOfBodies(before, after))).toEqual(['=d^', '=a', '-b', '+n', '~c']);
});

test('the fewest blocks count as moved', () => {
  const order = [...'abcdefgh'].map((id) => [id, p(id)] as const);
  const [first, ...rest] = order;
  const after = body(...rest, first ?? ['a', '']);
  expect(diffOfBodies(body(...order), after).filter(({ isMoved }) => isMoved)).toHaveLength(1);
});

test('rewritten text is paired with the similar text that it replaced', () => {
  const before = body(['a', p('We roast coffee twice a week')], ['b', p('Nothing in common')]);
  const after = body(['n', p('We roast coffee three times a week')], ['m', p('Brew it slowly')]);
  expect(kinds(diffOfBodies(before, after))).toEqual(['~n', '-b', '+m']);
});

test('half of the words in common are enough to be paired, fewer are not', () => {
  const before = body(['a', p('one two three four')]);
  const rows = (text: string) => kinds(diffOfBodies(before, body(['n', p(text)])));
  expect(rows('one two five six')).toEqual(['~n']);
  expect(rows('one five six seven')).toEqual(['-a', '+n']);
});

test('a text of thousands of blocks that was replaced as a whole is compared quickly', () => {
  const many = (prefix: string) =>
    body(...Array.from({ length: 3000 }, (_, at) => [`${prefix}${at}`, p(`same ${at}`)] as const));
  const rows = diffOfBodies(many('a'), many('b'));
  expect(rows).toHaveLength(3000);
  expect(rows.every(({ before, after }) => before === after)).toBe(true);
});
