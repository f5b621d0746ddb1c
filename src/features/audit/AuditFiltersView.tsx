import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import {
  AUDIT_SHOWN,
  AUDIT_SORTS,
  type AuditShown,
  type AuditSort,
  type AuditView,
  issuesOf,
  startsDescending,
} from '#domain/audit/table.ts';
import { TableFilters } from '#src/kit/lists/TableFilters.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { auditPage as copy, shownTexts, sorts } from './audit.copy.ts';

interface AuditFiltersViewProps {
  readonly pages: readonly AuditedPage[];
  readonly view: AuditView;
  readonly onChange: (change: Partial<AuditView>) => void;
}

const SHOWN = AUDIT_SHOWN.map((value) => ({ value, label: shownTexts[value] }));
const SORTS = AUDIT_SORTS.map((value) => ({ value, label: sorts[value] }));

export function AuditFiltersView({ pages, view, onChange }: AuditFiltersViewProps) {
  const issues = useMemo(() => issuesOf(pages), [pages]);
  const choices = issues.map(([value, count]) => ({ value, label: copy.issueOn(value, count) }));
  return (
    <TableFilters
      label={copy.filters}
      find={copy.find}
      search={view.search}
      onSearch={(search) => onChange({ search })}
    >
      <NativeSelect
        aria-label={copy.shown}
        data={SHOWN}
        value={view.shown}
        onChange={({ currentTarget: { value } }) => onChange({ shown: value as AuditShown })}
      />
      <NativeSelect
        aria-label={copy.issue}
        data={[{ value: '', label: copy.anyIssue }, ...choices]}
        value={view.issue ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ issue: value || null })}
      />
      <NativeSelect
        className={tablePage.order ?? ''}
        aria-label={copy.order}
        data={SORTS}
        value={view.sort}
        onChange={({ currentTarget: { value } }) => {
          const sort = value as AuditSort;
          onChange({ sort, isDescending: startsDescending(sort) });
        }}
      />
    </TableFilters>
  );
}
