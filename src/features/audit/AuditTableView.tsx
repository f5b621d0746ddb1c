import type { AuditedPage } from '#contract/contentAudit.schema.ts';
import { type AuditSort, type AuditView, startsDescending } from '#domain/audit/table.ts';
import { SortedTable } from '#src/kit/SortedTable.tsx';
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

const COLUMNS = (['page', 'seo', 'change', 'aiSearch', 'issues', 'words'] as const).map(columnOf);
const FIGURES = (['clicks', 'clickChange', 'position'] as const).map(columnOf);

function columnOf(sort: AuditSort) {
  return { sort, label: sorts[sort], help: sortHelp[sort] };
}

/** Any number of pages. */
export function AuditTableView(props: AuditTableViewProps) {
  const { pages, view, openAt, hasFigures, round, onSort, onOpen } = props;
  return (
    <SortedTable
      className={classes.table ?? ''}
      columns={hasFigures ? [...COLUMNS, ...FIGURES] : COLUMNS}
      rows={pages}
      idOf={({ position }) => `page-${position}`}
      order={view}
      {...{ startsDescending, onSort }}
    >
      {(page, rowIndex) => (
        <AuditRowView
          key={page.position}
          isOpen={page.position === openAt}
          onOpen={() => onOpen(page.position)}
          {...{ page, rowIndex, hasFigures, round }}
        />
      )}
    </SortedTable>
  );
}
