import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyOps, type BlockOp, blocksOf, bodyOf, displayedTitle } from '#domain/article/body.ts';
import { someBody, someId, someOps } from '#tests/support/arbitraries.ts';

const abc = bodyOf([
  { id: 'a', html: '<p>A</p>' },
  { id: 'b', html: '<p>B</p>' },
  { id: 'c', html: '<p>C</p>' },
]);
const put = (id: string, after: string | null, html = '<p>x</p>'): BlockOp => ({
  op: 'put',
  id,
  after,
  html,
});

test.each<[string, BlockOp[], string[]]>([
  ['a put behind nothing goes first', [put('x', null)], ['x', 'a', 'b', 'c']],
  ['a put behind a block goes behind it', [put('x', 'a')], ['a', 'x', 'b', 'c']],
  ['a put behind an unknown block goes last', [put('x', 'gone')], ['a', 'b', 'c', 'x']],
  ['a put of a known block moves it', [put('c', null)], ['c', 'a', 'b']],
  ['a put of a block behind itself keeps it', [put('b', 'b')], ['a', 'c', 'b']],
  ['removing an unknown block changes nothing', [{ op: 'remove', id: 'gone' }], ['a', 'b', 'c']],
  [
    'a block can be removed and come back',
    [{ op: 'remove', id: 'a' }, put('a', 'c')],
    ['b', 'c', 'a'],
  ],
])('%s', (_, ops, order) => {
  expect(applyOps(abc, ops).order).toEqual(order);
});

test('whatever the operations, every block is in the order once, with its HTML', () => {
  fc.assert(
    fc.property(someBody, someOps, (before, ops) => {
      const { order, html } = applyOps(before, ops);
      expect(new Set(order).size).toBe(order.length);
      expect([...order].sort()).toEqual(Object.keys(html).sort());
      for (const id of order) expect(typeof html[id]).toBe('string');
    }),
  );
});

test('the last operation on a block decides what it says', () => {
  fc.assert(
    fc.property(someBody, someOps, someId, (before, ops, id) => {
      const last = ops.findLast((op) => op.id === id);
      fc.pre(last !== undefined);
      const { html } = applyOps(before, ops);
      expect(Object.hasOwn(html, id) ? html[id] : null).toBe(last.op === 'put' ? last.html : null);
    }),
  );
});

test('operations leave the body they were made for as it was', () => {
  fc.assert(
    fc.property(someBody, someOps, (before, ops) => {
      const copy = structuredClone(before);
      applyOps(before, ops);
      expect(before).toEqual(copy);
    }),
  );
});

test('blocks and body say the same', () => {
  fc.assert(fc.property(someBody, (body) => expect(bodyOf(blocksOf(body))).toEqual(body)));
});

// §3.article.4
test.each([
  ['the first top-level heading', ['<p>no</p>', '<h1>One</h1>', '<h1>Two</h1>'], 'One'],
  [
    'a heading with attributes and marks inside',
    ['<h1 class="x">Fish &amp; <em>chips</em></h1>'],
    'Fish & chips',
  ],
  ['the stored title where the heading is empty', ['<h1> </h1>'], 'Stored'],
  ['the stored title where there is no top-level heading', ['<h2>Sub</h2>'], 'Stored'],
])('the displayed title is %s', (_, blocks, title) => {
  const body = bodyOf(blocks.map((html, at) => ({ id: `b${at}`, html })));
  expect(displayedTitle(body, 'Stored')).toBe(title);
});
