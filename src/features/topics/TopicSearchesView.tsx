import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { TopicSearch } from '#contract/topic.schema.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { RowList } from '#src/kit/PagedList.tsx';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { nameOfSearch, searchFacts, topicList as copy } from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicSearchesViewProps {
  readonly searches: readonly TopicSearch[];
  readonly isFirstPage: boolean;
  /** Null for people who may only read. */
  readonly onRemove: ((topicSearchId: string) => void) | null;
}

export function TopicSearchesView({ searches, isFirstPage, onRemove }: TopicSearchesViewProps) {
  if (searches.length === 0 && isFirstPage)
    return <StatePanel title={copy.emptyTitle} hint={copy.emptyHint} />;
  return (
    <RowList>
      {searches.map((search) => (
        <li key={search.id} className={classes.search}>
          <div className={classes.what}>
            <AppLink to={`/topic-finder/${search.id}`} className={classes.link ?? ''}>
              {nameOfSearch(search)}
            </AppLink>
            <Text size="sm" c="dimmed">
              {searchFacts(search)}
            </Text>
          </div>
          {onRemove === null ? null : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              className={classes.above ?? ''}
              aria-label={copy.remove(nameOfSearch(search))}
              onClick={() => onRemove(search.id)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </li>
      ))}
    </RowList>
  );
}
