/**
 * Markdown during typing. What is typed first appears as typed. The conversion is an undo step of its own, so that
 * one undo restores the literal text.
 */
import Draft, {
  type CharacterMetadata,
  type ContentBlock,
  type ContentState,
  type DraftBlockType,
  type EditorState,
} from 'draft-js';
import { isAllowedValue } from '#html/allowedHtml.ts';
import { ListLevels } from '#html/listLevels.ts';
import { ALL_KINDS } from '#src/editor/kinds/kinds.ts';
import {
  atomicBlock,
  emptyParagraph,
  hrefOfEntity,
  linkEntity,
  runsOf,
  withBlocks,
  withNumber,
  withRunStart,
} from './blocks.ts';
import { paragraphOf } from './contentHtml.ts';
import { caretAt } from './selection.ts';

/** What a paragraph becomes if it begins with one of these and a space. */
const TYPE_OF_MARKER: ReadonlyMap<string, DraftBlockType> = new Map([
  ['#', 'header-one'],
  ['##', 'header-two'],
  ['###', 'header-three'],
  ['####', 'header-four'],
  ['#####', 'header-five'],
  ['######', 'header-six'],
  ['-', 'unordered-list-item'],
  ['*', 'unordered-list-item'],
  ['+', 'unordered-list-item'],
  ['>', 'blockquote'],
  ['```', 'code-block'],
]);
/** A list starts at the number that is typed; below another item of a list it goes on. */
const NUMBER = /^(\d{1,3})\.$/;
const CODE_FENCE = '```';

interface InlineRule {
  /** The text up to the caret: opening mark, text, closing mark. */
  readonly pattern: RegExp;
  readonly style?: string;
}

// Marks touch the text they mark, and an opening mark touches no word before it: 2 * 3 * 4 and snake_case_words
// contain none. Longer marks come first.
const RULES_OF_KEY: Readonly<Record<string, readonly InlineRule[]>> = {
  '*': [
    { pattern: /(?<![*\\\p{L}\p{N}])(\*\*)(?![\s*])([^*]*[^\s*])(\*\*)$/u, style: 'BOLD' },
    { pattern: /(?<![*\\\p{L}\p{N}])(\*)(?![\s*])([^*]*[^\s*])(\*)$/u, style: 'ITALIC' },
  ],
  _: [
    { pattern: /(?<![_\\\p{L}\p{N}])(__)(?![\s_])([^_]*[^\s_])(__)$/u, style: 'BOLD' },
    { pattern: /(?<![_\\\p{L}\p{N}])(_)(?![\s_])([^_]*[^\s_])(_)$/u, style: 'ITALIC' },
  ],
  '~': [{ pattern: /(?<![~\\])(~~)(?![\s~])([^~]*[^\s~])(~~)$/u, style: 'STRIKETHROUGH' }],
  '`': [{ pattern: /(?<![`\\])(`)([^`]+)(`)$/u, style: 'CODE' }],
  // An image is not a link; an address may contain balanced parentheses.
  ')': [{ pattern: /(?<![!\\])(\[)([^[\]]*[^[\]\s])(\]\((?:[^\s()]|\([^\s()]*\))+\))$/u }],
};

/** An address may contain any mark. */
const IN_ADDRESS = /(?:\]\(|:\/\/)\S*$/;
/** After an odd number of these, inline code is open. */
const isInBegunCode = (text: string): boolean => text.split('`').length % 2 === 0;

/** The state after a key that completes a piece of Markdown; null for any other key. */
export function withMarkdownTyped(state: EditorState, typed: string): EditorState | null {
  if (typed !== ' ' && !Object.hasOwn(RULES_OF_KEY, typed)) return null;
  const block = blockAtCaret(state);
  if (block === null || block.getType() === 'code-block') return null;
  if (typed === ' ') return withBlockMarked(state, block);
  return withInlineMarked(state, withLiteral(state, block, typed), typed);
}

/** The state after Enter at the end of a line that stands for a block; null for any other line. */
export function withMarkdownEntered(state: EditorState): EditorState | null {
  const block = blockAtCaret(state);
  const isLine = block?.getLength() === state.getSelection().getStartOffset();
  if (block === null || !isLine || block.getType() !== 'unstyled') return null;
  if (block.getText() === CODE_FENCE) return withMarkerGone(state, CODE_FENCE, 'code-block');
  const html = ALL_KINDS.find(({ insert }) => insert?.line === block.getText())?.insert?.html;
  return html === undefined ? null : withAtomicFor(state, block, html);
}

/** Backspace right after the conversion of a block restores what was typed. Null if there was no conversion. */
export function withMarkdownUndone(state: EditorState): EditorState | null {
  const content = state.getCurrentContent();
  const there = content.getSelectionAfter();
  const here = state.getSelection();
  const isFresh =
    conversions.has(content) &&
    here.isCollapsed() &&
    here.getStartKey() === there.getStartKey() &&
    here.getStartOffset() === there.getStartOffset();
  return isFresh ? Draft.EditorState.undo(state) : null;
}

/** Contents whose last change was the conversion of a block. */
const conversions = new WeakSet<ContentState>();

function withBlockConverted(
  literal: EditorState,
  blocks: readonly ContentBlock[],
  key: string,
): EditorState {
  const next = withStep(literal, blocks, key, 0);
  conversions.add(next.getCurrentContent());
  return next;
}

function withStep(
  literal: EditorState,
  blocks: readonly ContentBlock[],
  key: string,
  offset: number,
): EditorState {
  const content = withBlocks(literal.getCurrentContent(), blocks).merge({
    selectionBefore: literal.getSelection(),
    selectionAfter: caretAt(key, offset),
  }) as ContentState;
  return Draft.EditorState.push(literal, content, 'insert-fragment');
}

function blockAtCaret(state: EditorState): ContentBlock | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed() || state.isInCompositionMode()) return null;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  return block.getType() === 'atomic' ? null : block;
}

/** Inserts the text as draft-js does: between two characters of a link, it belongs to the link. */
function withLiteral(state: EditorState, block: ContentBlock, typed: string): EditorState {
  const selection = state.getSelection();
  const offset = selection.getStartOffset();
  const entity = block.getEntityAt(offset);
  const isWithin = hrefOfEntity(entity) !== null && block.getEntityAt(offset - 1) === entity;
  const content = Draft.Modifier.insertText(
    state.getCurrentContent(),
    selection,
    typed,
    state.getCurrentInlineStyle(),
    isWithin ? entity : undefined,
  );
  return Draft.EditorState.push(state, content, 'insert-characters');
}

function withBlockMarked(state: EditorState, block: ContentBlock): EditorState | null {
  const marker = block.getText().slice(0, state.getSelection().getStartOffset());
  const number = NUMBER.exec(marker)?.[1];
  const type = number === undefined ? TYPE_OF_MARKER.get(marker) : 'ordered-list-item';
  if (type === undefined || block.getType() !== 'unstyled' || isCode(block, 0, marker.length))
    return null;
  return withMarkerGone(withLiteral(state, block, ' '), `${marker} `, type, Number(number ?? 1));
}

/** The block without its marker, converted to what the marker stands for. */
function withMarkerGone(
  state: EditorState,
  marker: string,
  type: DraftBlockType,
  number = 1,
): EditorState {
  const content = state.getCurrentContent();
  const key = state.getSelection().getStartKey();
  const isNamed = number !== 1 && number !== nextNumberAt(content, key);
  const blocks = content.getBlocksAsArray().map((block) =>
    block.getKey() === key
      ? (withNumber(withRunStart(block, false), isNamed ? number : undefined).merge({
          type,
          text: block.getText().slice(marker.length),
          characterList: block.getCharacterList().slice(marker.length),
        }) as ContentBlock)
      : // A list that now touches the new item joins it.
        content.getKeyBefore(block.getKey()) === key
        ? withRunStart(block, false)
        : block,
  );
  return withBlockConverted(state, blocks, key);
}

/** The number that an item of the outermost level has there. */
function nextNumberAt(content: ContentState, key: string): number {
  const blocks = content.getBlocksAsArray();
  const above = blocks.slice(
    0,
    blocks.findIndex((block) => block.getKey() === key),
  );
  const item = emptyParagraph().set('type', 'ordered-list-item') as ContentBlock;
  const levels = new ListLevels();
  const run = runsOf([...above, item]).at(-1) ?? [];
  return run.map((block) => levels.add(paragraphOf(block)).next).at(-1) ?? 1;
}

function withAtomicFor(state: EditorState, line: ContentBlock, html: string): EditorState {
  const content = state.getCurrentContent();
  const below = emptyParagraph();
  const atomic = atomicBlock(html).set('key', line.getKey()) as ContentBlock;
  const blocks = content
    .getBlocksAsArray()
    .flatMap((block) => (block === line ? [atomic, below] : [block]));
  return withBlockConverted(state, blocks, below.getKey());
}

function withInlineMarked(
  state: EditorState,
  literal: EditorState,
  typed: string,
): EditorState | null {
  const block = literal.getCurrentContent().getBlockForKey(literal.getSelection().getStartKey());
  const caret = literal.getSelection().getStartOffset();
  for (const { pattern, style } of RULES_OF_KEY[typed] ?? []) {
    const marks = pattern.exec(block.getText().slice(0, caret));
    if (marks === null) continue;
    const change = changeOf(style, marks[3] ?? '');
    if (change === null || isText(block, marks.index, caret, style)) return null;
    const open = marks[1]?.length ?? 0;
    const end = caret - (marks[3]?.length ?? 0);
    return withMarksGone(literal, block, { start: marks.index, open, end, caret }, change, state);
  }
  return null;
}

type Change = (char: CharacterMetadata) => CharacterMetadata;

/** The change that a mark makes to each character; null for a link to an address that is not allowed. */
function changeOf(style: string | undefined, closing: string): Change | null {
  if (style !== undefined) return (char) => Draft.CharacterMetadata.applyStyle(char, style);
  const href = closing.slice(']('.length, -')'.length);
  if (!isAllowedValue('a', 'href', href) || !URL.canParse(href)) return null;
  return (char) => Draft.CharacterMetadata.applyEntity(char, linkEntity(href));
}

/** Whether the marks are plain characters: in code, in an address, or within a word. */
function isText(block: ContentBlock, start: number, caret: number, style?: string): boolean {
  const text = block.getText();
  const isMidWord =
    style !== undefined && style !== 'CODE' && /[\p{L}\p{N}]/u.test(text[caret] ?? '');
  const before = text.slice(0, start);
  const isBegun = style !== 'CODE' && (IN_ADDRESS.test(before) || isInBegunCode(before));
  return isMidWord || isBegun || isCode(block, start, caret);
}

const isCode = (block: ContentBlock, start: number, end: number): boolean =>
  block
    .getCharacterList()
    .slice(start, end)
    .some((char) => char?.hasStyle('CODE') === true);

interface Marked {
  readonly start: number;
  /** Length of the opening mark. */
  readonly open: number;
  readonly end: number;
  readonly caret: number;
}

function withMarksGone(
  literal: EditorState,
  block: ContentBlock,
  { start, open, end, caret }: Marked,
  change: Change,
  before: EditorState,
): EditorState {
  const text = block.getText();
  const chars = block.getCharacterList();
  const marked = block.merge({
    text: text.slice(0, start) + text.slice(start + open, end) + text.slice(caret),
    characterList: chars
      .slice(0, start)
      .concat(
        chars
          .slice(start + open, end)
          .map((char) => change(char ?? Draft.CharacterMetadata.create())),
        chars.slice(caret),
      )
      .toList(),
  }) as ContentBlock;
  const content = literal.getCurrentContent();
  const blocks = content.getBlocksAsArray().map((other) => (other === block ? marked : other));
  const next = withStep(literal, blocks, block.getKey(), end - open);
  // What is typed next is outside of the marks.
  return Draft.EditorState.setInlineStyleOverride(next, before.getCurrentInlineStyle());
}
