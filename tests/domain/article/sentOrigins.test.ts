import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Block, BlockOp } from '#domain/article/body.ts';
import type { Origin } from '#domain/article/origin.ts';
import { originText } from '#domain/article/originText.ts';
import { opToSend, received, receivedOp, toSend } from '#domain/article/sentOrigins.ts';

const pasted = (text: string | null): Origin => ({ kind: 'pasted', text });
const ai = (text: string | null): Origin => ({ kind: 'ai', model: 'm', text });

// §d.origins.8
test('a text that is all the text of its block is not sent with it', () => {
  const html = '<ul><li>one</li><li>two</li></ul>';
  const origins = [pasted('one\ntwo'), ai('one'), pasted(null)];
  expect(toSend({ id: 'a', html, origins })).toEqual({
    id: 'a',
    html,
    origins: [{ kind: 'pasted' }, ai('one'), pasted(null)],
  });
  expect(toSend({ id: 'a', html })).toEqual({ id: 'a', html });
});

test('what is sent is received as it was', () => {
  const html = fc.constantFrom(
    '<p>a b</p>',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<p>&amp;</p>',
  );
  const text = fc.constantFrom('a b', 'a\nb', '&', null);
  const origins = fc.array(fc.oneof(text.map(pasted), text.map(ai)), { maxLength: 3 });
  const block: fc.Arbitrary<Block> = fc.record(
    { id: fc.constant('a'), html, origins },
    { requiredKeys: ['id', 'html'] },
  );
  fc.assert(
    fc.property(block, (one) => {
      expect(received(toSend(one))).toEqual(one);
      const put: BlockOp = { op: 'put', after: null, ...one };
      expect(receivedOp(opToSend(put))).toEqual(put);
    }),
  );
  const removal = { op: 'remove', id: 'a' } as const;
  expect(receivedOp(opToSend(removal))).toEqual(removal);
});

test('a text too long to be kept is not made of the block; a block without text has no origin', () => {
  const long = `<p>${'a'.repeat(30_000)}</p>`;
  expect(received({ html: long, origins: [{ kind: 'imported' }] }).origins).toEqual([
    { kind: 'imported', text: originText(long) },
  ]);
  const image = {
    html: '<figure><img src="/a.png"></figure>',
    origins: [{ kind: 'imported' }],
  } as const;
  expect(received(image).origins).toEqual([]);
});
