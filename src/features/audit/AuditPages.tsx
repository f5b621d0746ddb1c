import { Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { AuditedPage, AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { type FaultView, faultGroups } from '#domain/audit/faultTable.ts';
import { type AuditView, type WideNames, wideNames } from '#domain/audit/table.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { audits } from '#store/audit/audits.slice.ts';
import { AuditBarView, type AuditPart } from './AuditBarView.tsx';
import { AuditFaults, FIRST_FAULTS, type OpenFault } from './AuditFaults.tsx';
import { AuditGroupsView } from './AuditGroupsView.tsx';
import { AuditTable, FIRST_TABLE } from './AuditTable.tsx';
import { auditPage as copy } from './audit.copy.ts';
import { FaultDetailsView } from './FaultDetailsView.tsx';
import { PageDetails } from './PageDetails.tsx';

interface AuditPagesProps {
  readonly report: AuditReport;
  readonly workspaceId: string;
  readonly canWrite: boolean;
  readonly onExport: (view: AuditView) => void;
  readonly onExportFaults: (view: FaultView) => void;
  /** Where figures of Search Console are added; null for people who may only read. */
  readonly figures: ReactNode;
}

/** The pages to work with, their faults, and those that compete: one of them beside the table. */
export function AuditPages(props: AuditPagesProps) {
  const { report, onExport, onExportFaults, figures } = props;
  const { pages, groups } = report;
  const dispatch = useAppDispatch();
  const [part, setPart] = useState<AuditPart>('table');
  const [table, setTable] = useState(FIRST_TABLE);
  const [faults, setFaults] = useState(FIRST_FAULTS);
  const [open, setOpen] = useState<OpenFault>(null);
  const isRunning = report.audit.state === 'running'; // what the pages so far have, others may not
  const wide = useMemo(() => wideNames(isRunning ? [] : pages), [pages, isRunning]);
  const openAt = open !== null && 'position' in open ? open.position : null;
  const openPage = (position: number) => setOpen({ position });
  return (
    <>
      <AuditBarView
        {...{ part, figures, groups, faults: faultCountOf(pages) }}
        onPart={(next) => {
          setPart(next);
          setOpen(null);
        }}
        onExport={() => (part === 'faults' ? onExportFaults(faults.view) : onExport(table))}
      />
      <div className={tablePage.work} data-open={open !== null || undefined}>
        <div className={tablePage.part}>
          {part === 'table' ? (
            <AuditTable
              {...{ report, view: table, wide, openAt }}
              onView={setTable}
              onOpen={openPage}
            />
          ) : part === 'faults' ? (
            <AuditFaults
              {...{ report, open }}
              state={faults}
              onChange={setFaults}
              onOpen={setOpen}
            />
          ) : (
            <AuditGroupsView
              {...{ groups, pages }}
              state={report.audit.state}
              onOpen={openPage}
              onAgain={() => dispatch(audits.progressed())}
            />
          )}
        </div>
        <OpenDetails {...props} {...{ open, wide, faultView: faults.view, setOpen }} />
      </div>
      <KeyphraseNote pages={pages} />
    </>
  );
}

/** Kinds of technical faults; null: not known. */
function faultCountOf(pages: readonly AuditedPage[]): number | null {
  return pages.some(({ faults }) => faults !== null)
    ? faultGroups(pages, 'technical').length
    : null;
}

type OpenDetailsProps = Pick<AuditPagesProps, 'report' | 'workspaceId' | 'canWrite'> & {
  readonly open: OpenFault;
  readonly wide: WideNames;
  readonly faultView: FaultView;
  readonly setOpen: (open: OpenFault) => void;
};

/** Closing gives the focus back to what was opened. */
function OpenDetails({ open, report, wide, faultView, setOpen, ...of }: OpenDetailsProps) {
  const { audit, pages, periods } = report;
  if (open === null) return null;
  const close = () => {
    const id = 'name' in open ? `fault-${open.name}` : `page-${open.position}`;
    document.getElementById(id)?.focus();
    setOpen(null);
  };
  if ('name' in open) {
    const group = faultGroups(pages, faultView.part).find(({ name }) => name === open.name);
    if (group === undefined) return null;
    return (
      <FaultDetailsView
        key={open.name}
        group={group}
        onOpenPage={(position) => setOpen({ position })}
        onClose={close}
      />
    );
  }
  const page = pages.find(({ position }) => position === open.position);
  if (page === undefined) return null;
  return <PageDetails {...of} {...{ page, periods, wide, auditId: audit.id, close }} />;
}

/** What a score without a keyphrase is made of. */
function KeyphraseNote({ pages }: Pick<AuditReport, 'pages'>) {
  const count = pages.filter(({ seo, keyphrase }) => seo !== null && keyphrase === null).length;
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {copy.withoutKeyphrase(count)}
    </Text>
  );
}
