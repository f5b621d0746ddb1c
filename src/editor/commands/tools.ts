import {
  IconArrowsMaximize,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconH4,
  IconH5,
  IconH6,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconKeyboard,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconPilcrow,
  IconSearch,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconWand,
  IconStrikethrough,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';

export type Icon = ComponentType<{ size?: number; stroke?: number }>;
/** A command and what its button shows. */
export type Tool = readonly [EditorCommand, Icon];

/** What the menu of text styles offers. */
export const BLOCK_TYPES: readonly Tool[] = [
  ['paragraph', IconPilcrow],
  ['heading-1', IconH1],
  ['heading-2', IconH2],
  ['heading-3', IconH3],
  ['heading-4', IconH4],
  ['heading-5', IconH5],
  ['heading-6', IconH6],
  ['quote', IconBlockquote],
  ['code-block', IconSourceCode],
];

/** Only where there is a model. */
const WRITING: readonly Tool[] = [['write', IconWand]];

/** The buttons, in their groups. */
const GROUPS: readonly (readonly Tool[])[] = [
  WRITING,
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['underline', IconUnderline],
    ['strikethrough', IconStrikethrough],
    ['inline-code', IconCode],
    ['link', IconLink],
    ['clear-format', IconClearFormatting],
  ],
  [
    ['bulleted-list', IconList],
    ['numbered-list', IconListNumbers],
    ['outdent', IconIndentDecrease],
    ['indent', IconIndentIncrease],
  ],
  [
    ['table', IconTable],
    ['image', IconPhoto],
    ['divider', IconSeparatorHorizontal],
  ],
  [
    ['undo', IconArrowBackUp],
    ['redo', IconArrowForwardUp],
  ],
  [
    ['find', IconSearch],
    ['full-screen', IconArrowsMaximize],
    ['help', IconKeyboard],
  ],
];

/** Commands that do something once, rather than being on or off. */
export const ACTIONS: ReadonlySet<EditorCommand> = new Set([
  'undo',
  'redo',
  'indent',
  'outdent',
  'clear-format',
  'table',
  'image',
  'divider',
  'write',
  'find',
  'help',
]);

export const groupsOf = (canWrite: boolean): readonly (readonly Tool[])[] =>
  GROUPS.filter((group) => canWrite || group !== WRITING);
