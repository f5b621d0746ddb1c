import { Text } from '@mantine/core';
import { SEVERITIES, type Severity } from '#domain/audit/faults.ts';
import type { FaultGroup, FaultsOfPage } from '#domain/audit/faultTable.ts';
import { SortedTable } from '#src/kit/lists/SortedTable.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { nameShown, wholeText } from './audit.copy.ts';
import classes from './audit.module.css';
import { faultsPage as copy, severityTexts, textsOf } from './faults.copy.ts';

interface FaultPagesViewProps {
  readonly rows: readonly FaultsOfPage[];
  /** Faults of the whole site, which are those of no page. */
  readonly wide: readonly FaultGroup[];
  readonly openAt: number | null;
  readonly onOpen: (position: number) => void;
}

const COLUMNS = [
  { name: 'page', label: copy.page },
  ...SEVERITIES.map((name) => ({ name, label: severityTexts[name] })),
];
/** The worst pages first. */
const ORDER = { sort: 'page', isDescending: true } as const;

/** A row for each page that has a fault. */
export function FaultPagesView({ rows, wide, openAt, onOpen }: FaultPagesViewProps) {
  return (
    <>
      {wide.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {copy.wide(wide.map((group) => textsOf(group).title))}
        </Text>
      )}
      <SortedTable
        className={`${classes.table} ${classes.faulty}`}
        columns={COLUMNS}
        rows={rows}
        idOf={({ page }) => `page-${page.position}`}
        order={ORDER}
        startsDescending={() => true}
        onSort={() => undefined}
      >
        {({ page, faults }, rowIndex) => (
          <tr
            key={page.position}
            aria-rowindex={rowIndex}
            data-open={page.position === openAt || undefined}
          >
            <th scope="row" data-column="page">
              <div className={tablePage.name}>
                <button
                  type="button"
                  id={`page-${page.position}`}
                  className={tablePage.open}
                  aria-expanded={page.position === openAt}
                  onClick={() => onOpen(page.position)}
                >
                  {nameShown(page)}
                </button>
              </div>
              <div className={classes.under}>
                {faults.map((one) => textsOf(one).title).join(' · ')}
              </div>
            </th>
            {SEVERITIES.map((severity) => (
              <td key={severity} data-column={severity}>
                {wholeText(countOf(faults, severity))}
              </td>
            ))}
          </tr>
        )}
      </SortedTable>
    </>
  );
}

const countOf = (faults: FaultsOfPage['faults'], severity: Severity): number =>
  faults.filter((one) => one.severity === severity).length;
