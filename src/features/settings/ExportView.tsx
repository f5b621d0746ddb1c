import { Button, Stack, Text } from '@mantine/core';
import { IconDownload, IconPackageExport } from '@tabler/icons-react';
import type { Archive } from '#contract/archive/archive.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { ArchiveJobView } from './ArchiveJobView.tsx';
import { exporting as copy } from './data.copy.ts';

interface ExportViewProps {
  /** The last export; null: there is none. */
  readonly archive: Archive | null;
  readonly isBusy: boolean;
  readonly error: PortError | null;
  readonly onExport: () => void;
  readonly onDownload: (archiveId: string) => void;
  readonly onStop: (jobId: string) => void;
}

export function ExportView({ archive, isBusy, error, ...on }: ExportViewProps) {
  const job = archive?.job ?? null;
  if (job !== null && !isJobOver(job.state))
    return <ArchiveJobView job={job} copy={copy} onStop={() => on.onStop(job.id)} />;
  return (
    <Stack gap="sm" align="start">
      {archive === null ? null : <Made archive={archive} isBusy={isBusy} {...on} />}
      {error === null ? null : (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {textOfError(error)}
        </Text>
      )}
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconPackageExport size={16} />}
        onClick={on.onExport}
      >
        {copy.start}
      </Button>
    </Stack>
  );
}

type MadeProps = Pick<ExportViewProps, 'isBusy' | 'onDownload'> & { readonly archive: Archive };

/** What came of the last export, as long as it is there. */
function Made({ archive: { id, job, until, isThere }, isBusy, onDownload }: MadeProps) {
  if (job?.state === 'failed')
    return (
      <Text size="sm" role="alert" c="var(--mantine-color-error)">
        {copy.failed(job.failure)}
      </Text>
    );
  if (!isThere) return null;
  return (
    <>
      <Text size="sm" role="status">
        {copy.ready(until)}
        {job?.state === 'partial' ? ` ${copy.incomplete}` : ''}
      </Text>
      <Button
        disabled={isBusy}
        leftSection={<IconDownload size={16} />}
        onClick={() => onDownload(id)}
      >
        {copy.download}
      </Button>
    </>
  );
}
