import { type ComponentType, lazy, Suspense } from 'react';
import { FindBar } from './panels/find/FindBar.tsx';
import { LinkPopover } from './panels/link/LinkPopover.tsx';
import type { EditorCommand } from './kernel/commands.ts';
import { TableSizePicker } from './blocks/table/TableSizePicker.tsx';
import type { SurroundingProps } from './panels/panelProps.ts';
import { WritePopover } from './panels/writing/WritePopover.tsx';

interface Surrounding {
  readonly Panel: ComponentType<SurroundingProps>;
  /** A bar stays while dialogs come and go. */
  readonly place: 'dialog' | 'bar';
}

const dialog = (Panel: Surrounding['Panel']): Surrounding => ({ Panel, place: 'dialog' });
const bar = (Panel: Surrounding['Panel']): Surrounding => ({ Panel, place: 'bar' });

const HelpSheet = lazy(async () => ({
  default: (await import('./panels/help/HelpSheet.tsx')).HelpSheet,
}));
const ImageDialog = lazy(async () => ({
  default: (await import('./blocks/figure/ImageDialog.tsx')).ImageDialog,
}));
/** Commands that are not about the text alone, and what each opens beside it. */
const SURROUNDINGS: Partial<Record<EditorCommand, Surrounding>> = {
  link: dialog(LinkPopover),
  // What is used by keyboard is not loaded on demand: what is typed meanwhile would go into the text.
  find: bar(FindBar),
  replace: bar(FindBar),
  table: dialog(TableSizePicker),
  image: dialog(ImageDialog),
  write: dialog(WritePopover),
  help: dialog(HelpSheet),
};

/** What is open in each place. */
export type Opened = Readonly<Partial<Record<Surrounding['place'], EditorCommand>>>;

/** What is open once `command` has been asked for; null for a command that opens nothing. */
export function openedBy(command: EditorCommand, opened: Opened): Opened | null {
  const surrounding = SURROUNDINGS[command];
  return surrounding ? { ...opened, [surrounding.place]: command } : null;
}

export function closedBy(command: EditorCommand, opened: Opened): Opened {
  const { [SURROUNDINGS[command]?.place ?? 'dialog']: _, ...others } = opened;
  return others;
}

interface SurroundingsProps extends Omit<SurroundingProps, 'command' | 'onClose'> {
  readonly opened: Opened;
  onClose(command: EditorCommand): void;
}

export function Surroundings({ opened, onClose, ...props }: SurroundingsProps) {
  return [opened.bar, opened.dialog].map((command) => {
    const Panel = command && SURROUNDINGS[command]?.Panel;
    return Panel ? (
      <Suspense key={SURROUNDINGS[command]?.place} fallback={null}>
        <Panel {...props} command={command} onClose={() => onClose(command)} />
      </Suspense>
    ) : null;
  });
}
