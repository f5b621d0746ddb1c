import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableColumn,
  IconTableRow,
} from '@tabler/icons-react';
import { tableTexts } from '#src/editor/copy/blocks.ts';
import type { Icon } from '#src/kit/ui/icon.ts';
import type { TableCommand } from './tableModel.ts';

type Entry = readonly [TableCommand, Icon];

/** The commands for the row and the column of the caret. */
export const MENUS: readonly {
  readonly name: string;
  readonly Glyph: Icon;
  readonly entries: readonly Entry[];
}[] = [
  {
    name: tableTexts.row,
    Glyph: IconTableRow,
    entries: [
      ['row-above', IconRowInsertTop],
      ['row-below', IconRowInsertBottom],
      ['row-up', IconArrowUp],
      ['row-down', IconArrowDown],
      ['remove-row', IconRowRemove],
    ],
  },
  {
    name: tableTexts.column,
    Glyph: IconTableColumn,
    entries: [
      ['column-before', IconColumnInsertLeft],
      ['column-after', IconColumnInsertRight],
      ['column-left', IconArrowLeft],
      ['column-right', IconArrowRight],
      ['remove-column', IconColumnRemove],
    ],
  },
];
