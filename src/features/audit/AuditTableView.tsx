import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import {
  type AuditSort,
  type AuditView,
  startsDescending,
  type WideNames,
} from '#domain/audit/table.ts';
import { SortedTable } from '#src/kit/lists/SortedTable.tsx';
import { AuditRowView } from './AuditRowView.tsx';
import { sortHelp, sorts } from './audit.copy.ts';
import classes from './audit.module.css';

interface AuditTableViewProps {
  /** In their order. */
  readonly pages: readonly AuditedPage[];
  readonly view: AuditView;
  readonly openAt: number | null;
  /** What is said once for the site. */
  readonly wide: WideNames;
  /** Whether Search Console has said something. */
  readonly hasFigures: boolean;
  /** Whether technical faults are known. */
  readonly hasFaults: boolean;
  /** The newest one. */
  readonly round: number;
  readonly onSort: (change: Pick<AuditView, 'sort' | 'isDescending'>) => void;
  readonly onOpen: (position: number) => void;
}

const BEFORE = (['page', 'seo', 'change', 'aiSearch', 'issues'] as const).map(columnOf);
const FAULTS = [columnOf('faults')];
const WORDS = [columnOf('words')];
const FIGURES = (['clicks', 'clickChange', 'position'] as const).map(columnOf);

function columnOf(sort: AuditSort) {
  return { sort, label: sorts[sort], help: sortHelp[sort] };
}

/** Any number of pages. */
export function AuditTableView(props: AuditTableViewProps) {
  const { pages, view, openAt, wide, hasFigures, hasFaults, round, onSort, onOpen } = props;
  const columns = [...BEFORE, ...(hasFaults ? FAULTS : []), ...WORDS];
  return (
    <SortedTable
      className={classes.table ?? ''}
      columns={hasFigures ? [...columns, ...FIGURES] : columns}
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
          {...{ page, rowIndex, wide, hasFigures, hasFaults, round }}
        />
      )}
    </SortedTable>
  );
}
