import type { FaultView } from '#domain/audit/faultTable.ts';
import type { SavedView } from '#domain/audit/savedViews.ts';
import type { AuditView, AuditWords } from '#domain/audit/table.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfAudit {
  readonly workspaceId: string;
  readonly auditId: string;
}

/** What is done with audits and their tables. */
export const audits = plainSlice<null>()('audits', {
  initial: null,
  requests: {
    /** Saves what the table shows as a file. */
    exportRequested: request<OfAudit & { readonly view: AuditView; readonly words: AuditWords }>(),
    /** The same of its faults. */
    faultsExportRequested: request<
      OfAudit & { readonly view: FaultView; readonly words: AuditWords }
    >(),
    viewSaved: request<{ readonly view: SavedView }>(),
    viewDropped: request<{ readonly name: string }>(),
    /** More is known: a round has read further pages or is over, or a page was scored again. */
    progressed: request(),
  },
});
