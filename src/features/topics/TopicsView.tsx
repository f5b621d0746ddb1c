import { Button, SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Topic } from '#contract/topics/topic.schema.ts';
import { FIRST_VIEW, shownTopics, type TopicView } from '#domain/topics/table.ts';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { TopicDetailsView } from './TopicDetailsView.tsx';
import { TopicFiltersView } from './TopicFiltersView.tsx';
import { TopicMapView } from './TopicMapView.tsx';
import { TopicTableView } from './TopicTableView.tsx';
import { topicPage as copy } from './topics.copy.ts';

interface TopicsViewProps {
  readonly topics: readonly Topic[];
  readonly onExport: (view: TopicView) => void;
  /** Null for people who may only read. */
  readonly onMark: ((topicId: string, isFavourite: boolean) => void) | null;
}

const VIEWS = [
  { value: 'table', label: copy.table },
  { value: 'map', label: copy.map },
];

/** The topics to work with: filtered, in an order, and one of them beside the table. */
export function TopicsView({ topics, onExport, onMark }: TopicsViewProps) {
  const [view, setView] = useState<TopicView>(FIRST_VIEW);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isMap, setIsMap] = useState(false);
  const shown = useMemo(() => shownTopics(topics, view), [topics, view]);
  const open = topics.find(({ id }) => id === openId) ?? null;
  const change = (part: Partial<TopicView>) => setView((before) => ({ ...before, ...part }));
  const close = () => {
    document.getElementById(`topic-${openId}`)?.focus();
    setOpenId(null);
  };
  return (
    <>
      <TopicFiltersView view={view} onChange={change} />
      <div className={tablePage.bar}>
        <Text size="sm" role="status">
          {copy.shown(shown.length, topics.length)}
        </Text>
        <SegmentedControl
          size="sm"
          aria-label={copy.views}
          data={VIEWS}
          value={isMap ? 'map' : 'table'}
          onChange={(value) => setIsMap(value === 'map')}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={18} />}
          onClick={() => onExport(view)}
        >
          {copy.exportCsv}
        </Button>
      </div>
      {shown.length === 0 ? (
        <div className={tablePage.none}>
          <Text>{copy.noneShown}</Text>
          <Button variant="default" onClick={() => setView(FIRST_VIEW)}>
            {copy.clear}
          </Button>
        </div>
      ) : (
        <div className={tablePage.work} data-open={open !== null || undefined}>
          {isMap ? (
            <TopicMapView topics={shown} openId={openId} onOpen={setOpenId} />
          ) : (
            <TopicTableView
              topics={shown}
              view={view}
              openId={openId}
              onSort={change}
              onOpen={setOpenId}
              onMark={onMark}
            />
          )}
          {open === null ? null : <TopicDetailsView key={open.id} topic={open} onClose={close} />}
        </div>
      )}
    </>
  );
}
