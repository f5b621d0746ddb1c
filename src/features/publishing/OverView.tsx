import { Anchor, Button, Group, List, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import type { PublicationRun } from '#contract/publishing/publication.schema.ts';
import { publishing as copy } from './publish.copy.ts';

interface OverViewProps {
  readonly run: PublicationRun;
  readonly onBack: () => void;
}

function said(run: PublicationRun): string {
  const { act, state, post, failure } = run;
  if (state === 'stopped') return copy.stopped;
  if (failure !== null || state === 'failed')
    return post === null ? copy.failed(run) : copy.half(run);
  return act === 'trash' ? copy.done.trash : copy.done.write(post?.state);
}

/** What has become of a run. */
export function OverView({ run, onBack }: OverViewProps) {
  const isDone = run.failure === null && run.state === 'finished';
  return (
    <>
      <Text role={isDone ? 'status' : 'alert'} fw={500}>
        {said(run)}
      </Text>
      {run.unmet.length === 0 ? null : (
        <List size="sm">
          {run.unmet.map(({ what, name }) => (
            <List.Item key={`${what} ${name}`}>{copy.unmet(what, name)}</List.Item>
          ))}
        </List>
      )}
      <Group>
        {run.post === null || run.post.state === 'trashed' ? null : (
          <Anchor href={run.post.link} target="_blank" rel="noreferrer">
            {copy.show}
          </Anchor>
        )}
        <Button variant="default" onClick={onBack}>
          {copy.back}
        </Button>
      </Group>
    </>
  );
}
