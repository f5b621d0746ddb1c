/**
 * draft-js walks the characters of a block five times to find its leaves (120 ms for 10,000 words on a slow
 * device, and part of each key press). Equal characters are one object, so here most of them cost one comparison,
 * and a tree is made when it is first asked for: of a block out of sight, after the paint (draftBlocks.ts). Import
 * before the first editor is rendered.
 */
import type { CharacterMetadata, ContentBlock } from 'draft-js';
import BlockTree, { type DecoratorRange, type LeafRange } from 'draft-js/lib/BlockTree';
import Immutable from 'immutable';
import { hrefOfEntity } from '#src/editor/kernel/blocks.ts';
import { linkDecorator } from '#src/editor/kernel/linkDecorator.ts';

const ofAny = BlockTree.generate;

BlockTree.generate = (content, block, decorator) =>
  decorator === linkDecorator && block.getLength() > 0
    ? whenAsked(() => Immutable.List(rangesOf(block).map(BlockTree.fromJS)))
    : ofAny(content, block, decorator);

/** Stands for an object that is made when something of it is first read. */
function whenAsked<T extends object>(make: () => T): T {
  let made: T | null = null;
  return new Proxy({} as T, {
    get(_, name) {
      made ??= make();
      const value: unknown = Reflect.get(made, name);
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

interface Piece extends LeafRange {
  readonly character: CharacterMetadata;
}

/** Consecutive characters that are the same object. */
function piecesOf(block: ContentBlock): Piece[] {
  const characters = block.getCharacterList().toArray();
  const starts: number[] = [];
  characters.forEach((character, at) => {
    if (at === 0 || character !== characters[at - 1]) starts.push(at);
  });
  return starts.flatMap((start, at) => {
    const character = characters[start];
    return character ? [{ start, end: starts[at + 1] ?? characters.length, character }] : [];
  });
}

/** Each link, as `linkDecorator` finds it, is a range, and so is the text between two links. */
function rangesOf(block: ContentBlock): DecoratorRange[] {
  const ranges: DecoratorRange[] = [];
  let pieces: Piece[] = [];
  let links = 0;
  const close = () => {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined) return;
    const decoratorKey = linkOf(first.character) === null ? null : `0.${links++}`;
    ranges.push({ start: first.start, end: last.end, decoratorKey, leaves: leavesOf(pieces) });
    pieces = [];
  };
  for (const piece of piecesOf(block)) {
    const last = pieces.at(-1);
    if (last && linkOf(last.character) !== linkOf(piece.character)) close();
    pieces.push(piece);
  }
  close();
  return ranges;
}

/** A leaf has one style. */
function leavesOf(pieces: readonly Piece[]): LeafRange[] {
  const leaves: LeafRange[] = [];
  let style: unknown;
  for (const { start, end, character } of pieces) {
    const last = leaves.at(-1);
    if (last && style === character.getStyle()) last.end = end;
    else leaves.push({ start, end });
    style = character.getStyle();
  }
  return leaves;
}

/** The entity of a character if it is a link. */
function linkOf(character: CharacterMetadata): string | null {
  const entity = character.getEntity();
  return hrefOfEntity(entity) === null ? null : entity;
}
