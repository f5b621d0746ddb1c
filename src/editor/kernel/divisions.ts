/** Which blocks the writer has divided and joined: what still arrives for a block is shared among its parts. */
import type { EditorState } from 'draft-js';
import type { BlockIds } from './outline.ts';

type Noted = Pick<BlockIds, 'divided' | 'joinedTo'>;

/** Records when an edit splits a block in two or joins two blocks. */
export function noteDivision(ids: Noted, state: EditorState, next: EditorState): void {
  const type = next.getLastChangeType();
  if (type === 'split-block') noteDivided(ids, state, next);
  if (type === 'insert-fragment') noteInserted(ids, state, next);
  if (type !== 'undo' && type !== 'redo') noteJoined(ids, state, next);
}

/** Of a text that blocks were inserted into, the part behind them ends up in the last one. */
function noteInserted({ divided }: Noted, state: EditorState, next: EditorState): void {
  const [before, after] = [state.getCurrentContent(), next.getCurrentContent()];
  const upper = state.getSelection().getStartKey();
  const isNew = (key: string) => !before.getBlockMap().has(key);
  const parts: [string, string][] = [];
  let key = next.getSelection().getStartKey();
  if (!after.getBlockMap().has(upper) || tailLength(state) === 0) return;
  for (let above = key; isNew(key); key = above) {
    above = after.getKeyBefore(key) ?? upper;
    parts.push([key, above]);
  }
  if (key === upper && parts.length > 0) divided.push(parts);
}

/** How much text of its last block is behind the selection. */
function tailLength(state: EditorState): number {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getEndKey());
  return block.getLength() - selection.getEndOffset();
}

function noteDivided({ divided }: Noted, state: EditorState, next: EditorState): void {
  const content = next.getCurrentContent();
  const isNew = (key: string) => !state.getCurrentContent().getBlockMap().has(key);
  const caret = state.getSelection().getStartKey();
  const line = content.getKeyBefore(caret);
  if (line && isNew(line)) noteLineAbove(divided, line, caret);
  const lower = content.getBlockAfter(caret);
  if (!lower || !isNew(lower.getKey())) return;
  // A new line at the end of a text has no part of it.
  const below = content.getKeyAfter(lower.getKey());
  const hasText = lower.getLength() > 0 || divided.flat().some(([key]) => key === below);
  if (hasText) divided.push([[lower.getKey(), caret]]);
}

/** An empty line between two parts is one of them. */
function noteLineAbove(divided: Noted['divided'], line: string, lower: string): void {
  const at = divided.findLastIndex((parts) => parts.some(([key]) => key === lower));
  const parts = divided[at]?.flatMap(([key, upper]) =>
    key === lower
      ? ([
          [line, upper],
          [lower, line],
        ] as const)
      : ([[key, upper]] as const),
  );
  if (parts !== undefined) divided[at] = parts;
}

/** Of a selection over several blocks that is removed or replaced, what is behind it continues its first block. */
function noteJoined({ joinedTo }: Noted, state: EditorState, next: EditorState): void {
  const [before, after] = [state.getCurrentContent(), next.getCurrentContent()];
  const selection = state.getSelection();
  const isCaret = selection.isCollapsed();
  if (isCaret && after.getBlockMap().size >= before.getBlockMap().size) return;
  const home = isCaret ? next.getSelection().getStartKey() : selection.getStartKey();
  const lower = isCaret ? before.getKeyAfter(home) : selection.getEndKey();
  if (!lower || after.getBlockMap().has(lower)) return;
  const isJoined = isCaret
    ? after.getBlockForKey(home).getText().endsWith(before.getBlockForKey(lower).getText())
    : tailLength(state) > 0;
  if (isJoined) joinedTo.set(lower, home);
  else joinedTo.delete(lower);
}
