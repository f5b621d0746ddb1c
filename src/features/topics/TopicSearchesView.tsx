import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import { LinkedRow } from '#src/kit/lists/LinkedRow.tsx';
import { RowList } from '#src/kit/lists/PagedList.tsx';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { topicList as copy, nameOfSearch, searchFacts } from './topics.copy.ts';

interface TopicSearchesViewProps {
  readonly searches: readonly TopicSearch[];
  readonly isFirstPage: boolean;
  /** Jobs that no worker has begun with. */
  readonly queued: ReadonlySet<string | null>;
  /** Null for people who may only read. */
  readonly onRemove: ((topicSearchId: string) => void) | null;
}

export function TopicSearchesView(props: TopicSearchesViewProps) {
  const { searches, isFirstPage, queued, onRemove } = props;
  if (searches.length === 0 && isFirstPage)
    return <StatePanel title={copy.emptyTitle} {...(onRemove && { hint: copy.emptyHint })} />;
  return (
    <RowList>
      {searches.map((search) => (
        <LinkedRow
          key={search.id}
          to={`/topic-finder/${search.id}`}
          name={nameOfSearch(search)}
          facts={searchFacts(search, queued.has(search.jobId))}
          removeLabel={copy.remove(nameOfSearch(search))}
          onRemove={onRemove && (() => onRemove(search.id))}
        />
      ))}
    </RowList>
  );
}
