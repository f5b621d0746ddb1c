import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { AuditedPage } from '#contract/contentAudit.schema.ts';
import { type AuditSort, type AuditView, startsDescending } from '#domain/audit/table.ts';
import { RowGap, useRows } from '#src/kit/RowWindow.tsx';
import { AuditRowView } from './AuditRowView.tsx';
import { sortHelp, sorts } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditTableViewProps {
  /** In their order. */
  readonly pages: readonly AuditedPage[];
  readonly view: AuditView;
  readonly openAt: number | null;
  /** Whether Search Console has said something. */
  readonly hasFigures: boolean;
  /** The newest one. */
  readonly round: number;
  readonly onSort: (change: Pick<AuditView, 'sort' | 'isDescending'>) => void;
  readonly onOpen: (position: number) => void;
}

/** Also in the style sheet. */
const ROW_PX = 56;

const COLUMNS = ['page', 'seo', 'change', 'aiSearch', 'issues', 'words'] as const;
const FIGURES = ['clicks', 'clickChange', 'position'] as const;

/** Any number of pages. */
export function AuditTableView(props: AuditTableViewProps) {
  const { pages, openAt, onOpen, hasFigures, round } = props;
  const ids = pages.map(({ position }) => `page-${position}`);
  const { box, from, end, onKeyDown } = useRows({ ids, rowPx: ROW_PX });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from row to row, which are buttons
    <div ref={box} className={classes.box} onKeyDown={onKeyDown}>
      <table className={classes.table} aria-rowcount={pages.length + 1}>
        <thead>
          <tr>
            {[...COLUMNS, ...(hasFigures ? FIGURES : [])].map((sort) => (
              <SortHeading key={sort} sort={sort} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          <RowGap rows={from} rowPx={ROW_PX} />
          {pages.slice(from, end).map((page, at) => (
            <AuditRowView
              key={page.position}
              page={page}
              rowIndex={from + at + 2}
              isOpen={page.position === openAt}
              hasFigures={hasFigures}
              round={round}
              onOpen={() => onOpen(page.position)}
            />
          ))}
          <RowGap rows={pages.length - end} rowPx={ROW_PX} />
        </tbody>
      </table>
    </div>
  );
}

type SortHeadingProps = Pick<AuditTableViewProps, 'view' | 'onSort'> & { readonly sort: AuditSort };

function SortHeading({ sort, view, onSort }: SortHeadingProps) {
  const isSorted = view.sort === sort;
  const isDescending = isSorted ? !view.isDescending : startsDescending(sort);
  const Arrow = view.isDescending ? IconArrowDown : IconArrowUp;
  const order = view.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={sort} aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        className={classes.sort}
        title={sortHelp[sort]}
        onClick={() => onSort({ sort, isDescending })}
      >
        {sorts[sort]}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </button>
    </th>
  );
}
