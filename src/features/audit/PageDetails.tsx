import type { AuditedPage, AuditPeriod } from '#contract/audit/contentAudit.schema.ts';
import type { WideNames } from '#domain/audit/table.ts';
import { useOptionalResource } from '#src/kit/hooks.ts';
import { PageDetailsView } from './PageDetailsView.tsx';
import { PageKeyphrase } from './PageKeyphrase.tsx';

interface PageDetailsProps {
  readonly page: AuditedPage;
  readonly periods: readonly AuditPeriod[];
  readonly workspaceId: string;
  readonly auditId: string;
  readonly canWrite: boolean;
  /** What is said once for the site. */
  readonly wide: WideNames;
  readonly close: () => void;
}

/** One page with all that is known of it. Without its history, the rest stays. */
export function PageDetails({ workspaceId, auditId, canWrite, close, ...view }: PageDetailsProps) {
  const { position, articleId } = view.page;
  const history = useOptionalResource('auditPage', { workspaceId, auditId, position });
  return (
    <PageDetailsView
      key={position}
      {...view}
      rounds={history?.rounds ?? []}
      keyphrase={
        canWrite && articleId === null ? (
          <PageKeyphrase {...{ workspaceId, auditId }} page={view.page} />
        ) : null
      }
      onClose={close}
    />
  );
}
