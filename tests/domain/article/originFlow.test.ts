import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BlockId, type BlockOp, bodyOf } from '#domain/article/body.ts';
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
test('the new half of a divided block has the part of its origins that it has', () => {
  const ops = [put('a', 'We roast.'), put('b', 'You drink.')];
  const part = [{ ...AI[0], text: 'You drink.' }];
  expect(after({ a: 'We roast. You drink.' }, { a: AI }, ops)).toEqual({ b: part });
  const edited = [put('a', 'We roast.'), put('b', 'You slowly drink mine.')];
  const words = [{ ...AI[0], text: 'You drink' }];
  expect(after({ a: 'We roast. You slowly drink mine.' }, { a: AI }, edited)).toEqual({ b: words });
});

// §d.origins.6
test('dividing never multiplies the original text', () => {
  const items = fc.array(fc.lorem({ maxCount: 8 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(items, (texts) => {
      const origins: Origins = [{ kind: 'pasted', text: texts.join('\n') }];
      const ops = texts.map((text, at) => put(`b${at}`, text));
      const given = Object.values(after({ b0: texts.join(' ') }, { b0: origins }, ops)).flat();
      const size = given.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
      expect(size).toBeLessThanOrEqual(texts.join('').length);
      expect(given).toHaveLength(texts.length - 1);
    }),
  );
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

// §d.origins.3
test('a block that takes in the rest of a removed one has the part of its origins', () => {
  const ops = [put('a', 'We you drink.'), remove('b')];
  const before = { a: 'We wait.', b: 'We roast. You drink.' };
  expect(after(before, { b: AI }, ops)).toEqual({ a: [{ ...AI[0], text: 'you drink' }] });
});

test('words that were in the block before are not taken from a removed one', () => {
  const ops = [put('a', 'You drink here.'), remove('b')];
  expect(after({ a: 'You drink.', b: 'We roast. You drink.' }, { b: AI }, ops)).toEqual({});
});

test('joining again, as redo does, adds nothing', () => {
  const ops = [put('a', 'Mine. Cold brew.'), remove('b')];
  const before = { a: 'Mine.', b: 'Cold brew.' };
  expect(after(before, { a: PASTED, b: PASTED }, ops)).toEqual({});
});

test('the same text twice is in the origins twice', () => {
  const ops = [put('a', 'Cold brew. Cold brew.'), remove('b')];
  const before = { a: 'Cold brew.', b: 'Cold brew.' };
  const twice = [{ kind: 'pasted', text: 'Cold brew.\nCold brew.' }];
  expect(after(before, { a: PASTED, b: PASTED }, ops)).toEqual({ a: twice });
});

test('a block that stays beside a removed one keeps its own', () => {
  const ops = [put('a', 'Mine.'), remove('b')];
  expect(after({ a: 'Mine', b: 'Cold brew.' }, { b: PASTED }, ops)).toEqual({});
});

// §d.origins.3
test('a block that is brought back has its origins again', () => {
  expect(after({}, { a: AI }, [put('a', 'We roast.')])).toEqual({ a: AI });
});
