import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { EVENTS_PAGE_SIZE } from '#contract/session/event.route.ts';
import { EVENTS, type EventName } from '#domain/session/analytics.ts';
import { useAppDispatch, useAppSelector, useResource } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { type EventFilter, eventsExport } from '#store/session/eventsExport.slice.ts';
import { EventsView } from './EventsView.tsx';
import { events as copy } from './events.copy.ts';
import { Panel } from './Panel.tsx';
import classes from './settings.module.css';

const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length);

const latest = (): EventFilter => {
  const now = Date.now();
  return { from: dayOf(now - (SHOWN_DAYS - 1) * DAY_MS), to: dayOf(now) };
};

/** The log of the installation, for administrators. */
export function EventsSection() {
  const { analytics } = useAppSelector(config.select);
  const [filter, setFilter] = useState(latest);
  if (analytics !== 'log')
    return (
      <div className={classes.panels}>
        <Panel title={copy.title}>{analytics === 'none' ? copy.none : copy.elsewhere}</Panel>
      </div>
    );
  return (
    <div className={classes.panels}>
      <Panel title={copy.title} hint={copy.hint} action={<ExportButton filter={filter} />}>
        <Filter filter={filter} onChange={setFilter} />
        <Log key={JSON.stringify(filter)} filter={filter} />
      </Panel>
    </div>
  );
}

interface OfFilter {
  readonly filter: EventFilter;
}

function Filter({
  filter,
  onChange,
}: OfFilter & { readonly onChange: (filter: EventFilter) => void }) {
  const { name, ...days } = filter;
  const onDay = (changed: Partial<EventFilter>) => {
    const { from, to } = { ...filter, ...changed };
    if (from !== '' && to !== '' && from <= to) onChange({ ...filter, from, to });
  };
  return (
    <Group align="end">
      <NativeSelect
        label={copy.event}
        value={name ?? ''}
        data={[{ value: '', label: copy.all }, ...Object.keys(EVENTS)]}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? days : { ...days, name: value as EventName })
        }
      />
      <TextInput
        type="date"
        label={copy.from}
        value={filter.from}
        max={filter.to}
        onChange={({ target: { value } }) => onDay({ from: value })}
      />
      <TextInput
        type="date"
        label={copy.to}
        value={filter.to}
        min={filter.from}
        onChange={({ target: { value } }) => onDay({ to: value })}
      />
    </Group>
  );
}

function Log({ filter }: OfFilter) {
  const [page, setPage] = useState(0);
  const { data } = useResource('events', { ...filter, page, limit: EVENTS_PAGE_SIZE });
  return <EventsView {...filter} log={data} page={page} onPage={setPage} />;
}

function ExportButton({ filter }: OfFilter) {
  const dispatch = useAppDispatch();
  const isRunning = useAppSelector(eventsExport.selectIsRunning);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} />}
      aria-disabled={isRunning}
      onClick={() => dispatch(eventsExport.requested(filter))}
    >
      {isRunning ? copy.exporting : copy.export}
    </Button>
  );
}
