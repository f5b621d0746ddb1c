/** What a button or a shortcut does to the text. Each command is one undo step. */
import Draft, {
  type ContentBlock,
  type DraftBlockType,
  type EditorState,
  type SelectionState,
} from 'draft-js';
import Immutable from 'immutable';
import {
  INSERT_COMMANDS,
  type InsertCommand,
  insertOf,
  isInsert,
} from '#src/editor/kinds/kinds.ts';
import { withAtomic } from './atomics.ts';
import {
  atomicBlock,
  hrefOfEntity,
  isListItem,
  linkEntity,
  withBlocks,
  withNumber,
  withRunStart,
} from './blocks.ts';
import { withStyleToggled } from './inlineStyle.ts';
import { caretAt } from './selection.ts';

/** The deepest level of a list, counted from 0. */
export const MAX_DEPTH = 4;

export const COMMANDS = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'inline-code',
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'quote',
  'code-block',
  'bulleted-list',
  'numbered-list',
  'indent',
  'outdent',
  'clear-format',
  'link',
  ...INSERT_COMMANDS,
  'write',
  'spelling',
  'finding-here',
  'next-finding',
  'previous-finding',
  'find',
  'replace',
  'full-screen',
  'help',
  'undo',
  'redo',
] as const;

export type EditorCommand = (typeof COMMANDS)[number];

export const isCommand = (name: string): name is EditorCommand =>
  (COMMANDS as readonly string[]).includes(name);

/** Commands that switch a style of the selected text. */
export const STYLE_OF_COMMAND = {
  bold: 'BOLD',
  italic: 'ITALIC',
  underline: 'UNDERLINE',
  strikethrough: 'STRIKETHROUGH',
  'inline-code': 'CODE',
} as const satisfies Partial<Record<EditorCommand, string>>;

/** Commands that change the type of the selected blocks, or make them paragraphs again. */
export const TYPE_OF_COMMAND = {
  paragraph: 'unstyled',
  'heading-1': 'header-one',
  'heading-2': 'header-two',
  'heading-3': 'header-three',
  'heading-4': 'header-four',
  'heading-5': 'header-five',
  'heading-6': 'header-six',
  quote: 'blockquote',
  'code-block': 'code-block',
  'bulleted-list': 'unordered-list-item',
  'numbered-list': 'ordered-list-item',
} as const satisfies Partial<Record<EditorCommand, DraftBlockType>>;

export const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key);

/** The other commands that work on the text only. */
const EDIT_OF_COMMAND: Partial<Record<EditorCommand, (state: EditorState) => EditorState>> = {
  indent: (state) => withDepth(state, 1),
  outdent: (state) => withDepth(state, -1),
  'clear-format': withoutStyles,
};

/**
 * Returns the state after a command; null for a command that does not work on the text only (`link`, `undo`,
 * `redo`).
 */
export function withCommand(state: EditorState, command: EditorCommand): EditorState | null {
  if (isKeyOf(STYLE_OF_COMMAND, command)) {
    return withStyleToggled(state, STYLE_OF_COMMAND[command]);
  }
  if (isKeyOf(TYPE_OF_COMMAND, command)) return withType(state, TYPE_OF_COMMAND[command]);
  if (isInsert(command)) return withInserted(state, command);
  return EDIT_OF_COMMAND[command]?.(state) ?? null;
}

function withInserted(state: EditorState, command: InsertCommand): EditorState | null {
  const { html } = insertOf(command);
  return html === undefined ? null : withAtomic(state, atomicBlock(html));
}

/**
 * Removes inline styles from the selected text and keeps its links. Without a selection, removes them from what is
 * typed next.
 */
function withoutStyles(state: EditorState): EditorState {
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    return Draft.EditorState.setInlineStyleOverride(state, Immutable.OrderedSet<string>());
  }
  const content = state.getCurrentContent();
  const plain = Object.values(STYLE_OF_COMMAND).reduce(
    (text, style) => Draft.Modifier.removeInlineStyle(text, selection, style),
    content,
  );
  return Draft.EditorState.push(state, plain, 'change-inline-style');
}

/** Changes the selected blocks to a type; to paragraphs if they all have that type already. */
export function withType(state: EditorState, type: DraftBlockType): EditorState {
  const selected = selectedBlocks(state).filter((block) => block.getType() !== 'atomic');
  const next = selected.every((block) => block.getType() === type) ? 'unstyled' : type;
  const chosen = new Set(selected);
  const below = blockBelow(state, selected);
  return withChanged(state, 'change-block-type', (block) =>
    chosen.has(block)
      ? (withNumber(withRunStart(block, false), undefined).merge({
          type: next,
          depth: next === type && isListItem(block) ? block.getDepth() : 0,
        }) as ContentBlock)
      : // A list that now touches the selected blocks joins them.
        block === below
        ? withRunStart(block, false)
        : block,
  );
}

/** Moves the selected list items in or out, at most one level below the item above. */
export function withDepth(state: EditorState, by: 1 | -1): EditorState {
  const selected = new Set(selectedBlocks(state).filter(isListItem));
  let depthAbove = -1;
  return withChanged(state, 'adjust-depth', (block) => {
    const isMoved = selected.has(block);
    const limit = Math.min(MAX_DEPTH, depthAbove + 1);
    const depth = isMoved ? Math.max(0, Math.min(limit, block.getDepth() + by)) : block.getDepth();
    depthAbove = isListItem(block) ? depth : -1;
    return isMoved && depth !== block.getDepth()
      ? (withNumber(block, undefined).set('depth', depth) as ContentBlock)
      : block;
  });
}

/** Whether the caret is in a list, where Tab moves items instead of the focus. */
export const isInList = (state: EditorState): boolean => selectedBlocks(state).some(isListItem);

/**
 * Links the selected text, or the whole link at the caret, to an address, or unlinks it. With neither, the address is
 * inserted as the text.
 */
export function withLink(state: EditorState, href: string | null): EditorState {
  const content = state.getCurrentContent();
  const target = linkAt(state)?.target ?? state.getSelection();
  const entity = href === null ? null : linkEntity(href);
  if (href !== null && target.isCollapsed()) {
    const style = state.getCurrentInlineStyle();
    const inserted = Draft.Modifier.insertText(content, target, href, style, entity ?? undefined);
    return Draft.EditorState.push(state, inserted, 'insert-characters');
  }
  const linked = Draft.Modifier.applyEntity(content, target, entity);
  // The entity of an atomic block is its HTML.
  const atomics = content.getBlockMap().filter((block) => block?.getType() === 'atomic');
  const blockMap = linked.getBlockMap().merge(atomics);
  const next = linked.set('blockMap', blockMap) as typeof content;
  const pushed = Draft.EditorState.push(state, next, 'apply-entity');
  const end = caretAt(target.getEndKey(), target.getEndOffset());
  return Draft.EditorState.forceSelection(pushed, end);
}

/** The whole link at the start of the selection, or null. */
export function linkAt(state: EditorState): { href: string; target: SelectionState } | null {
  const selection = state.getSelection();
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const offset = selection.getStartOffset();
  const inside = block.getEntityAt(offset);
  // Right after a link, the caret still belongs to it.
  const isBehind = hrefOfEntity(inside) === null && selection.isCollapsed() && offset > 0;
  const entity = isBehind ? block.getEntityAt(offset - 1) : inside;
  const href = hrefOfEntity(entity);
  if (href === null) return null;
  let target = selection;
  block.findEntityRanges(
    (char) => char.getEntity() === entity,
    (start, end) => {
      if (start > offset || end < offset) return;
      target = caretAt(block.getKey(), start).set('focusOffset', end) as SelectionState;
    },
  );
  return { href, target };
}

/** A selection that ends at the very start of a block, as a triple click makes it, does not include that block. */
export function selectedBlocks(state: EditorState): ContentBlock[] {
  const selection = state.getSelection();
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const start = blocks.findIndex((block) => block.getKey() === selection.getStartKey());
  const end = blocks.findIndex((block) => block.getKey() === selection.getEndKey());
  const isTouched = end > start && selection.getEndOffset() === 0;
  return blocks.slice(start, isTouched ? end : end + 1);
}

function blockBelow(state: EditorState, blocks: readonly ContentBlock[]): ContentBlock | undefined {
  const last = blocks.at(-1);
  // With an array: to find the next block, draft-js copies the rest of the article.
  const all = state.getCurrentContent().getBlocksAsArray();
  return last === undefined ? undefined : all[all.indexOf(last) + 1];
}

function withChanged(
  state: EditorState,
  changeType: 'change-block-type' | 'adjust-depth',
  change: (block: ContentBlock) => ContentBlock,
): EditorState {
  const content = state.getCurrentContent();
  const blocks = content.getBlocksAsArray();
  const changed = blocks.map(change);
  if (changed.every((block, at) => block === blocks[at])) return state;
  const selection = state.getSelection();
  const next = withBlocks(content, changed).merge({
    selectionBefore: selection,
    selectionAfter: selection,
  });
  return Draft.EditorState.push(state, next as typeof content, changeType);
}
