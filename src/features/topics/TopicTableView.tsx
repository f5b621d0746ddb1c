import type { Topic } from '#contract/topics/topic.schema.ts';
import { startsDescending, type TopicSort, type TopicView } from '#domain/topics/table.ts';
import { SortedTable } from '#src/kit/lists/SortedTable.tsx';
import { TopicRowView } from './TopicRowView.tsx';
import { topicPage as copy, sortHelp, sorts } from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicTableViewProps {
  /** In their order. */
  readonly topics: readonly Topic[];
  readonly view: TopicView;
  readonly openId: string | null;
  readonly onSort: (change: Pick<TopicView, 'sort' | 'isDescending'>) => void;
  readonly onOpen: (topicId: string) => void;
  readonly onMark: ((topicId: string, isFavourite: boolean) => void) | null;
}

const sorted = (sort: TopicSort) => ({ sort, label: sorts[sort], help: sortHelp[sort] });
const COLUMNS = [
  sorted('name'),
  { name: 'intent', label: copy.intent },
  sorted('volume'),
  { name: 'trend', label: copy.trend },
  sorted('difficulty'),
  sorted('personalDifficulty'),
  sorted('efficiency'),
  sorted('position'),
  { name: 'actions', label: copy.actions },
];

/** Any number of topics. */
export function TopicTableView({
  topics,
  view,
  openId,
  onSort,
  onOpen,
  onMark,
}: TopicTableViewProps) {
  return (
    <SortedTable
      className={classes.table ?? ''}
      columns={COLUMNS}
      rows={topics}
      idOf={({ id }) => `topic-${id}`}
      order={view}
      {...{ startsDescending, onSort }}
    >
      {(topic, rowIndex) => (
        <TopicRowView
          key={topic.id}
          isOpen={topic.id === openId}
          onOpen={() => onOpen(topic.id)}
          onMark={onMark && ((isFavourite) => onMark(topic.id, isFavourite))}
          {...{ topic, rowIndex }}
        />
      )}
    </SortedTable>
  );
}
