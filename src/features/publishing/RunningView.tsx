import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import type { RunProgress } from '#store/publishing/publish.slice.ts';
import { publishing as copy } from './publish.copy.ts';

interface RunningViewProps {
  readonly progress: RunProgress;
  readonly onStop: () => void;
}

const PERCENT = 100;

/** How far a run has come. */
export function RunningView({ progress, onStop }: RunningViewProps) {
  const { done, total, images, doing } = progress;
  const share = total ? (done / total) * PERCENT : 0;
  const text = copy.running(done, total);
  return (
    <>
      <Text role="status">{copy.doing(doing, images)}</Text>
      <Progress value={share} aria-label={text} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <Button variant="default" onClick={onStop}>
          {copy.stop}
        </Button>
      </Group>
    </>
  );
}
