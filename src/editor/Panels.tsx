import { type ComponentType, lazy, Suspense } from 'react';
import { BLOCK_TABLE } from './blocks/blockTable.ts';
import { COMMAND_TABLE, opensPanel, type PanelCommand } from './commands/commandTable.ts';
import type { EditorCommand } from './kernel/commands.ts';
import { type InsertCommand, isInsert } from './kinds/kinds.ts';
import { FindBar } from './panels/find/FindBar.tsx';
import { LinkPopover } from './panels/link/LinkPopover.tsx';
import type { PanelProps } from './panels/panelProps.ts';
import { FindingPanel } from './panels/spelling/FindingPanel.tsx';
import { WritePopover } from './panels/writing/WritePopover.tsx';

const HelpSheet = lazy(async () => ({
  default: (await import('./panels/help/HelpSheet.tsx')).HelpSheet,
}));
/** The panel that each of these commands opens beside the text, beside those that insert a block. */
const PANELS: Readonly<Record<Exclude<PanelCommand, InsertCommand>, ComponentType<PanelProps>>> = {
  link: LinkPopover,
  // Panels used by keyboard are not lazy: keys pressed while they load would go into the text.
  'finding-here': FindingPanel,
  'next-finding': FindingPanel,
  'previous-finding': FindingPanel,
  find: FindBar,
  replace: FindBar,
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
  const { [COMMAND_TABLE[command].opens ?? 'dialog']: _closed, ...others } = opened;
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
    const Panel = isInsert(command) ? BLOCK_TABLE[command].Panel : PANELS[command];
    return (
      <Suspense key={COMMAND_TABLE[command].opens} fallback={null}>
        <Panel {...props} command={command} onClose={() => onClose(command)} />
      </Suspense>
    );
  });
}
