import { useLayoutEffect, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';
import { TableCell } from './TableCell.tsx';
import { placedSections, type Table } from './tableModel.ts';

interface TableViewProps {
  readonly table: Table;
  readonly readOnly: boolean;
}

export function TableView({ table, readOnly }: TableViewProps) {
  return (
    <>
      <div className="article-table-box">
        <table>
          {table.caption !== null && <Html tag="caption" html={table.caption} />}
          {placedSections(table).map(({ tag: Tag, rows }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections, rows and cells are their places
            <Tag key={at}>
              {rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <tr key={line}>
                  {row.map((placed) => (
                    <TableCell key={placed.column} {...placed} readOnly={readOnly} />
                  ))}
                </tr>
              ))}
            </Tag>
          ))}
        </table>
      </div>
      {table.before !== '' && <Html tag="div" html={`${table.before}${table.after}`} />}
    </>
  );
}

/** Part of a foreign table that is shown and kept, but cannot be edited. */
function Html({ tag: Tag, html }: { readonly tag: 'caption' | 'div'; readonly html: string }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitised(html));
  }, [html]);
  return (
    <Tag
      ref={(drawn: HTMLElement | null) => {
        element.current = drawn;
      }}
    />
  );
}
