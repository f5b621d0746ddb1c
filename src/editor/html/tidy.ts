/** Blocks without what another program writes and nobody means: space at the ends, empty lines, bold headings. */
import Draft, { type CharacterMetadata, type ContentBlock } from 'draft-js';
import { isInRun, isListItem, makeBlock, startsRun, withRunStart } from '../model/blocks.ts';

const BLANK = /[\s\u200b\ufeff]/;
const EMPTY_LINES = /\n[ \t\u00a0]*\n\s*/g;

export function tidied(blocks: readonly ContentBlock[]): ContentBlock[] {
  const tidy: ContentBlock[] = [];
  let isStart = false;
  for (const block of blocks) {
    // The first item of a list may be empty, and then the second one starts it.
    isStart ||= startsRun(block);
    for (const part of partsOf(block)) {
      tidy.push(withRunStart(part, isStart && isInRun(part)));
      isStart = false;
    }
  }
  return tidy;
}

function partsOf(block: ContentBlock): ContentBlock[] {
  const type = block.getType();
  if (type === 'atomic' || type === 'code-block') return [block];
  const parts = isListItem(block) ? [trimmed(block)] : lines(block).map(trimmed);
  const full = parts.filter((part) => part.getLength() > 0);
  return type.startsWith('header') ? full.map(unbolded) : full;
}

/** Two line breaks are how mail programs divide paragraphs. */
function lines(block: ContentBlock): ContentBlock[] {
  if (!block.getText().includes('\n')) return [block];
  const breaks = [...block.getText().matchAll(EMPTY_LINES)];
  const starts = [0, ...breaks.map((found) => found.index + found[0].length)];
  const ends = [...breaks.map((found) => found.index), block.getLength()];
  return starts.map((start, at) => part(block, start, ends[at] ?? start));
}

function trimmed(block: ContentBlock): ContentBlock {
  const text = block.getText();
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return part(block, start, end);
}

function part(block: ContentBlock, start: number, end: number): ContentBlock {
  if (start === 0 && end === block.getLength()) return block;
  return makeBlock({
    type: block.getType(),
    depth: block.getDepth(),
    text: block.getText().slice(start, end),
    chars: block.getCharacterList().toArray().slice(start, end),
  });
}

/** A heading is bold by itself: bold from one end to the other says nothing. */
export function unbolded(block: ContentBlock): ContentBlock {
  const chars = block.getCharacterList().toArray();
  const text = block.getText();
  if (!chars.every((char, at) => char.hasStyle('BOLD') || text[at] === ' ')) return block;
  const plain = new Map<CharacterMetadata, CharacterMetadata>();
  for (const char of new Set(chars)) {
    plain.set(char, Draft.CharacterMetadata.removeStyle(char, 'BOLD'));
  }
  return makeBlock({
    type: block.getType(),
    depth: block.getDepth(),
    text,
    chars: chars.map((char) => plain.get(char) ?? char),
  });
}
