/** What a slash offers: commands of the editor, and the tasks of a model for a place without a text. */
import { IconSparkles } from '@tabler/icons-react';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { slashWords } from '#src/editor/copy/slash.ts';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import { INSERT_COMMANDS, insertOf, isInsert } from '#src/editor/kinds/kinds.ts';
import { canWrite, type Writer } from '#src/editor/panels/writing/WritingContext.ts';
import { taskNames } from '#src/kit/copy/tasks.ts';
import type { Icon } from '#src/kit/ui/icon.ts';

export type SlashItem = {
  readonly label: string;
  readonly icon: Icon;
  /** Other words that it is found by. */
  readonly words: string;
} & (
  | { readonly kind: 'command'; readonly name: EditorCommand }
  | { readonly kind: 'task'; readonly name: ProposedTask }
);

const BLOCKS = [
  ...(['heading-1', 'heading-2', 'heading-3', 'heading-4'] as const),
  ...(['bulleted-list', 'numbered-list', 'quote', 'code-block'] as const),
  ...INSERT_COMMANDS,
] satisfies readonly EditorCommand[];

const commandItem = (name: (typeof BLOCKS)[number] | 'write'): SlashItem => {
  const { label, icon } = COMMAND_TABLE[name];
  const words = isInsert(name) ? insertOf(name).words : slashWords[name];
  return { kind: 'command', name, label, icon, words };
};

/** What can be inserted, then what can be written here. */
export function slashItems(writer: Writer): readonly SlashItem[] {
  const tasks = writer.tasks.filter((name) => PROPOSALS[name].scope !== 'selection');
  const items = BLOCKS.map(commandItem);
  if (!canWrite(writer) || writer.isBusy) return items;
  return [
    ...items,
    ...(writer.hasModel ? [commandItem('write')] : []),
    ...tasks.map(
      (name): SlashItem => ({
        kind: 'task',
        name,
        label: taskNames[name],
        icon: IconSparkles,
        words: slashWords.task,
      }),
    ),
  ];
}

/** The items of which each word of the query begins a word; those whose name it begins come first. */
export function matchingItems(items: readonly SlashItem[], query: string): readonly SlashItem[] {
  const wanted = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (text: string) => {
    const words = text.toLowerCase().split(/[\s/-]+/);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  };
  const named = items.filter(({ label }) => has(label));
  return [
    ...named,
    ...items.filter((item) => !named.includes(item) && has(`${item.label} ${item.words}`)),
  ];
}
