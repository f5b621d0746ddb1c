import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Audit as AuditFacts } from '#contract/audit/contentAudit.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';
import { waitingText } from '#src/kit/copy/tasks.ts';
import { ExampleNote } from '#src/kit/examples/ExampleNote.tsx';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { Page, PageSkeleton, StatePanel } from '#src/kit/ui/Page.tsx';
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { audits } from '#store/audit/audits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { queuedAmong, work } from '#store/work/work.slice.ts';
import { AuditFigures } from './AuditFigures.tsx';
import { AuditPages } from './AuditPages.tsx';
import { auditFacts, auditPage as copy } from './audit.copy.ts';
import { wordsOf } from './faults.copy.ts';
import { useAuditProgress } from './useAuditProgress.ts';

/** audit/{id}: the pages of an audit. */
export function Audit() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { auditId = '' } = useAppSelector(router.selectLocation).params;
  const of = { workspaceId, auditId };
  const { data } = useResource('audit', of);
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  useAuditProgress(data?.audit.state === 'running' ? [data.audit] : [], jobs);
  useEffect(() => () => void dispatch(auditRound.left()), [dispatch]);
  if (data === undefined) return <PageSkeleton label={copy.opening} />;
  const { audit, pages } = data;
  return (
    <Page title={audit.name} action={<Actions audit={audit} canWrite={canWrite} />}>
      {audit.isExample && <ExampleNote kind="audit" id={audit.id} title={audit.name} />}
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {auditFacts(audit, queuedAmong(jobs).has(audit.jobId))}
        </Text>
        <Notes audit={audit} linksLeft={data.linksLeft} />
        {audit.state === 'running' ? (
          <Running
            pages={pages.length}
            job={jobs.find(({ jobId }) => jobId === audit.jobId)}
            onStop={
              canWrite ? (jobId) => dispatch(work.stopRequested({ workspaceId, jobId })) : null
            }
          />
        ) : null}
        {pages.length === 0 ? (
          <NoPages audit={audit} />
        ) : (
          <AuditPages
            report={data}
            workspaceId={workspaceId}
            canWrite={canWrite}
            onExport={(view) =>
              dispatch(audits.exportRequested({ ...of, view, words: wordsOf(pages) }))
            }
            onExportFaults={(view) =>
              dispatch(audits.faultsExportRequested({ ...of, view, words: wordsOf(pages) }))
            }
            figures={canWrite ? <AuditFigures {...of} /> : null}
          />
        )}
      </Stack>
    </Page>
  );
}

interface ActionsProps {
  readonly audit: AuditFacts;
  readonly canWrite: boolean;
}

function Actions({ audit, canWrite }: ActionsProps) {
  const dispatch = useAppDispatch();
  const round = useAppSelector(auditRound.select);
  const { id: auditId, workspaceId, state } = audit;
  return (
    <Group gap="xs">
      <Button component={AppLink} to="/audit" variant="default">
        {copy.back}
      </Button>
      {canWrite && state !== 'running' ? (
        <Button
          leftSection={<IconRefresh size={18} />}
          loading={round.status === 'starting'}
          onClick={() => dispatch(auditRound.roundRequested({ workspaceId, auditId }))}
        >
          {copy.again}
        </Button>
      ) : null}
    </Group>
  );
}

interface NotesProps {
  readonly audit: AuditFacts;
  readonly linksLeft: number;
}

/** What went wrong, and what is missing. */
function Notes({ audit: { id, problem, leftOut, state }, linksLeft }: NotesProps) {
  const round = useAppSelector(auditRound.select);
  return (
    <>
      {round.status === 'failed' && round.auditId === id ? (
        <Alert color="red" role="alert">
          {textOfError(round.error)}
        </Alert>
      ) : null}
      {problem === null ? null : (
        <Alert color="yellow">
          {copy.sitemapFailed} {textOfProblem(problem)}
        </Alert>
      )}
      {state === 'stopped' ? <Alert color="yellow">{copy.stopped}</Alert> : null}
      {leftOut > 0 ? (
        <Text size="sm" c="dimmed">
          {copy.leftOut(leftOut)}
        </Text>
      ) : null}
      {linksLeft > 0 && state !== 'running' ? (
        <Text size="sm" c="dimmed">
          {copy.linksLeft(linksLeft)}
        </Text>
      ) : null}
    </>
  );
}

interface RunningProps {
  /** Of the audit. */
  readonly pages: number;
  readonly job: JobSummary | undefined;
  /** Null for people who may only read. */
  readonly onStop: ((jobId: string) => void) | null;
}

function Running({ pages, job, onStop }: RunningProps) {
  const { done = 0, failed = 0, total = null, doing = null } = job ?? {};
  const share = total === null || total === 0 ? 0 : (100 * (done + failed)) / total;
  return (
    <Stack gap="xs">
      <Text>{job?.state === 'queued' ? waitingText : copy.reading}</Text>
      <Progress value={share} aria-label={copy.progressLabel} />
      <Text size="sm" role="status">
        {total === null ? '' : copy.progress(done, failed, total, pages)}
      </Text>
      <Text size="sm" c="dimmed" truncate>
        {doing === null ? ' ' : copy.doing(doing)}
      </Text>
      {job === undefined || onStop === null ? null : (
        <div>
          <Button variant="default" onClick={() => onStop(job.jobId)}>
            {copy.stop}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function NoPages({ audit: { state } }: { readonly audit: AuditFacts }) {
  if (state === 'running') return null;
  if (state === 'failed') return <StatePanel title={copy.failedTitle} role="alert" />;
  return <StatePanel title={copy.nothingTitle} hint={copy.nothingHint} />;
}
