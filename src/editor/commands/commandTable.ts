/** Every command of the editor in one table, which toolbar, menus, shortcuts, help sheet and panels read. */
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMaximize,
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
  IconPilcrow,
  IconReplace,
  IconSearch,
  IconSourceCode,
  IconStrikethrough,
  IconTextSpellcheck,
  IconUnderline,
  IconWand,
} from '@tabler/icons-react';
import { commandNames } from '#src/editor/copy/editor.ts';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import {
  type AskingCommand,
  INSERT_COMMANDS,
  type InsertCommand,
  insertOf,
  isInsert,
} from '#src/editor/kinds/kinds.ts';
import type { Icon } from '#src/kit/ui/icon.ts';

/** Pressed with Ctrl, or Cmd on a Mac. `key` is a letter or a digit of the main row, or in `KEY_CODES`. */
export interface Keys {
  readonly key: string;
  readonly shift?: true;
  readonly alt?: true;
}

/** The groups of the toolbar in order; `type` is its menu of text styles. */
export const GROUPS = ['type', 'writing', 'style', 'list', 'insert', 'history', 'page'] as const;

interface CommandRow {
  readonly icon: Icon;
  readonly label: string;
  /** The first one is shown. */
  readonly keys: readonly Keys[];
  /** Null for a command without a button. */
  readonly group: (typeof GROUPS)[number] | null;
  /** In a cell of a table: `text` commands work on the cell, `article` commands on the article. */
  readonly scope: 'text' | 'article';
  /** Whether it switches something on and off, or acts once. */
  readonly acts: 'switch' | 'once';
  /** Where its panel opens; a bar stays while dialogs open and close. Null: it changes the text or the page. */
  readonly opens: 'dialog' | 'bar' | null;
}

const keys = (key: string, ...held: readonly ('shift' | 'alt')[]): Keys => ({
  key,
  ...(held.includes('shift') ? { shift: true } : {}),
  ...(held.includes('alt') ? { alt: true } : {}),
});

type Name = EditorCommand;
type Row = Omit<CommandRow, 'label'>;

const PLAIN = { scope: 'text', acts: 'switch', opens: null } as const;

/** Without `rest`, a row for a switch in the text. */
function row(group: Row['group'], icon: Icon, combinations: readonly Keys[]): Row & typeof PLAIN;
function row<Rest extends Partial<Row>>(
  group: Row['group'],
  icon: Icon,
  combinations: readonly Keys[],
  rest: Rest,
): Row & Omit<typeof PLAIN, keyof Rest> & Rest;
function row(group: Row['group'], icon: Icon, combinations: readonly Keys[], rest = {}): Row {
  return { group, icon, keys: combinations, ...PLAIN, ...rest };
}

const ONCE = { acts: 'once' } as const;
const OF_ARTICLE = { scope: 'article', ...ONCE } as const;
const DIALOG = { ...OF_ARTICLE, opens: 'dialog' } as const;
const BAR = { ...OF_ARTICLE, opens: 'bar' } as const;

const LINK = { scope: 'article', opens: 'dialog' } as const;
const SWITCH_OF_ARTICLE = { scope: 'article' } as const;

type InsertRows = {
  readonly [Command in InsertCommand]: Row & {
    readonly opens: Command extends AskingCommand ? 'dialog' : null;
  };
};

/** The commands that insert a block: a panel opens for those whose HTML is not known (`AskingCommand`). */
const INSERT_ROWS = Object.fromEntries(
  INSERT_COMMANDS.map((command): readonly [string, Row] => {
    const { icon, html } = insertOf(command);
    return [command, row('insert', icon, [], html === undefined ? DIALOG : OF_ARTICLE)];
  }),
) as InsertRows;

/** In the order of the buttons. */
const ROWS = {
  paragraph: row('type', IconPilcrow, [keys('0', 'alt')]),
  'heading-1': row('type', IconH1, [keys('1', 'alt')]),
  'heading-2': row('type', IconH2, [keys('2', 'alt')]),
  'heading-3': row('type', IconH3, [keys('3', 'alt')]),
  'heading-4': row('type', IconH4, [keys('4', 'alt')]),
  'heading-5': row('type', IconH5, [keys('5', 'alt')]),
  'heading-6': row('type', IconH6, [keys('6', 'alt')]),
  quote: row('type', IconBlockquote, [keys('9', 'shift')]),
  'code-block': row('type', IconSourceCode, [keys('C', 'alt')]),
  write: row('writing', IconWand, [keys('J')], DIALOG),
  bold: row('style', IconBold, [keys('B')]),
  italic: row('style', IconItalic, [keys('I')]),
  underline: row('style', IconUnderline, [keys('U')]),
  strikethrough: row('style', IconStrikethrough, [keys('X', 'shift')]),
  'inline-code': row('style', IconCode, [keys('E')]),
  link: row('style', IconLink, [keys('K')], LINK),
  'clear-format': row('style', IconClearFormatting, [keys('\\')], ONCE),
  'bulleted-list': row('list', IconList, [keys('8', 'shift')]),
  'numbered-list': row('list', IconListNumbers, [keys('7', 'shift')]),
  // By Tab (shortcuts.ts).
  outdent: row('list', IconIndentDecrease, [], ONCE),
  indent: row('list', IconIndentIncrease, [], ONCE),
  ...INSERT_ROWS,
  undo: row('history', IconArrowBackUp, [keys('Z')], ONCE),
  redo: row('history', IconArrowForwardUp, [keys('Z', 'shift'), keys('Y')], ONCE),
  spelling: row('page', IconTextSpellcheck, [], SWITCH_OF_ARTICLE),
  // By a click: the writer goes on typing in the text.
  'finding-here': row(null, IconTextSpellcheck, [], DIALOG),
  'next-finding': row(null, IconTextSpellcheck, [keys('.')], DIALOG),
  'previous-finding': row(null, IconTextSpellcheck, [keys('.', 'shift')], DIALOG),
  find: row('page', IconSearch, [keys('F')], BAR),
  replace: row(null, IconReplace, [keys('F', 'alt'), keys('H')], BAR),
  // F11 belongs to the browser.
  'full-screen': row('page', IconArrowsMaximize, [keys('F', 'shift')], SWITCH_OF_ARTICLE),
  help: row('page', IconKeyboard, [keys('/')], DIALOG),
} as const satisfies Readonly<Record<Name, Row>>;

/** A command that opens a panel beside the text. */
export type PanelCommand = {
  [Command in Name]: (typeof ROWS)[Command]['opens'] extends null ? never : Command;
}[Name];

export const opensPanel = (command: Name): command is PanelCommand =>
  COMMAND_TABLE[command].opens !== null;

const NAMES = Object.keys(ROWS) as Name[];

const labelOf = (name: Name): string =>
  isInsert(name) ? insertOf(name).label : commandNames[name];

export const COMMAND_TABLE = Object.fromEntries(
  NAMES.map((name) => [name, { ...ROWS[name], label: labelOf(name) }]),
) as Readonly<Record<Name, CommandRow>>;

export const commandsIn = (group: (typeof GROUPS)[number]): readonly Name[] =>
  NAMES.filter((name) => COMMAND_TABLE[name].group === group);

/** The commands of the text styles, in the order of their menu. */
export const BLOCK_TYPES = commandsIn('type');

/** The buttons, by group. `writing` is included only if a model is available. */
export const buttonGroups = (canWrite: boolean): readonly (readonly Name[])[] =>
  GROUPS.filter((group) => group !== 'type' && (canWrite || group !== 'writing')).map(commandsIn);

/** Every combination of keys, with its command. */
export const SHORTCUTS = NAMES.flatMap((command) =>
  COMMAND_TABLE[command].keys.map((combination) => ({ command, ...combination })),
);
