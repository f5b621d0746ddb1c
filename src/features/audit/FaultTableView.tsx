import {
  type FaultGroup,
  type FaultSort,
  type FaultView,
  faultsStartDescending,
  newCount,
} from '#domain/audit/faultTable.ts';
import { SortedTable } from '#src/kit/lists/SortedTable.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { UNKNOWN, wholeText } from './audit.copy.ts';
import classes from './audit.module.css';
import {
  faultsPage as copy,
  faultSortHelp,
  faultSorts,
  groupCount,
  textsOf,
} from './faults.copy.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

interface FaultTableViewProps {
  /** In their order. */
  readonly groups: readonly FaultGroup[];
  readonly view: FaultView;
  readonly openName: string | null;
  readonly onSort: (change: Pick<FaultView, 'sort' | 'isDescending'>) => void;
  readonly onOpen: (name: string) => void;
}

const COLUMNS = (['fault', 'severity', 'pages'] as const).map(columnOf);
const COMPARED = (['new', 'mended'] as const).map(columnOf);

function columnOf(sort: FaultSort) {
  return { sort, label: faultSorts[sort], help: faultSortHelp[sort] };
}

/** A row for each fault. */
export function FaultTableView({ groups, view, openName, onSort, onOpen }: FaultTableViewProps) {
  const isCompared = groups.some((group) => group.mended !== null || newCount(group) !== null);
  return (
    <SortedTable
      className={`${classes.table} ${classes.faults}`}
      columns={isCompared ? [...COLUMNS, ...COMPARED] : COLUMNS}
      rows={groups}
      idOf={({ name }) => `fault-${name}`}
      order={view}
      startsDescending={faultsStartDescending}
      onSort={onSort}
    >
      {(group, rowIndex) => (
        <FaultRow
          key={group.name}
          {...{ group, rowIndex, isCompared }}
          isOpen={group.name === openName}
          onOpen={() => onOpen(group.name)}
        />
      )}
    </SortedTable>
  );
}

interface FaultRowProps {
  readonly group: FaultGroup;
  /** From 1, the heading included. */
  readonly rowIndex: number;
  readonly isCompared: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function FaultRow({ group, rowIndex, isCompared, isOpen, onOpen }: FaultRowProps) {
  const { title, mend } = textsOf(group);
  const { name, severity, pages, isWide, mended } = group;
  return (
    <tr aria-rowindex={rowIndex} data-open={isOpen || undefined}>
      <th scope="row" data-column="fault">
        <div className={tablePage.name}>
          <button
            type="button"
            id={`fault-${name}`}
            className={tablePage.open}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {title}
          </button>
        </div>
        <div className={classes.under}>{mend}</div>
      </th>
      <td data-column="severity">
        <SeverityBadge severity={severity} />
      </td>
      <td data-column="pages" title={groupCount(group)}>
        {isWide ? copy.wholeSite : wholeText(pages.length)}
      </td>
      {isCompared ? (
        <>
          <td data-column="new">{shown(newCount(group))}</td>
          <td data-column="mended">{shown(mended)}</td>
        </>
      ) : null}
    </tr>
  );
}

const shown = (count: number | null): string => (count === null ? UNKNOWN : wholeText(count));
