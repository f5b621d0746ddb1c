import { ActionIcon, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Audit } from '#contract/contentAudit.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useFiles } from '#src/kit/FilesContext.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { LoadingRows, Pager, RowList } from '#src/kit/PagedList.tsx';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { AuditFormView } from './AuditFormView.tsx';
import { auditFacts, auditList as copy } from './audit.copy.ts';
import classes from './audit.module.css';
import { useAuditProgress } from './useAuditProgress.ts';

/** audit: a new audit, and those that were made. */
export function AuditList() {
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  return (
    <Page title={copy.title}>
      <Stack gap="xl">
        <Text c="dimmed" maw={640}>
          {copy.lead}
        </Text>
        {canWrite ? <NewAudit /> : null}
        <Audits canWrite={canWrite} />
      </Stack>
    </Page>
  );
}

function NewAudit() {
  const dispatch = useAppDispatch();
  const files = useFiles();
  const state = useAppSelector(auditForm.select);
  useEffect(() => () => void dispatch(auditForm.left()), [dispatch]);
  return (
    <AuditFormView
      state={state}
      onChange={(change) => dispatch(auditForm.edited(change))}
      onFile={(file) =>
        dispatch(auditForm.fileChosen({ fileId: files.keep(file), name: file.name }))
      }
      onDropList={() => dispatch(auditForm.listDropped())}
      onSubmit={() => dispatch(auditForm.auditRequested())}
    />
  );
}

function Audits({ canWrite }: { readonly canWrite: boolean }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const { data } = useResource('audits', { workspaceId, page });
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  useAuditProgress(data?.audits.filter(({ state }) => state === 'running') ?? [], jobs);
  if (data === undefined) return <LoadingRows label={copy.audits} height={68} />;
  if (data.audits.length === 0 && page === 0)
    return <StatePanel title={copy.emptyTitle} hint={copy.emptyHint} />;
  const remove = (auditId: string) => dispatch(audits.removeRequested({ workspaceId, auditId }));
  return (
    <section aria-label={copy.audits}>
      <RowList>
        {data.audits.map((audit) => (
          <Row key={audit.id} audit={audit} onRemove={canWrite ? remove : null} />
        ))}
      </RowList>
      <Pager page={page} isLastPage={data.last} onPage={setPage} />
    </section>
  );
}

interface RowProps {
  readonly audit: Audit;
  /** Null for people who may only read. */
  readonly onRemove: ((auditId: string) => void) | null;
}

function Row({ audit, onRemove }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <AppLink to={`/audit/${audit.id}`} className={classes.link ?? ''}>
          {audit.name}
        </AppLink>
        <Text size="sm" c="dimmed">
          {auditFacts(audit)}
        </Text>
      </div>
      {onRemove === null ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.above ?? ''}
          aria-label={copy.remove(audit.name)}
          onClick={() => onRemove(audit.id)}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      )}
    </li>
  );
}
