import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import { useState } from 'react';
import type { Publication } from '#contract/publishing/publication.schema.ts';
import { publishing as copy } from './publish.copy.ts';
import classes from './publishing.module.css';

interface CurrentPostViewProps {
  readonly post: Publication['post'];
  readonly version: number | null;
  readonly isNewest: boolean;
  readonly canWrite: boolean;
  readonly onTrash: () => void;
}

/** What the article is on the site now. */
export function CurrentPostView(props: CurrentPostViewProps) {
  const { post, version, isNewest, canWrite, onTrash } = props;
  const [isAsking, setAsking] = useState(false);
  if (post === null) return null;
  return (
    <>
      <div className={classes.facts}>
        <Badge variant="light" tt="none">
          {copy.current(post.state)}
        </Badge>
        {post.state === 'scheduled' && post.date !== null ? (
          <Text size="sm">{copy.scheduledFor(post.date)}</Text>
        ) : null}
        <Text size="sm">{copy.version(version, isNewest)}</Text>
        <Anchor size="sm" href={post.link} target="_blank" rel="noreferrer">
          {copy.show}
        </Anchor>
        {canWrite && post.state !== 'trashed' && !isAsking ? (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking(true)}>
            {copy.trash}
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <div>
          <Text size="sm" mb="xs">
            {copy.trashAsk}
          </Text>
          <Group>
            <Button variant="subtle" color="red" onClick={onTrash}>
              {copy.trash}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {copy.cancel}
            </Button>
          </Group>
        </div>
      ) : null}
    </>
  );
}
