import { expect, test } from '@jest/globals';
import { bodyOf, type BlockId, type BlockOp } from '#domain/article/body.ts';
import type { Origins } from '#domain/article/origin.ts';
import { originsAfterEdits } from '#domain/article/originFlow.ts';

const AI: Origins = [{ kind: 'ai', model: 'm', text: 'We roast. You drink.' }];
const PASTED: Origins = [{ kind: 'pasted', text: 'Cold brew.' }];

const put = (id: BlockId, text: string): BlockOp => ({
  op: 'put',
  id,
  after: null,
  html: `<p>${text}</p>`,
});
const remove = (id: BlockId): BlockOp => ({ op: 'remove', id });

function after(
  before: Readonly<Record<BlockId, string>>,
  origins: Readonly<Record<BlockId, Origins>>,
  ops: readonly BlockOp[],
) {
  const body = bodyOf(Object.entries(before).map(([id, text]) => ({ id, html: `<p>${text}</p>` })));
  return Object.fromEntries(originsAfterEdits(body, ops, (id) => origins[id] ?? []));
}

// §d.origins.3
test('both halves of a divided block have its origins', () => {
  const ops = [put('a', 'We roast.'), put('b', 'You drink.')];
  expect(after({ a: 'We roast. You drink.' }, { a: AI }, ops)).toEqual({ b: AI });
});

test('a new block with other text has none', () => {
  const ops = [put('a', 'We roast. You drink.'), put('b', 'Mine.'), put('c', '')];
  expect(after({ a: 'We roast. You drink.' }, { a: AI }, ops)).toEqual({});
});

// §d.origins.3
test('a block that takes in a removed one has the origins of both', () => {
  const ops = [put('a', 'We roast. You drink.Cold brew.'), remove('b')];
  const before = { a: 'We roast. You drink.', b: 'Cold brew.' };
  expect(after(before, { a: AI, b: PASTED }, ops)).toEqual({ a: [...AI, ...PASTED] });
  expect(after(before, { b: PASTED }, ops)).toEqual({ a: PASTED });
});

test('a block that stays beside a removed one keeps its own', () => {
  const ops = [put('a', 'Mine.'), remove('b')];
  expect(after({ a: 'Mine', b: 'Cold brew.' }, { b: PASTED }, ops)).toEqual({});
});

// §d.origins.3
test('a block that is brought back has its origins again', () => {
  expect(after({}, { a: AI }, [put('a', 'We roast.')])).toEqual({ a: AI });
});
