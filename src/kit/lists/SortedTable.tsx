import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowGap, useRows } from './RowWindow.tsx';
import classes from './tablePage.module.css';

interface Order<Sort> {
  readonly sort: Sort;
  readonly isDescending: boolean;
}

/** `name` is the `data-column` of its cells. */
export type TableColumn<Sort extends string> =
  | { readonly sort: Sort; readonly label: string; readonly help: string | undefined }
  | { readonly name: string; readonly label: string };

interface HeadingProps<Sort extends string> {
  readonly columns: readonly TableColumn<Sort>[];
  readonly order: Order<Sort>;
  readonly startsDescending: (sort: Sort) => boolean;
  readonly onSort: (order: Order<Sort>) => void;
}

interface SortedTableProps<Row, Sort extends string> extends HeadingProps<Sort> {
  /** In their order. */
  readonly rows: readonly Row[];
  /** The id of the element of a row that takes the focus. */
  readonly idOf: (row: Row) => string;
  /** The widths of the columns. */
  readonly className: string;
  /** Draws a row; `rowIndex` counts from 1, with the heading. */
  readonly children: (row: Row, rowIndex: number) => ReactNode;
}

/** Also in the style sheet. */
const ROW_PX = 56;

/** Any number of rows: those near what is seen are drawn, and the arrow keys lead through all of them. */
export function SortedTable<Row, Sort extends string>(props: SortedTableProps<Row, Sort>) {
  const { rows, idOf, className, children, ...heading } = props;
  const { box, from, end, onKeyDown } = useRows({ ids: rows.map(idOf), rowPx: ROW_PX });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from row to row, which are buttons
    <div ref={box} className={classes.box} onKeyDown={onKeyDown}>
      <table className={`${classes.table} ${className}`} aria-rowcount={rows.length + 1}>
        <Heading {...heading} />
        <tbody>
          <RowGap rows={from} rowPx={ROW_PX} />
          {rows.slice(from, end).map((row, at) => children(row, from + at + 2))}
          <RowGap rows={rows.length - end} rowPx={ROW_PX} />
        </tbody>
      </table>
    </div>
  );
}

function Heading<Sort extends string>({ columns, ...order }: HeadingProps<Sort>) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          'sort' in column ? (
            <SortHeading key={column.sort} {...column} {...order} />
          ) : (
            <th key={column.name} scope="col" data-column={column.name}>
              {column.label}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

type SortHeadingProps<Sort extends string> = Omit<HeadingProps<Sort>, 'columns'> &
  Extract<TableColumn<Sort>, { readonly sort: Sort }>;

function SortHeading<Sort extends string>(props: SortHeadingProps<Sort>) {
  const { sort, label, help, order, startsDescending, onSort } = props;
  const isSorted = order.sort === sort;
  const isDescending = isSorted ? !order.isDescending : startsDescending(sort);
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={sort} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={classes.sort}
        title={help}
        onClick={() => onSort({ sort, isDescending })}
      >
        {label}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </button>
    </th>
  );
}
