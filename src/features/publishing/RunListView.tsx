import { Anchor, Button, Group, Text } from '@mantine/core';
import type { PublicationRun } from '#contract/publishing/publication.schema.ts';
import { publishing as copy } from './publish.copy.ts';
import classes from './publishing.module.css';

interface RunListViewProps {
  readonly runs: readonly PublicationRun[];
  /** Makes an article of what a run has replaced; null: not now. */
  readonly onCopy: ((jobId: string) => void) | null;
}

/** When the article was published, by whom, which version, and what became of it. */
export function RunListView({ runs, onCopy }: RunListViewProps) {
  if (runs.length === 0) return null;
  return (
    <details>
      <summary className={classes.summary}>{copy.history}</summary>
      <ol className={classes.runs} aria-label={copy.history}>
        {runs.map((run) => (
          <li key={run.jobId}>
            <Text size="sm">{copy.run(run)}</Text>
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                {copy.runState(run)}
              </Text>
              {run.post === null ? null : (
                <Anchor size="sm" href={run.post.link} target="_blank" rel="noreferrer">
                  {copy.show}
                </Anchor>
              )}
              {run.hasFormer && onCopy !== null ? (
                <Button size="compact-sm" variant="subtle" onClick={() => onCopy(run.jobId)}>
                  {copy.former}
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </ol>
    </details>
  );
}
