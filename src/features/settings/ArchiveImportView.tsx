import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconPackageImport } from '@tabler/icons-react';
import type { Archive } from '#contract/archive/archive.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { ArchiveJobView } from './ArchiveJobView.tsx';
import { importing as copy } from './data.copy.ts';

interface ArchiveImportViewProps {
  /** The last import that has begun; null: there is none. */
  readonly archive: Archive | null;
  /** A file that is on its way. */
  readonly upload: { readonly name: string; readonly share: number } | null;
  readonly error: PortError | null;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onStop: (jobId: string) => void;
}

export function ArchiveImportView({ archive, upload, error, ...on }: ArchiveImportViewProps) {
  const job = archive?.job ?? null;
  if (upload !== null) return <Uploading upload={upload} onCancel={on.onCancel} />;
  if (job !== null && !isJobOver(job.state))
    return <ArchiveJobView job={job} copy={copy} onStop={() => on.onStop(job.id)} />;
  return (
    <Stack gap="sm" align="start">
      {error === null ? null : (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {textOfError(error)}
        </Text>
      )}
      <FileButton
        accept=".zip,application/zip"
        onChange={(file) => (file === null ? undefined : on.onChoose(file))}
      >
        {(button) => (
          <Button variant="default" leftSection={<IconPackageImport size={16} />} {...button}>
            {copy.choose}
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}

type UploadingProps = Pick<ArchiveImportViewProps, 'onCancel'> & {
  readonly upload: NonNullable<ArchiveImportViewProps['upload']>;
};

function Uploading({ upload: { name, share }, onCancel }: UploadingProps) {
  return (
    <Group gap="md" wrap="nowrap" align="end">
      <div style={GROW}>
        <Text size="sm" mb={6} role="status">
          {copy.uploading(name)}
        </Text>
        <Progress value={100 * share} size="sm" aria-label={copy.uploadLabel} />
      </div>
      <Button size="xs" variant="default" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Group>
  );
}

const GROW = { flex: 1, minWidth: 0 } as const;
