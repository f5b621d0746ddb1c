import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AuditReport } from '#contract/audit/contentAudit.schema.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { auditPage as copy } from './audit.copy.ts';
import classes from './audit.module.css';

export type AuditPart = 'table' | 'faults' | 'groups';

interface AuditBarViewProps extends Pick<AuditReport, 'groups'> {
  readonly part: AuditPart;
  /** Kinds of technical faults; null: not known. */
  readonly faults: number | null;
  readonly figures: ReactNode;
  readonly onPart: (part: AuditPart) => void;
  readonly onExport: () => void;
}

export function AuditBarView({
  part,
  faults,
  groups,
  figures,
  onPart,
  onExport,
}: AuditBarViewProps) {
  const parts: { readonly value: AuditPart; readonly label: string }[] = [
    { value: 'table', label: copy.table },
    { value: 'faults', label: copy.faults(faults) },
    { value: 'groups', label: copy.competing(groups?.length ?? null) },
  ];
  return (
    <div className={tablePage.bar}>
      <SegmentedControl
        size="sm"
        aria-label={copy.views}
        data={parts}
        value={part}
        onChange={(value) => onPart(value as AuditPart)}
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
