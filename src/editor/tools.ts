import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EditorCommand } from './model/commands.ts';

export type Icon = ComponentType<{ size?: number; stroke?: number }>;
/** A command and what its button shows. */
export type Tool = readonly [EditorCommand, Icon];

/** What the menu of text styles offers. */
export const BLOCK_TYPES: readonly Tool[] = [
  ['paragraph', IconPilcrow],
  ['heading-1', IconH1],
  ['heading-2', IconH2],
  ['heading-3', IconH3],
  ['quote', IconBlockquote],
  ['code-block', IconSourceCode],
];

/** The buttons, in their groups. */
export const GROUPS: readonly (readonly Tool[])[] = [
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['underline', IconUnderline],
    ['strikethrough', IconStrikethrough],
    ['inline-code', IconCode],
    ['link', IconLink],
  ],
  [
    ['bulleted-list', IconList],
    ['numbered-list', IconListNumbers],
    ['outdent', IconIndentDecrease],
    ['indent', IconIndentIncrease],
  ],
  [
    ['undo', IconArrowBackUp],
    ['redo', IconArrowForwardUp],
  ],
];

/** Commands that do something once, rather than being on or off. */
export const ACTIONS: ReadonlySet<EditorCommand> = new Set(['undo', 'redo', 'indent', 'outdent']);
export const TOOLS = GROUPS.flat().map(([command]) => command);
