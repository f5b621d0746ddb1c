import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Topic } from '#contract/topic.schema.ts';
import { startsDescending, type TopicSort, type TopicView } from '#domain/topics/table.ts';
import { TopicRowView } from './TopicRowView.tsx';
import { sortHelp, sorts, topicPage as copy } from './topics.copy.ts';
import classes from './topics.module.css';
import { useRowWindow } from './useRowWindow.ts';

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
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

/** Any number of topics: only the rows near those that are seen are drawn. Arrow keys lead through all of them. */
export function TopicTableView(props: TopicTableViewProps) {
  const { topics, openId, onOpen, onMark } = props;
  const box = useRef<HTMLDivElement>(null);
  const { from, end } = useRowWindow(box, topics.length, ROW_PX);
  const onKeyDown = (event: KeyboardEvent) => {
    const id = document.activeElement?.id.replace(/^topic-/, '');
    const at = topics.findIndex((topic) => topic.id === id);
    const to = targetOf(event.key, at, topics.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    focusRow(to);
  };
  const focusRow = (at: number) => {
    const element = box.current;
    const topic = topics[at];
    if (element === null || topic === undefined) return;
    const top = at * ROW_PX;
    const bottom = top + 2 * ROW_PX; // the heading covers one row
    if (top < element.scrollTop) element.scrollTop = top;
    if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
    const focus = () => document.getElementById(`topic-${topic.id}`)?.focus();
    // A row that was far away is drawn with the next frame.
    if (document.getElementById(`topic-${topic.id}`) === null) requestAnimationFrame(focus);
    else focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from row to row, which are buttons
    <div ref={box} className={classes.box} onKeyDown={onKeyDown}>
      <table className={classes.table} aria-rowcount={topics.length + 1}>
        <Heading {...props} />
        <tbody>
          <Gap rows={from} />
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
          <Gap rows={topics.length - end} />
        </tbody>
      </table>
    </div>
  );
}

function targetOf(key: string, at: number, rows: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return rows - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(rows - 1, at + step));
}

/** The rows that are not drawn, as one. */
const Gap = ({ rows }: { readonly rows: number }) =>
  rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_PX }} /> : null;

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
