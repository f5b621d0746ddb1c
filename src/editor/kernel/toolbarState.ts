import type { EditorState } from 'draft-js';
import { isListItem } from './blocks.ts';
import { type EditorCommand, linkAt, STYLE_OF_COMMAND, TYPE_OF_COMMAND } from './commands.ts';

/** What the toolbar shows. It depends only on the selection and its first block. */
export interface ToolbarState {
  readonly active: readonly EditorCommand[];
  readonly unavailable: readonly EditorCommand[];
}

type Table = Readonly<Partial<Record<EditorCommand, string>>>;

const commandsOf = (table: Table, isMeant: (value: string) => boolean): EditorCommand[] =>
  (Object.keys(table) as EditorCommand[]).filter((command) => isMeant(table[command] ?? ''));

function toolbarStateOf(state: EditorState): ToolbarState {
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  const styles = state.getCurrentInlineStyle();
  return {
    active: [
      ...commandsOf(STYLE_OF_COMMAND, (style) => styles.has(style)),
      ...commandsOf(TYPE_OF_COMMAND, (type) => block.getType() === type),
      ...(linkAt(state) === null ? [] : (['link'] as const)),
    ],
    unavailable: [
      ...(state.getUndoStack().size === 0 ? (['undo'] as const) : []),
      ...(state.getRedoStack().size === 0 ? (['redo'] as const) : []),
      ...(isListItem(block) ? [] : (['indent', 'outdent'] as const)),
    ],
  };
}

/** Returns a selector that returns the same object while the toolbar looks the same. */
export function rememberToolbarState(): (state: EditorState) => ToolbarState {
  let last: { state: EditorState; shown: ToolbarState; name: string } | null = null;
  return (state) => {
    if (last?.state === state) return last.shown;
    const shown = toolbarStateOf(state);
    const name = JSON.stringify(shown);
    last = { state, name, shown: last?.name === name ? last.shown : shown };
    return last.shown;
  };
}
