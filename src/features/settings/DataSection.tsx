import { Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Archive } from '#contract/archive/archive.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { useFiles } from '#src/kit/images/FilesContext.ts';
import { archiveExport } from '#store/archive/archiveExport.slice.ts';
import { archiveImport } from '#store/archive/archiveImport.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { work } from '#store/work/work.slice.ts';
import { ArchiveImportView } from './ArchiveImportView.tsx';
import { exporting, importing } from './data.copy.ts';
import { ExportView } from './ExportView.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { Panel } from './Panel.tsx';
import { RemovalPanels } from './RemovalPanels.tsx';
import classes from './settings.module.css';

/** What a person can take with them, bring along, and have removed. */
export function DataSection() {
  const workspaceId = useWorkspaceId();
  return (
    <div key={workspaceId} className={classes.panels}>
      <Panel title={exporting.title} hint={exporting.hint}>
        <Export />
      </Panel>
      <Panel title={importing.title} hint={importing.hint}>
        <Import />
      </Panel>
      <RemovalPanels />
    </div>
  );
}

/** The newest archive of a kind, with the progress of its job; undefined while that is read. */
function useArchive(kind: Archive['kind']): Archive | null | undefined {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { data } = useResource('archives', { workspaceId });
  const jobs = useOptionalResource('jobs', { workspaceId })?.jobs ?? [];
  const archive = data?.archives.find((one) => one.kind === kind && one.job !== null) ?? null;
  const read = archive?.job ?? null;
  const now = jobs.find(({ jobId }) => jobId === read?.id);
  const hasEnded = read !== null && now !== undefined && isEndNews(read, now);
  useEffect(() => {
    if (hasEnded) dispatch(archiveExport.jobEnded());
  }, [dispatch, hasEnded]);
  if (data === undefined) return undefined;
  if (archive === null || read === null || now === undefined || hasEnded) return archive;
  const { state, done, failed, total, failure } = now;
  return { ...archive, job: { ...read, state, done, failed, total, failure } };
}

const isEndNews = (
  read: NonNullable<Archive['job']>,
  now: Pick<NonNullable<Archive['job']>, 'state'>,
): boolean => !isJobOver(read.state) && isJobOver(now.state);

function useStop() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  return (jobId: string) => dispatch(work.stopRequested({ workspaceId, jobId }));
}

function Export() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const archive = useArchive('export');
  const state = useAppSelector(archiveExport.select);
  const stop = useStop();
  if (archive === undefined) return <Skeleton h={36} />;
  return (
    <ExportView
      archive={archive}
      isBusy={state.status !== 'resting'}
      error={state.error}
      onExport={() => dispatch(archiveExport.requested({ workspaceId }))}
      onDownload={(archiveId) =>
        dispatch(archiveExport.downloadRequested({ workspaceId, archiveId }))
      }
      onStop={stop}
    />
  );
}

function Import() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { keep } = useFiles();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const archive = useArchive('import');
  const state = useAppSelector(archiveImport.select);
  const stop = useStop();
  if (!canWrite) return <Text c="dimmed">{importing.mayOnlyRead}</Text>;
  if (archive === undefined) return <Skeleton h={36} />;
  const { job = null } = archive ?? {};
  return (
    <>
      <ArchiveImportView
        archive={archive}
        upload={
          state.status === 'uploading'
            ? { name: state.file.name, share: state.sent / state.file.size }
            : null
        }
        error={state.status === 'resting' ? state.error : null}
        onChoose={(file) => {
          const { name, size } = file;
          const kept = { fileId: keep(file), name: name.slice(-NAME_CHARS), size };
          dispatch(archiveImport.requested({ workspaceId, file: kept }));
        }}
        onCancel={() => dispatch(archiveImport.cancelled())}
        onStop={stop}
      />
      {archive !== null && job !== null && isJobOver(job.state) ? (
        <Report archive={archive} />
      ) : null}
    </>
  );
}

/** The end of a name is kept: it says more than the beginning. */
const NAME_CHARS = 200;

function Report({ archive: { id: archiveId, name } }: { readonly archive: Archive }) {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('archiveReport', { workspaceId, archiveId });
  if (data === undefined) return <Skeleton h={36} mt="md" />;
  return <ImportReportView report={data} name={name} />;
}
