import { memo, useLayoutEffect, useRef } from 'react';
import { tableTexts } from '#src/editor/copy/blocks.ts';
import { showIn } from './cellElement.ts';
import type { PlacedCell } from './tableModel.ts';

interface TableCellProps extends PlacedCell {
  readonly readOnly: boolean;
}

/** An editable cell. React renders the element but never its content, which belongs to the browser while the writer types. */
export const TableCell = memo(function TableCell({ cell, row, column, readOnly }: TableCellProps) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (field.current) showIn(field.current, cell.html);
  }, [cell.html]);
  const Tag = cell.isHeader ? 'th' : 'td';
  return (
    <Tag
      colSpan={cell.colspan > 1 ? cell.colspan : undefined}
      rowSpan={cell.rowspan > 1 ? cell.rowspan : undefined}
      scope={cell.isHeader ? (cell.scope ?? undefined) : undefined}
    >
      <div
        ref={field}
        className="article-cell"
        dir="auto"
        data-row={row}
        data-column={column}
        {...(readOnly
          ? {}
          : {
              contentEditable: true,
              suppressContentEditableWarning: true,
              role: 'textbox',
              'aria-multiline': true,
              'aria-label': tableTexts.cell(row + 1, column + 1),
            })}
      />
    </Tag>
  );
});
