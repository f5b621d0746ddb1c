/** The blocks that the text shows as a whole. To add one, see docs/architecture.md. */
import { IconPhoto, IconSeparatorHorizontal, IconTable } from '@tabler/icons-react';
import { isSlot, markedSlot, slotMark } from '#html/slot.ts';
import { insertTexts, tableKeyTexts } from '#src/editor/copy/blocks.ts';
import type { BlockKind, Insert } from './blockKind.ts';

/** By the names of their commands, in the order of their buttons. A block is the first that it may be. */
export const KINDS = {
  table: {
    /** A figure may hold one. */
    isIt: (html) => /^<(?:table|figure)/.test(html) && html.includes('<table'),
    insert: { ...insertTexts.table, icon: IconTable },
    texts: ['caption', 'td', 'th'],
    inside: {
      title: tableKeyTexts.title,
      element: 'table',
      keys: [
        [tableKeyTexts.nextCell, 'Tab'],
        [tableKeyTexts.previousCell, 'Shift', 'Tab'],
        [tableKeyTexts.lineBreak, 'Enter'],
        [tableKeyTexts.tools, 'Alt', 'F10'],
        [tableKeyTexts.leave, 'Esc'],
      ],
    },
  },
  image: {
    isIt: (html) => /^<(?:figure|img)/.test(html),
    insert: { ...insertTexts.image, icon: IconPhoto },
    texts: ['figcaption'],
  },
  divider: {
    isIt: (html) => html.startsWith('<hr'),
    insert: { ...insertTexts.divider, icon: IconSeparatorHorizontal, html: '<hr>', line: '---' },
  },
  slot: {
    isIt: isSlot,
    isGap: true,
    copied: { html: markedSlot, text: slotMark },
  },
} as const satisfies Readonly<Record<string, BlockKind>>;

type Kinds = typeof KINDS;
export type KindName = keyof Kinds;
/** A command that inserts a block. */
export type InsertCommand = {
  [Name in KindName]: Kinds[Name] extends { readonly insert: Insert } ? Name : never;
}[KindName];
/** One that opens a panel, which inserts the block. */
export type AskingCommand = {
  [Name in InsertCommand]: Kinds[Name]['insert'] extends { readonly html: string } ? never : Name;
}[InsertCommand];

const ROWS: Readonly<Record<KindName, BlockKind>> = KINDS;
const NAMES = Object.keys(KINDS) as KindName[];
export const ALL_KINDS = Object.values(ROWS);

export const INSERT_COMMANDS = NAMES.filter(
  (name): name is InsertCommand => ROWS[name].insert !== undefined,
);

export const isInsert = (name: string): name is InsertCommand =>
  (INSERT_COMMANDS as readonly string[]).includes(name);

export const insertOf = (command: InsertCommand): Insert => KINDS[command].insert;

/** What the HTML of a block is; undefined: something that is shown as it is stored. */
export const kindNameOf = (html: string): KindName | undefined =>
  NAMES.find((name) => ROWS[name].isIt(html));

export function kindOf(html: string): BlockKind | undefined {
  const name = kindNameOf(html);
  return name && ROWS[name];
}
