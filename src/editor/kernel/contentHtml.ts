/** draft-js blocks ⇄ HTML, by way of the flat blocks of `html/`. */
import Draft, { type CharacterMetadata, type ContentBlock } from 'draft-js';
import { readStored } from '#html/dom/read.ts';
import type { FlatBlock, Paragraph, Span, TextStyle } from '#html/flatBlocks.ts';
import { INLINE_STYLES, type ParagraphType } from '#html/vocabulary.ts';
import { writeBlocks, writeInline } from '#html/write.ts';
import {
  atomicBlock,
  hrefOfEntity,
  htmlOfAtomic,
  linkEntity,
  makeBlock,
  numberOf,
  startsRun,
} from './blocks.ts';

/** The blocks of a stored top-level block; at least one. */
export const parseBlock = (html: string): ContentBlock[] => readStored(html).map(contentBlockOf);

/** The HTML of the blocks that make up one top-level block. */
export const htmlOfBlocks = (blocks: readonly ContentBlock[]): string =>
  writeBlocks(blocks.map(flatBlockOf));

/** The text of a block with its styles and links, without the element of the block. */
export const inlineHtml = (block: ContentBlock): string => writeInline(paragraphOf(block));

export function contentBlockOf(block: FlatBlock): ContentBlock {
  if (block.type === 'atomic') return atomicBlock(block.html);
  const { type, depth, startsRun, number, spans } = block;
  const chars: CharacterMetadata[] = [];
  for (const span of spans) {
    const char = characterOf(span);
    for (let at = 0; at < span.text.length; at += 1) chars.push(char);
  }
  const text = spans.map((span) => span.text).join('');
  const numbered = number === undefined ? {} : { number };
  return makeBlock({ type, depth, startsRun, ...numbered, chars, text });
}

const characters = new Map<string, CharacterMetadata>();

function characterOf({ styles, href }: TextStyle): CharacterMetadata {
  const name = `${styles.join(' ')} ${href ?? ''}`;
  const known = characters.get(name);
  if (known !== undefined) return known;
  const entity = href === null ? {} : { entity: linkEntity(href) };
  let char = Draft.CharacterMetadata.create(entity);
  for (const style of styles) char = Draft.CharacterMetadata.applyStyle(char, style);
  characters.set(name, char);
  return char;
}

function flatBlockOf(block: ContentBlock): FlatBlock {
  if (block.getType() !== 'atomic') return paragraphOf(block);
  return { type: 'atomic', html: htmlOfAtomic(block) ?? '' };
}

const paragraphs = new WeakMap<ContentBlock, Paragraph>();

/** Cached together with the HTML: an unchanged block is not written again. */
export function paragraphOf(block: ContentBlock): Paragraph {
  const known = paragraphs.get(block);
  if (known !== undefined) return known;
  const number = numberOf(block);
  const paragraph = {
    type: block.getType() as ParagraphType,
    depth: block.getDepth(),
    startsRun: startsRun(block),
    ...(number === undefined ? {} : { number }),
    spans: spansOf(block),
  };
  paragraphs.set(block, paragraph);
  return paragraph;
}

function spansOf(block: ContentBlock): Span[] {
  const text = block.getText();
  const spans: Span[] = [];
  let start = 0;
  let current: CharacterMetadata | undefined;
  const end = (at: number): void => {
    if (current !== undefined) spans.push({ ...styleOf(current), text: text.slice(start, at) });
    start = at;
  };
  // Characters of one style and link share one immutable object.
  block.getCharacterList().forEach((char, at = 0) => {
    if (char === current) return;
    end(at);
    current = char;
  });
  end(text.length);
  return spans;
}

const knownStyles = new WeakMap<CharacterMetadata, TextStyle>();

export function styleOf(char: CharacterMetadata): TextStyle {
  const known = knownStyles.get(char);
  if (known !== undefined) return known;
  const styles = INLINE_STYLES.map(([style]) => style).filter((style) => char.hasStyle(style));
  const style = { styles, href: hrefOfEntity(char.getEntity()) };
  knownStyles.set(char, style);
  return style;
}
