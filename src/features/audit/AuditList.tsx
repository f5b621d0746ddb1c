import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useListFile } from '#src/kit/listFiles/useListFile.ts';
import { LinkedRow } from '#src/kit/lists/LinkedRow.tsx';
import { LoadingRows, Pager, RowList } from '#src/kit/lists/PagedList.tsx';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { queuedAmong } from '#store/work/work.slice.ts';
import { AuditFormView } from './AuditFormView.tsx';
import { auditFacts, auditList as copy } from './audit.copy.ts';
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
  const file = useListFile((list) => dispatch(auditForm.fileChosen(list)));
  const state = useAppSelector(auditForm.select);
  useEffect(() => () => void dispatch(auditForm.left()), [dispatch]);
  return (
    <AuditFormView
      state={state}
      onChange={(change) => dispatch(auditForm.edited(change))}
      {...file}
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
  const queued = queuedAmong(jobs);
  useAuditProgress(data?.audits.filter(({ state }) => state === 'running') ?? [], jobs);
  if (data === undefined) return <LoadingRows label={copy.audits} height={68} />;
  if (data.audits.length === 0 && page === 0)
    return <StatePanel title={copy.emptyTitle} {...(canWrite && { hint: copy.emptyHint })} />;
  const remove = (auditId: string) => dispatch(auditWrites.remove({ workspaceId, auditId }));
  return (
    <section aria-label={copy.audits}>
      <RowList>
        {data.audits.map((audit) => (
          <LinkedRow
            key={audit.id}
            to={`/audit/${audit.id}`}
            name={audit.name}
            facts={auditFacts(audit, queued.has(audit.jobId))}
            removeLabel={copy.remove(audit.name)}
            onRemove={canWrite ? () => remove(audit.id) : null}
          />
        ))}
      </RowList>
      <Pager
        page={page}
        isLastPage={data.last}
        isEmpty={data.audits.length === 0}
        onPage={setPage}
      />
    </section>
  );
}
