import { describe, expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { insertionOf, opsOfInsertion } from '#domain/writing/insertion.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';

const BLOCKS = [
  { id: 'a', html: '<p>Jars keep coffee.</p>' },
  { id: 'b', html: '<p>Lids rust.</p>' },
];
const body = bodyOf(BLOCKS);
const source = { model: 'm', prompt: 'chat', version: 1 };
const within = (selected: string): PassagePlace => ({
  type: 'within',
  blockId: 'a',
  before: 'Jars ',
  selected,
  behind: selected === '' ? 'keep coffee.' : ' coffee.',
});
const [A] = BLOCKS;

const insert = (blocks: readonly string[], place: PassagePlace, was: typeof BLOCKS = []) => {
  const insertion = insertionOf({ blocks, source }, place, was);
  return { insertion, ops: opsOfInsertion(body, insertion, 'new') };
};

// §d.chat.12
describe('an answer', () => {
  test('an answer replaces the selected words, without its citations and with its origin', () => {
    const { insertion, ops } = insert(['<p>hold [1]</p>'], within('keep'), A ? [A] : []);
    expect(insertion.before).toBe('keep');
    expect(ops).toMatchObject([
      {
        op: 'put',
        id: 'a',
        html: '<p>Jars hold coffee.</p>',
        origins: [{ kind: 'ai', model: 'm' }],
      },
    ]);
  });

  test('an answer replaces selected blocks by its own', () => {
    const place = { type: 'blocks', blockIds: ['a', 'b'] } as const;
    const { ops } = insert(['<p>One</p>', '<ul><li>Two</li></ul>'], place, BLOCKS);
    expect(ops).toMatchObject([
      { op: 'put', id: 'new-0', after: 'b', html: '<p>One</p>' },
      { op: 'put', id: 'new-1', after: 'new-0' },
      { op: 'remove', id: 'a' },
      { op: 'remove', id: 'b' },
    ]);
  });

  test('an answer goes behind the paragraph if it has no place in it', () => {
    const { insertion, ops } = insert(['<ul><li>One</li></ul>'], within('keep'), A ? [A] : []);
    expect(insertion.before).toBe('');
    expect(ops).toMatchObject([{ op: 'put', id: 'new-0', after: 'a' }]);
  });

  test('an answer is not put over a change', () => {
    const changed = [{ id: 'a', html: '<p>Jars keep tea.</p>' }];
    expect(insert(['<p>hold</p>'], within('keep'), changed).ops).toBeNull();
    const gone = { type: 'behind', blockId: 'z' } as const;
    expect(insert(['<p>hold</p>'], gone).ops).toBeNull();
  });
});
