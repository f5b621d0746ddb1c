import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CHANNELS } from '#contract/lib/channels.ts';
import { applyOps, bodyOf, EMPTY_BODY } from '#domain/article/body.ts';
import {
  freeVariant,
  htmlOfPost,
  movedUp,
  type PostText,
  type PostThread,
  postTextOf,
  putAll,
  replaced,
  rewritten,
  threadsOf,
  withoutBlock,
} from '#domain/social/post.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';

const aText = fc.record({
  channel: fc.constantFrom(...CHANNELS),
  variant: fc.integer({ min: 1, max: 9 }),
  text: fc
    .array(fc.constantFrom('a ', '\n', '<b>', '&amp;', '"', '🐱', '\u00a0'))
    .map((it) => it.join('')),
});

// §d.posts.1
test('a part is a block: its text, channel and variant come back from the HTML that the server stores', () => {
  fc.assert(
    fc.property(aText, (text) => {
      expect(postTextOf(sanitiseBlock(htmlOfPost(text)))).toEqual(text);
    }),
  );
});

// §d.posts.1
test('no other attribute or value is stored', () => {
  const html =
    '<p data-channel="x&quot; onclick=&quot;a" data-variant="12" data-other="1">Jars</p>';
  expect(sanitiseBlock(html)).toBe('<p>Jars</p>');
});

// §d.posts.1
test('a block that was written elsewhere is shown under the first channel', () => {
  expect(postTextOf('<ul><li>One</li><li>Two &amp; three</li></ul>')).toEqual({
    channel: 'x',
    variant: 1,
    text: 'One\nTwo & three',
  });
});

const part = (id: string, text: string, change: Partial<PostText> = {}) => {
  return { id, channel: 'x', variant: 1, text, ...change } as const;
};
const body = applyOps(
  EMPTY_BODY,
  putAll(null, [
    part('a', 'One'),
    part('l', 'Elsewhere', { channel: 'linkedin' }),
    part('b', 'Two'),
    part('v', 'Another', { variant: 2 }),
  ]),
);
const textsOf = (of: typeof body) =>
  threadsOf(of).map(({ channel, variant, parts }) => [
    channel,
    variant,
    ...parts.map(({ text }) => text),
  ]);
const first = threadsOf(body)[0] as PostThread;
const [a, b] = first.parts;

// §d.posts.1
test('the parts of a channel and variant are a thread', () => {
  expect(textsOf(body)).toEqual([
    ['x', 1, 'One', 'Two'],
    ['x', 2, 'Another'],
    ['linkedin', 1, 'Elsewhere'],
  ]);
  expect(textsOf(bodyOf([]))).toEqual([]);
});

// §d.posts.7
test('a part is rewritten in its place, and moved before the one before it in its thread', () => {
  if (a === undefined || b === undefined) throw new Error('Two parts');
  expect(textsOf(applyOps(body, [rewritten(body, b, 'New')]))[0]).toEqual(['x', 1, 'One', 'New']);
  expect(textsOf(applyOps(body, movedUp(body, first, b)))[0]).toEqual(['x', 1, 'Two', 'One']);
  expect(movedUp(body, first, a)).toEqual([]);
});

// §d.posts.7
test('a removed part is put back where it was', () => {
  if (a === undefined) throw new Error('A part');
  const without = applyOps(body, [{ op: 'remove', id: a.id }]);
  expect(textsOf(without)[0]).toEqual(['x', 1, 'Two']);
  expect(applyOps(without, [rewritten(body, a, a.text)]).order).toEqual(body.order);
});

// §d.posts.7
test('a split part stays the same block, and the others follow it', () => {
  if (a === undefined) throw new Error('A part');
  const split = applyOps(
    body,
    replaced(body, a, ['O', 'n', 'e'], () => 'new'.concat(String(next++))),
  );
  expect(textsOf(split)[0]).toEqual(['x', 1, 'O', 'n', 'e', 'Two']);
  expect(split.order[0]).toBe('a');
});
let next = 0;

// §d.posts.7
test('a further text for a channel gets the first free number', () => {
  expect(freeVariant(threadsOf(body), 'x')).toBe(3);
  expect(freeVariant(threadsOf(body), 'pinterest')).toBe(1);
});

// §d.posts.7
test('a part that is removed and put back is the same block, with what a model wrote of it', () => {
  const origin = { kind: 'ai', model: 'm', prompt: 'post', version: 1, text: 'Tea' } as const;
  const html = '<p data-channel="x" data-variant="1">Tea</p>';
  const body = bodyOf([
    { id: 'a', html },
    { id: 'b', html, origins: [origin] },
    { id: 'c', html },
  ]);
  const { ops, back } = withoutBlock(body, 'b');
  const without = applyOps(body, ops);
  expect(without.order).toEqual(['a', 'c']);
  expect(without.origins ?? {}).toEqual({});
  expect(applyOps(without, [back])).toEqual(body);
});
