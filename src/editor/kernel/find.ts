/** Finds and replaces text in the open article. Offsets count in the text of a block as it is shown to a reader. */
import Draft, { type ContentBlock, type ContentState, type EditorState } from 'draft-js';
import { wordSegmenter } from '#html/words.ts';
import { htmlWithText, shownText } from './atomicText.ts';
import { atomicBlock, htmlOfAtomic, withBlocks } from './blocks.ts';
import { caretAt, movedSelection } from './selection.ts';

export interface Query {
  readonly text: string;
  readonly matchesCase: boolean;
  readonly wholeWords: boolean;
}

interface Place {
  /** Key of the draft-js block. */
  readonly key: string;
  readonly offset: number;
}

export interface Match {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** All matches of a query, in the order of the text. An unchanged block is not searched again. */
export type Find = (content: ContentState) => readonly Match[];

const NONE: readonly Match[] = [];

/** Compiles the search for a query; an empty query finds nothing. */
export function findOf(query: Query): Find {
  if (query.text === '') return () => NONE;
  const pattern = patternOf(query);
  const known = new WeakMap<ContentBlock, readonly Match[]>();
  const inBlock = (block: ContentBlock): readonly Match[] => {
    const found = known.get(block) ?? matchesIn(block, pattern, query.wholeWords);
    known.set(block, found);
    return found;
  };
  return (content) => content.getBlocksAsArray().flatMap(inBlock);
}

const SYNTAX = /[$()*+./?[\\\]^{|}]/g;

function patternOf({ text, matchesCase }: Query): RegExp {
  // A no-break space matches a space.
  const source = text.replace(SYNTAX, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]');
  return new RegExp(source, matchesCase ? 'gu' : 'giu');
}

function matchesIn(block: ContentBlock, pattern: RegExp, wholeWords: boolean): readonly Match[] {
  const text = shownText(block);
  const key = block.getKey();
  const found = [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
    return { key, start: index, end: index + length };
  });
  if (!wholeWords || found.length === 0) return found.length === 0 ? NONE : found;
  const isEdge = edgesOf(text);
  return found.filter(({ start, end }) => isEdge(start) && isEdge(end));
}

const WORD_BEFORE = /[\p{L}\p{N}\p{M}_]$/u;
const WORD_AFTER = /^[\p{L}\p{N}\p{M}_]/u;

/**
 * Where a word may begin or end: beside any character that is not a letter or digit ("l'homme"), and between words
 * that are written without spaces (Japanese, Thai).
 */
function edgesOf(text: string): (at: number) => boolean {
  const segments = wordSegmenter().segment(text);
  return (at) =>
    // Two code units on each side: a letter may be a surrogate pair.
    !WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at)) ||
    !WORD_AFTER.test(text.slice(at, at + 2)) ||
    segments.containing(at)?.index === at;
}

/** The number of matches that begin before a place. */
export function countBefore(
  content: ContentState,
  matches: readonly Match[],
  { key, offset }: Place,
): number {
  const order = new Map(content.getBlocksAsArray().map((block, at) => [block.getKey(), at]));
  const home = order.get(key) ?? 0;
  const isBefore = (match: Match) => {
    const at = order.get(match.key) ?? 0;
    return at < home || (at === home && match.start < offset);
  };
  const first = matches.findIndex((match) => !isBefore(match));
  return first < 0 ? matches.length : first;
}

/**
 * Replaces the matches by another text, as one undo step. The new text has the style and the link of the first
 * character that it replaces.
 */
export function withReplaced(
  state: EditorState,
  matches: readonly Match[],
  text: string,
): EditorState {
  if (matches.length === 0) return state;
  const before = state.getCurrentContent();
  const byKey = new Map<string, Match[]>();
  for (const match of matches) {
    const others = byKey.get(match.key);
    if (others === undefined) byKey.set(match.key, [match]);
    else others.push(match);
  }
  const blocks = before.getBlocksAsArray().map((block) => {
    const found = byKey.get(block.getKey());
    return found === undefined ? block : replacedIn(block, found, text);
  });
  const selection = state.getSelection();
  const after = withBlocks(before, blocks);
  const next = after.merge({
    selectionBefore: selection,
    selectionAfter: movedSelection(before, after, selection),
  }) as ContentState;
  return Draft.EditorState.push(state, next, 'insert-fragment');
}

function replacedIn(block: ContentBlock, matches: readonly Match[], text: string): ContentBlock {
  if (block.getType() === 'atomic') {
    const splices = matches.map(({ start, end }) => ({ start, end, text }));
    const html = htmlWithText(htmlOfAtomic(block) ?? '', splices);
    return atomicBlock(html).set('key', block.getKey()) as ContentBlock;
  }
  const chars = block.getCharacterList().toArray();
  let newText = block.getText();
  for (const { start, end } of matches.toReversed()) {
    const style = chars[start] ?? Draft.CharacterMetadata.create();
    newText = newText.slice(0, start) + text + newText.slice(end);
    chars.splice(start, end - start, ...new Array<typeof style>(text.length).fill(style));
  }
  const characterList = block.getCharacterList().clear().concat(chars).toList();
  return block.merge({ text: newText, characterList }) as ContentBlock;
}

/** Selects a match. At a table or figure, the caret goes before it instead, so that typing does not replace it. */
export function withMatchSelected(state: EditorState, { key, start, end }: Match): EditorState {
  const isAtomic = state.getCurrentContent().getBlockForKey(key)?.getType() === 'atomic';
  const hasFocus = state.getSelection().getHasFocus();
  const caret = caretAt(key, isAtomic ? 0 : start);
  const selection = caret.merge({ focusOffset: isAtomic ? 0 : end, hasFocus }) as typeof caret;
  return hasFocus
    ? Draft.EditorState.forceSelection(state, selection)
    : Draft.EditorState.acceptSelection(state, selection);
}

/** The selected text if it is within one line and short enough for a query. */
export function selectedPhrase(state: EditorState): string {
  const selection = state.getSelection();
  if (selection.getStartKey() !== selection.getEndKey()) return '';
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  if (block.getType() === 'atomic') return '';
  const text = block.getText().slice(selection.getStartOffset(), selection.getEndOffset());
  return text.length <= LONGEST_PHRASE && !text.includes('\n') ? text : '';
}

const LONGEST_PHRASE = 200;
