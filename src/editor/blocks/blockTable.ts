/** How the blocks of `kinds/` are rendered, and the panels that ask what to insert. */
import { type ComponentType, lazy } from 'react';
import { AsStored, type AtomicProps } from '#src/editor/kernel/AtomicBlock.tsx';
import { type AskingCommand, type KindName, kindNameOf } from '#src/editor/kinds/kinds.ts';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { FigureBlock } from './figure/FigureBlock.tsx';
import { SlotBlock } from './slot/SlotBlock.tsx';
import { TableBlock } from './table/TableBlock.tsx';
import { TableSizePicker } from './table/TableSizePicker.tsx';

type BlockRows = {
  readonly [Name in KindName]: {
    readonly View: ComponentType<AtomicProps>;
    readonly Panel: Name extends AskingCommand ? ComponentType<PanelProps> : null;
  };
};

const ImageDialog = lazy(async () => ({
  default: (await import('./figure/ImagePicker.tsx')).ImageDialog,
}));

export const BLOCK_TABLE: BlockRows = {
  // Used by keyboard, so not lazy: keys pressed while it loads would go into the text.
  table: { View: TableBlock, Panel: TableSizePicker },
  image: { View: FigureBlock, Panel: ImageDialog },
  divider: { View: AsStored, Panel: null },
  slot: { View: SlotBlock, Panel: null },
};

/** The view of a block with this HTML. */
export function viewOf(html: string): ComponentType<AtomicProps> {
  const name = kindNameOf(html);
  return name === undefined ? AsStored : BLOCK_TABLE[name].View;
}
