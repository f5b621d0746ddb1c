/**
 * Changes from outside and the undo history. A change of a run is undone as one step; any other change is treated
 * as if it had always been there. Every undo step above such a change must therefore contain it.
 */
import Draft, { type ContentState, type EditorState } from 'draft-js';
import EditorBidiService from 'draft-js/lib/EditorBidiService';
import Immutable from 'immutable';
import { movedSelection } from './selection.ts';

/** The number of undo steps kept. Each may have to be rebased when a change arrives. */
const HISTORY_LIMIT = 200;

type Edit = (content: ContentState) => ContentState;
type History = ReturnType<EditorState['getUndoStack']>;

/** Adds a change to the history: from now on, every step contains it. */
export function withJoined(state: EditorState, edit: Edit): EditorState {
  return withEdited(state, edit, stackOf(state.getUndoStack(), edit));
}

/** Opens a run. Undoing the run reverts everything from here to the next step. */
export function withRunOpened(state: EditorState): EditorState {
  const undoStack = state.getUndoStack().push(state.getCurrentContent());
  const selection = state.getSelection();
  const content = state
    .getCurrentContent()
    .merge({ selectionBefore: selection, selectionAfter: selection }) as ContentState;
  // Typing that follows must not become part of the run, so it must not look like its continuation.
  return Draft.EditorState.set(withContent(state, content), {
    undoStack,
    lastChangeType: 'insert-fragment',
  });
}

/** Applies a change of a run: steps made since it was opened contain the change, earlier ones do not. */
export function withRunChange(state: EditorState, edit: Edit, boundary: ContentState): EditorState {
  // Newest first.
  const steps = state.getUndoStack().toArray();
  const below = steps.indexOf(boundary);
  const undone = steps.map((content, at) => (at < below ? through(content, edit) : content));
  return withEdited(state, edit, Immutable.Stack(undone));
}

export const hasStep = (state: EditorState, boundary: ContentState): boolean =>
  state.getUndoStack().includes(boundary);

/** Makes what was typed since `before` an undo step of its own if draft-js has added it to the last one. */
export function withTypingDivided(before: EditorState, after: EditorState): EditorState {
  const isContinued =
    after.getLastChangeType() === before.getLastChangeType() &&
    after.getUndoStack() === before.getUndoStack() &&
    after.getRedoStack().isEmpty();
  if (!isContinued) return after;
  const selectionBefore = before.getSelection();
  const content = after.getCurrentContent().merge({ selectionBefore }) as ContentState;
  return Draft.EditorState.set(withContent(after, content), {
    undoStack: before.getUndoStack().push(before.getCurrentContent()),
  });
}

export function withoutOldSteps(state: EditorState): EditorState {
  if (state.getUndoStack().size <= HISTORY_LIMIT * 1.5) return state;
  const undoStack = Immutable.Stack(state.getUndoStack().toArray().slice(0, HISTORY_LIMIT));
  return Draft.EditorState.set(state, { undoStack });
}

/**
 * Replaces the content within the same undo step. Of everything that draft-js derives from a content, `set` renews
 * only the trees, and a block without a direction cannot be rendered.
 */
export function withContent(state: EditorState, content: ContentState): EditorState {
  const directionMap = EditorBidiService.getDirectionMap(content, state.getDirectionMap());
  return Draft.EditorState.set(state, { currentContent: content, directionMap });
}

function withEdited(state: EditorState, edit: Edit, undoStack: History): EditorState {
  const before = state.getCurrentContent();
  const edited = edit(before);
  const redoStack = stackOf(state.getRedoStack(), edit);
  if (edited === before) return Draft.EditorState.set(state, { undoStack, redoStack });
  const selection = movedSelection(before, edited, state.getSelection());
  // draft-js continues a typing step while the selection is the one that its content ended with.
  const isTyping = before.getSelectionAfter() === state.getSelection();
  const content = edited.merge({
    selectionBefore: movedSelection(before, edited, before.getSelectionBefore()),
    selectionAfter: isTyping
      ? selection
      : movedSelection(before, edited, before.getSelectionAfter()),
  }) as ContentState;
  return Draft.EditorState.set(withContent(state, content), {
    selection,
    undoStack,
    redoStack,
    forceSelection: selection.getHasFocus(),
    nativelyRenderedContent: null,
  });
}

function through(content: ContentState, edit: Edit): ContentState {
  const edited = edit(content);
  if (edited === content) return content;
  return edited.merge({
    selectionBefore: movedSelection(content, edited, content.getSelectionBefore()),
    selectionAfter: movedSelection(content, edited, content.getSelectionAfter()),
  }) as ContentState;
}

const stackOf = (stack: History, edit: Edit): History =>
  stack.map((content) => through(content as ContentState, edit)).toStack();
