import { expect, test } from '@jest/globals';
import Draft, { type ContentBlock } from 'draft-js';
import fc from 'fast-check';
import Immutable from 'immutable';
import '#src/editor/kernel/drawing/draftTrees.ts';
import { linkEntity, makeBlock } from '#src/editor/kernel/blocks.ts';
import { linkDecorator } from '#src/editor/kernel/linkDecorator.ts';

/** Another decorator that finds the same links: draft-js computes its trees itself. */
const sameDecorator = new Draft.CompositeDecorator([
  {
    strategy: (block, found) => block.findEntityRanges((char) => char.getEntity() !== null, found),
    component: () => null,
  },
]);

const piece = fc.record({
  text: fc.constantFrom('a', 'bc', 'def', '😀', '\n'),
  styles: fc.subarray(['BOLD', 'ITALIC', 'CODE']),
  href: fc.constantFrom(null, 'https://example.org/a', 'https://example.org/b'),
});

function blockOf(pieces: readonly { text: string; styles: string[]; href: string | null }[]) {
  const chars = pieces.flatMap(({ text, styles, href }) => {
    const style = Immutable.OrderedSet(styles);
    const link = href === null ? {} : { entity: linkEntity(href) };
    return Array.from({ length: text.length }, () =>
      Draft.CharacterMetadata.create({ style, ...link }),
    );
  });
  const text = pieces.map((one) => one.text).join('');
  return makeBlock({ type: 'unstyled', text, chars });
}

function treeOf(block: ContentBlock, decorator: Draft.CompositeDecorator): unknown {
  const content = Draft.ContentState.createFromBlockArray([block]);
  const state = Draft.EditorState.createWithContent(content, decorator);
  return state.getBlockTree(block.getKey()).toJS();
}

test('the leaves of a block are those that draft-js finds, whatever its styles and links', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const block = blockOf(pieces);
      expect(treeOf(block, linkDecorator)).toEqual(treeOf(block, sameDecorator));
    }),
  );
});
