import { type ComponentType, lazy, Suspense } from 'react';
import { COMMAND_TABLE, opensPanel, type PanelCommand } from './commands/commandTable.ts';
import { FindBar } from './panels/find/FindBar.tsx';
import { FindingPanel } from './panels/spelling/FindingPanel.tsx';
import { LinkPopover } from './panels/link/LinkPopover.tsx';
import type { EditorCommand } from './kernel/commands.ts';
import { TableSizePicker } from './blocks/table/TableSizePicker.tsx';
import type { PanelProps } from './panels/panelProps.ts';
import { WritePopover } from './panels/writing/WritePopover.tsx';

const HelpSheet = lazy(async () => ({
  default: (await import('./panels/help/HelpSheet.tsx')).HelpSheet,
}));
const ImageDialog = lazy(async () => ({
  default: (await import('./blocks/figure/ImagePicker.tsx')).ImageDialog,
}));
/** The panel that each of these commands opens beside the text. */
const PANELS: Readonly<Record<PanelCommand, ComponentType<PanelProps>>> = {
  link: LinkPopover,
  // Panels used by keyboard are not lazy: keys pressed while they load would go into the text.
  'finding-here': FindingPanel,
  'next-finding': FindingPanel,
  'previous-finding': FindingPanel,
  find: FindBar,
  replace: FindBar,
  table: TableSizePicker,
  image: ImageDialog,
  write: WritePopover,
  help: HelpSheet,
};

/** The open panel of each place. */
export type Opened = Readonly<Partial<Record<'dialog' | 'bar', PanelCommand>>>;

/** Returns what is open after `command`; null for a command that opens no panel. */
export function openedBy(command: EditorCommand, opened: Opened): Opened | null {
  const place = COMMAND_TABLE[command].opens;
  return place !== null && opensPanel(command) ? { ...opened, [place]: command } : null;
}

export function closedBy(command: EditorCommand, opened: Opened): Opened {
  const { [COMMAND_TABLE[command].opens ?? 'dialog']: _, ...others } = opened;
  return others;
}

interface PanelsProps extends Omit<PanelProps, 'command' | 'onClose'> {
  readonly opened: Opened;
  onClose(command: EditorCommand): void;
}

/** Renders the open panels. */
export function Panels({ opened, onClose, ...props }: PanelsProps) {
  return [opened.bar, opened.dialog].map((command) => {
    if (command === undefined) return null;
    const Panel = PANELS[command];
    return (
      <Suspense key={COMMAND_TABLE[command].opens} fallback={null}>
        <Panel {...props} command={command} onClose={() => onClose(command)} />
      </Suspense>
    );
  });
}
