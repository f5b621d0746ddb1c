import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Topic } from '#contract/topic.schema.ts';
import { startsDescending, type TopicSort, type TopicView } from '#domain/topics/table.ts';
import { RowGap, useRows } from '#src/kit/RowWindow.tsx';
import { TopicRowView } from './TopicRowView.tsx';
import { sortHelp, sorts, topicPage as copy } from './topics.copy.ts';
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

/** Also in the style sheet. */
const ROW_PX = 56;
/** Any number of topics: only the rows near those that are seen are drawn. Arrow keys lead through all of them. */
export function TopicTableView(props: TopicTableViewProps) {
  const { topics, openId, onOpen, onMark } = props;
  const ids = topics.map(({ id }) => `topic-${id}`);
  const { box, from, end, onKeyDown } = useRows({ ids, rowPx: ROW_PX });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from row to row, which are buttons
    <div ref={box} className={classes.box} onKeyDown={onKeyDown}>
      <table className={classes.table} aria-rowcount={topics.length + 1}>
        <Heading {...props} />
        <tbody>
          <RowGap rows={from} rowPx={ROW_PX} />
          {topics.slice(from, end).map((topic, at) => (
            <TopicRowView
              key={topic.id}
              topic={topic}
              rowIndex={from + at + 2}
              isOpen={topic.id === openId}
              onOpen={() => onOpen(topic.id)}
              onMark={onMark && ((isFavourite) => onMark(topic.id, isFavourite))}
            />
          ))}
          <RowGap rows={topics.length - end} rowPx={ROW_PX} />
        </tbody>
      </table>
    </div>
  );
}

type Column = { readonly sort: TopicSort } | { readonly label: string; readonly name: string };
const COLUMNS: readonly Column[] = [
  { sort: 'name' },
  { name: 'intent', label: copy.intent },
  { sort: 'volume' },
  { name: 'trend', label: copy.trend },
  { sort: 'difficulty' },
  { sort: 'personalDifficulty' },
  { sort: 'efficiency' },
  { sort: 'position' },
  { name: 'actions', label: copy.actions },
];

function Heading({ view, onSort }: TopicTableViewProps) {
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) =>
          'sort' in column ? (
            <SortHeading key={column.sort} sort={column.sort} view={view} onSort={onSort} />
          ) : (
            <th key={column.name} scope="col" data-column={column.name}>
              {column.label}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

type SortHeadingProps = Pick<TopicTableViewProps, 'view' | 'onSort'> & { readonly sort: TopicSort };

function SortHeading({ sort, view, onSort }: SortHeadingProps) {
  const isSorted = view.sort === sort;
  const isDescending = isSorted ? !view.isDescending : startsDescending(sort);
  const Arrow = view.isDescending ? IconArrowDown : IconArrowUp;
  const order = view.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={sort} aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        className={classes.sort}
        title={sortHelp[sort]}
        onClick={() => onSort({ sort, isDescending })}
      >
        {sorts[sort]}
        {isSorted ? <Arrow size={14} aria-hidden /> : null}
      </button>
    </th>
  );
}
