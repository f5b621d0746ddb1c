/** Which blocks the writer has divided and joined: what still arrives for a block is shared among its parts. */
import type { EditorState } from 'draft-js';
import type { BlockIds } from './outline.ts';

type Noted = Pick<BlockIds, 'divided' | 'joinedTo'>;

/** Notes whether `next` divides a block of `state`, or joins two. */
export function noteDivision(ids: Noted, state: EditorState, next: EditorState): void {
  if (next.getLastChangeType() === 'split-block') noteDivided(ids, state, next);
  noteJoined(ids, state, next);
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

function noteJoined({ joinedTo }: Noted, state: EditorState, next: EditorState): void {
  const [before, after] = [state.getCurrentContent(), next.getCurrentContent()];
  if (after.getBlockMap().size >= before.getBlockMap().size) return;
  const key = next.getSelection().getStartKey();
  const lower = before.getBlockAfter(key);
  if (!lower || lower.getLength() === 0 || after.getBlockMap().has(lower.getKey())) return;
  const isJoined = after.getBlockForKey(key).getText().endsWith(lower.getText());
  if (isJoined) joinedTo.set(lower.getKey(), key);
  else joinedTo.delete(lower.getKey());
}
