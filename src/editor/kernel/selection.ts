import type { ContentBlock, ContentState, EditorState, SelectionState } from 'draft-js';
import Draft from 'draft-js';
import { movedOffset } from './rebase.ts';

/** Where a selection is after a change from outside. */
export function movedSelection(
  before: ContentState,
  after: ContentState,
  selection: SelectionState,
): SelectionState {
  const anchor = movedPoint(before, after, selection.getAnchorKey(), selection.getAnchorOffset());
  const focus = movedPoint(before, after, selection.getFocusKey(), selection.getFocusOffset());
  return withPoints(selection, anchor, focus);
}

interface Point {
  readonly key: string;
  readonly offset: number;
}

function movedPoint(before: ContentState, after: ContentState, key: string, offset: number): Point {
  const old = before.getBlockForKey(key) as ContentBlock | undefined;
  const now = after.getBlockForKey(key) as ContentBlock | undefined;
  // A selection that undo returns to is in blocks that may not be there now.
  if (old === undefined) return { key, offset };
  if (now) return { key, offset: movedOffset(old.getText(), now.getText(), offset) };
  // The block is gone: use the end of the nearest remaining block above, else the very start.
  let above = before.getBlockBefore(key);
  while (above && !after.getBlockForKey(above.getKey()))
    above = before.getBlockBefore(above.getKey());
  const home = above && after.getBlockForKey(above.getKey());
  return home
    ? { key: home.getKey(), offset: home.getLength() }
    : { key: after.getFirstBlock().getKey(), offset: 0 };
}

function withPoints(selection: SelectionState, anchor: Point, focus: Point): SelectionState {
  const isSame =
    selection.getAnchorKey() === anchor.key &&
    selection.getAnchorOffset() === anchor.offset &&
    selection.getFocusKey() === focus.key &&
    selection.getFocusOffset() === focus.offset;
  if (isSame) return selection;
  return selection.merge({
    anchorKey: anchor.key,
    anchorOffset: anchor.offset,
    focusKey: focus.key,
    focusOffset: focus.offset,
  }) as SelectionState;
}

/**
 * Moves the selection into the content of the state: an undone content may have lost a block. A selection with one
 * end left becomes a caret there, so that nothing else is typed over.
 */
export function withValidSelection(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const anchor = pointWithin(content, selection.getAnchorKey(), selection.getAnchorOffset());
  const focus = pointWithin(content, selection.getFocusKey(), selection.getFocusOffset());
  const start = { key: content.getFirstBlock().getKey(), offset: 0 };
  const fitted = withPoints(selection, anchor ?? focus ?? start, focus ?? anchor ?? start);
  return fitted === selection ? state : Draft.EditorState.set(state, { selection: fitted });
}

function pointWithin(content: ContentState, key: string, offset: number): Point | null {
  const block = content.getBlockForKey(key) as ContentBlock | undefined;
  return block ? { key, offset: Math.min(offset, block.getLength()) } : null;
}

export function caretAt(key: string, offset: number): SelectionState {
  return Draft.SelectionState.createEmpty(key).merge({
    anchorOffset: offset,
    focusOffset: offset,
    hasFocus: true,
  }) as SelectionState;
}

/** A caret that also focuses the text. */
export const withCaretAt = (state: EditorState, key: string, offset: number): EditorState =>
  Draft.EditorState.forceSelection(state, caretAt(key, offset));

/** A caret while the focus is elsewhere, such as in a cell of that block. */
export const withCaretNotedAt = (state: EditorState, key: string, offset: number): EditorState =>
  Draft.EditorState.acceptSelection(
    state,
    caretAt(key, offset).set('hasFocus', false) as SelectionState,
  );

/** The caret in the text before (-1) or after (1) a block, or at its edge if there is no text. */
export function withCaretBeside(state: EditorState, key: string, side: 1 | -1): EditorState {
  const content = state.getCurrentContent();
  const beside = side < 0 ? content.getBlockBefore(key) : content.getBlockAfter(key);
  const end = beside && side < 0 ? beside.getLength() : 0;
  return beside
    ? withCaretAt(state, beside.getKey(), end)
    : withCaretAt(state, key, side < 0 ? 0 : 1);
}

/** Whether somebody writes at the end of a place. */
export function isCaretAtEndOf(
  state: EditorState,
  { key, end }: { readonly key: string; readonly end: number },
): boolean {
  const selection = state.getSelection();
  const isCaret = selection.isCollapsed() && selection.getHasFocus();
  return isCaret && selection.getStartKey() === key && selection.getStartOffset() === end;
}

/** Whether the selection lies within one block. */
export const isSelectedIn = (state: EditorState, key: string): boolean =>
  state.getSelection().getStartKey() === key && state.getSelection().getEndKey() === key;

/** Whether the caret was placed at a block and the text has not had the focus since. */
export const isCaretNotedAt = (state: EditorState, key: string): boolean =>
  state.getSelection().getAnchorKey() === key && !hasFocus(state);

export const hasFocus = (state: EditorState): boolean => state.getSelection().getHasFocus();
