import { Button, SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useMemo } from 'react';
import type { AuditReport } from '#contract/audit/contentAudit.schema.ts';
import {
  byPage,
  type FaultGroup,
  type FaultView,
  FIRST_FAULT_VIEW,
  shownGroups,
} from '#domain/audit/faultTable.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { FaultFiltersView } from './FaultFiltersView.tsx';
import { FaultPagesView } from './FaultPagesView.tsx';
import { FaultTableView } from './FaultTableView.tsx';
import { faultsPage as copy } from './faults.copy.ts';

/** What is open beside the table: a fault by its name, or a page by its position. */
export type OpenFault = { readonly name: string } | { readonly position: number } | null;

export interface FaultsState {
  readonly view: FaultView;
  readonly isByPage: boolean;
}

export const FIRST_FAULTS: FaultsState = { view: FIRST_FAULT_VIEW, isByPage: false };

interface AuditFaultsProps {
  readonly report: AuditReport;
  readonly state: FaultsState;
  readonly onChange: (state: FaultsState) => void;
  readonly open: OpenFault;
  readonly onOpen: (open: OpenFault) => void;
}

/** The faults of an audit, fault by fault or page by page. */
export function AuditFaults({ report, state, onChange, open, onOpen }: AuditFaultsProps) {
  const { view, isByPage } = state;
  const { pages } = report;
  const groups = useMemo(() => shownGroups(pages, view), [pages, view]);
  const change = (part: Partial<FaultView>) => onChange({ ...state, view: { ...view, ...part } });
  const why = whyNone(report, view);
  const touched = new Set(groups.flatMap((group) => group.pages.map(({ page }) => page.position)));
  return (
    <>
      <FaultFiltersView
        view={view}
        isCompared={pages.some(({ before }) => before !== null)}
        onChange={change}
      />
      <div className={tablePage.bar}>
        <Text size="sm" role="status">
          {why ?? copy.count(groups.length, touched.size)}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={copy.grouping}
          data={GROUPINGS}
          value={isByPage ? 'page' : 'fault'}
          onChange={(value) => onChange({ ...state, isByPage: value === 'page' })}
        />
      </div>
      {groups.length > 0 ? (
        <Faults {...{ groups, state, open, onOpen }} onSort={change} />
      ) : why === null ? (
        <NoFaults view={view} onClear={() => change({ ...FIRST_FAULT_VIEW, part: view.part })} />
      ) : null}
    </>
  );
}

const GROUPINGS = [
  { value: 'fault', label: copy.byFault },
  { value: 'page', label: copy.byPage },
];

interface FaultsProps extends Pick<AuditFaultsProps, 'state' | 'open' | 'onOpen'> {
  readonly groups: readonly FaultGroup[];
  readonly onSort: (change: Partial<FaultView>) => void;
}

function Faults({ groups, state: { view, isByPage }, open, onOpen, onSort }: FaultsProps) {
  const rows = useMemo(() => (isByPage ? byPage(groups) : []), [groups, isByPage]);
  if (isByPage)
    return (
      <FaultPagesView
        rows={rows}
        wide={groups.filter((group) => group.isWide)}
        openAt={open !== null && 'position' in open ? open.position : null}
        onOpen={(position) => onOpen({ position })}
      />
    );
  return (
    <FaultTableView
      groups={groups}
      view={view}
      openName={open !== null && 'name' in open ? open.name : null}
      onSort={onSort}
      onOpen={(name) => onOpen({ name })}
    />
  );
}

/** Why there are no technical faults to show; null: they are known. */
function whyNone({ audit, pages }: AuditReport, { part }: FaultView): string | null {
  if (part === 'content' || pages.some(({ faults }) => faults !== null)) return null;
  if (audit.state === 'running') return copy.running;
  return pages.every(({ articleId }) => articleId !== null) ? copy.ofArticles : copy.notFound;
}

interface NoFaultsProps {
  readonly view: FaultView;
  readonly onClear: () => void;
}

function NoFaults({ view, onClear }: NoFaultsProps) {
  const { severity, area, search, isNewOnly } = view;
  const isFiltered = severity !== null || area !== null || search !== '' || isNewOnly;
  return (
    <div className={tablePage.none}>
      <Text>{isFiltered ? copy.noneShown : copy.none}</Text>
      {isFiltered ? (
        <Button variant="default" onClick={onClear}>
          {copy.clear}
        </Button>
      ) : null}
    </div>
  );
}
