import { Button, SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { AuditReport } from '#contract/contentAudit.schema.ts';
import { viewsIn, VIEWS_KEY } from '#domain/audit/savedViews.ts';
import { type AuditView, FIRST_VIEW, shownPages } from '#domain/audit/table.ts';
import { useAppDispatch, useOptionalResource } from '#src/kit/hooks.ts';
import { audits } from '#store/audit/audits.slice.ts';
import tablePage from '#src/kit/tablePage.module.css';
import { AuditFiltersView } from './AuditFiltersView.tsx';
import { AuditGroupsView } from './AuditGroupsView.tsx';
import { AuditTableView } from './AuditTableView.tsx';
import { auditPage as copy } from './audit.copy.ts';
import classes from './audit.module.css';
import { PageDetails } from './PageDetails.tsx';
import { SavedViewsView } from './SavedViewsView.tsx';

interface AuditPagesProps {
  readonly report: AuditReport;
  readonly workspaceId: string;
  readonly canWrite: boolean;
  readonly onExport: (view: AuditView) => void;
  /** Where figures of Search Console are added; null for people who may only read. */
  readonly figures: ReactNode;
}

/** The pages to work with: filtered, in an order, and one of them beside the table. */
export function AuditPages(props: AuditPagesProps) {
  const { report, workspaceId, canWrite, onExport, figures } = props;
  const dispatch = useAppDispatch();
  const { audit, pages, groups, periods } = report;
  const [view, setView] = useState<AuditView>(FIRST_VIEW);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [isTable, setIsTable] = useState(true);
  const shown = useMemo(() => shownPages(pages, groups, view), [pages, groups, view]);
  const open = pages.find(({ position }) => position === openAt) ?? null;
  const change = (part: Partial<AuditView>) => setView((before) => ({ ...before, ...part }));
  const close = () => {
    document.getElementById(`page-${openAt}`)?.focus();
    setOpenAt(null);
  };
  return (
    <>
      <Bar {...{ groups, isTable, setIsTable, figures }} onExport={() => onExport(view)} />
      {isTable ? (
        <>
          <AuditFiltersView pages={pages} view={view} onChange={change} />
          <div className={tablePage.bar}>
            <Text size="sm" role="status">
              {copy.shownCount(shown.length, pages.length)}
            </Text>
            <SavedViews view={view} onChoose={setView} />
          </div>
        </>
      ) : null}
      <div className={tablePage.work} data-open={open !== null || undefined}>
        {isTable ? (
          <Pages
            {...{ pages: shown, view, openAt, hasFigures: periods.length > 0, round: audit.round }}
            onSort={change}
            onOpen={setOpenAt}
            onClear={() => setView(FIRST_VIEW)}
          />
        ) : (
          <AuditGroupsView
            {...{ groups, pages }}
            state={audit.state}
            onOpen={setOpenAt}
            onAgain={() => dispatch(audits.progressed())}
          />
        )}
        {open && (
          <PageDetails
            page={open}
            {...{ periods, workspaceId, canWrite, auditId: audit.id, close }}
          />
        )}
      </div>
      <KeyphraseNote pages={pages} />
    </>
  );
}

type BarProps = Pick<AuditReport, 'groups'> &
  Pick<AuditPagesProps, 'figures'> & {
    readonly isTable: boolean;
    readonly setIsTable: (isTable: boolean) => void;
    readonly onExport: () => void;
  };

function Bar({ groups, isTable, setIsTable, figures, onExport }: BarProps) {
  const views = [
    { value: 'table', label: copy.table },
    { value: 'groups', label: copy.competing(groups?.length ?? null) },
  ];
  return (
    <div className={tablePage.bar}>
      <SegmentedControl
        size="sm"
        aria-label={copy.views}
        data={views}
        value={isTable ? 'table' : 'groups'}
        onChange={(value) => setIsTable(value === 'table')}
      />
      <div className={classes.tools}>
        {figures}
        <Button variant="default" leftSection={<IconDownload size={18} />} onClick={onExport}>
          {copy.exportCsv}
        </Button>
      </div>
    </div>
  );
}

interface SavedViewsProps {
  readonly view: AuditView;
  readonly onChoose: (view: AuditView) => void;
}

/** Without the views that are stored, one can still be saved. */
function SavedViews({ view, onChoose }: SavedViewsProps) {
  const dispatch = useAppDispatch();
  const stored = useOptionalResource('userConfig', null)?.[VIEWS_KEY];
  const views = useMemo(() => viewsIn(stored), [stored]);
  return (
    <SavedViewsView
      views={views}
      view={view}
      onChoose={({ name: _, ...chosen }) => onChoose(chosen)}
      onSave={(name) => dispatch(audits.viewSaved({ view: { ...view, name } }))}
      onDrop={(name) => dispatch(audits.viewDropped({ name }))}
    />
  );
}

type PagesProps = Parameters<typeof AuditTableView>[0] & { readonly onClear: () => void };

function Pages({ onClear, ...table }: PagesProps) {
  if (table.pages.length > 0) return <AuditTableView {...table} />;
  return (
    <div className={tablePage.none}>
      <Text>{copy.noneShown}</Text>
      <Button variant="default" onClick={onClear}>
        {copy.clear}
      </Button>
    </div>
  );
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
