import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { VIEWS_KEY, viewsIn } from '#domain/audit/savedViews.ts';
import { type AuditView, FIRST_VIEW, shownPages, type WideNames } from '#domain/audit/table.ts';
import { useAppDispatch, useOptionalResource } from '#src/kit/hooks.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { audits } from '#store/audit/audits.slice.ts';
import { AuditFiltersView } from './AuditFiltersView.tsx';
import { AuditTableView } from './AuditTableView.tsx';
import { checkName, auditPage as copy } from './audit.copy.ts';
import { SavedViewsView } from './SavedViewsView.tsx';

export const FIRST_TABLE = FIRST_VIEW;

interface AuditTableProps {
  readonly report: AuditReport;
  readonly view: AuditView;
  readonly wide: WideNames;
  readonly openAt: number | null;
  readonly onView: (view: AuditView) => void;
  readonly onOpen: (position: number) => void;
}

/** The pages as a table: filtered, in an order, and in views that have a name. */
export function AuditTable({ report, view, wide, openAt, onView, onOpen }: AuditTableProps) {
  const { audit, pages, groups, periods } = report;
  const shown = useMemo(() => shownPages(pages, groups, view), [pages, groups, view]);
  const change = (part: Partial<AuditView>) => onView({ ...view, ...part });
  return (
    <>
      <AuditFiltersView pages={pages} view={view} onChange={change} />
      <div className={tablePage.bar}>
        <Text size="sm" role="status">
          {copy.shownCount(shown.length, pages.length)}
        </Text>
        <SavedViews view={view} onChoose={onView} />
      </div>
      {wide.checks.size === 0 ? null : (
        <Text size="sm" c="dimmed">
          {copy.wide([...wide.checks].map(checkName))}
        </Text>
      )}
      <Pages
        {...{ pages: shown, view, wide, openAt, hasFigures: periods.length > 0 }}
        round={audit.round}
        hasFaults={pages.some(({ faults }) => faults !== null)}
        onSort={change}
        onOpen={onOpen}
        onClear={() => onView(FIRST_VIEW)}
      />
    </>
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
      onChoose={({ name: _name, ...chosen }) => onChoose(chosen)}
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
