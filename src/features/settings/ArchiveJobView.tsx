import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { Archive } from '#contract/archive/archive.schema.ts';

type Job = NonNullable<Archive['job']>;

interface ArchiveJobViewProps {
  readonly job: Job;
  readonly copy: {
    readonly progressLabel: string;
    readonly stop: string;
    progress(job: Job): string;
  };
  readonly onStop: () => void;
}

/** What a job has done of an archive. */
export function ArchiveJobView({ job, copy, onStop }: ArchiveJobViewProps) {
  const { done, failed, total } = job;
  const share = total === null || total === 0 ? 0 : (100 * (done + failed)) / total;
  return (
    <Group gap="md" wrap="nowrap" align="end">
      <div style={GROW}>
        <Text size="sm" mb={6} role="status">
          {copy.progress(job)}
        </Text>
        <Progress value={share} size="sm" aria-label={copy.progressLabel} />
      </div>
      <Button size="xs" variant="default" onClick={onStop}>
        {copy.stop}
      </Button>
    </Group>
  );
}

const GROW = { flex: 1 } as const;
