/** A slash typed into an empty paragraph, and what follows it: a way to choose what is to stand there. */
import Draft, { type ContentBlock, type ContentState, type EditorState } from 'draft-js';
import { withBlocks } from './blocks.ts';
import { type EditorCommand, withCommand } from './commands.ts';
import { caretAt } from './selection.ts';

export interface Slash {
  /** Of its paragraph. */
  readonly key: string;
  /** What was typed behind it. */
  readonly query: string;
}

/** Nobody types more to choose one of some names. */
const QUERY_MAX_CHARS = 30;

/**
 * The slash that the caret is behind; null if there is none, or if it was there before. `open`: the one until now. `before`: the state
 * until now.
 */
export function slashAfter(
  open: Slash | null,
  before: EditorState,
  now: EditorState,
): Slash | null {
  const slash = slashAt(now);
  if (slash === null || slash.key === open?.key) return slash;
  const isTyped = slash.query === '' && now.getLastChangeType() !== 'undo';
  const block: ContentBlock | undefined = before.getCurrentContent().getBlockForKey(slash.key);
  return isTyped && block?.getText() === '' ? slash : null;
}

function slashAt(state: EditorState): Slash | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed() || !selection.getHasFocus() || state.isInCompositionMode())
    return null;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const text = block.getText();
  const isSlash = block.getType() === 'unstyled' && text.startsWith('/');
  const isBehind = selection.getStartOffset() === text.length;
  if (!isSlash || !isBehind || text.length > QUERY_MAX_CHARS) return null;
  return { key: block.getKey(), query: text.slice(1) };
}

/** The state without the slash and its query, as a step of its own: undo brings them back. */
export const withSlashGone = (state: EditorState, { key }: Slash): EditorState =>
  withStep(state, emptied(state, key));

/** The state after a command in place of the slash, as one step; null for a command that does not work on the text only. */
export function withSlashCommand(
  state: EditorState,
  slash: Slash,
  command: EditorCommand,
): EditorState | null {
  const next = withCommand(withSlashGone(state, slash), command);
  if (next === null) return null;
  const content = next.getCurrentContent();
  return withStep(state, content.merge({ selectionAfter: next.getSelection() }) as ContentState);
}

function emptied(state: EditorState, key: string): ContentState {
  const content = state.getCurrentContent();
  const blocks = content.getBlocksAsArray().map((block) =>
    block.getKey() === key
      ? (block.merge({
          text: '',
          characterList: block.getCharacterList().clear(),
        }) as ContentBlock)
      : block,
  );
  return withBlocks(content, blocks).set('selectionAfter', caretAt(key, 0)) as ContentState;
}

function withStep(state: EditorState, content: ContentState): EditorState {
  const step = content.set('selectionBefore', state.getSelection()) as ContentState;
  return Draft.EditorState.push(state, step, 'insert-fragment');
}
