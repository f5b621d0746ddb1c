/**
 * Backspace and Delete at what is one character to a reader and several to draft-js, which would remove the first or
 * the last code point: half a flag, or a letter without its accent, which then stands on the letter before.
 */
import Draft, { type EditorState } from 'draft-js';

/** Longer than any emoji. */
const LONGEST = 64;
/** What browsers remove as a whole; of a letter with accents, Backspace removes the last accent. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Returns the state without the character before or after the caret; null if draft-js removes it rightly. */
export function withCharacterRemoved(
  state: EditorState,
  side: 'before' | 'after',
): EditorState | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed()) return null;
  const [key, offset] = [selection.getStartKey(), selection.getStartOffset()];
  const text = state.getCurrentContent().getBlockForKey(key).getText();
  const character = side === 'before' ? before(text, offset) : after(text, offset);
  const isOne = [...character].length < 2;
  if (isOne || (side === 'before' && !EMOJI.test(character))) return null;
  const ends =
    side === 'before'
      ? { anchorOffset: offset - character.length }
      : { focusOffset: offset + character.length };
  const content = Draft.Modifier.removeRange(
    state.getCurrentContent(),
    selection.merge(ends) as typeof selection,
    side === 'before' ? 'backward' : 'forward',
  );
  const type = side === 'before' ? 'backspace-character' : 'delete-character';
  return Draft.EditorState.push(state, content, type);
}

const before = (text: string, offset: number): string =>
  graphemesOf(text.slice(Math.max(0, offset - LONGEST), offset)).at(-1) ?? '';

const after = (text: string, offset: number): string =>
  graphemesOf(text.slice(offset, offset + LONGEST))[0] ?? '';

function graphemesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
