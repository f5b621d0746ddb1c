import { Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { SEARCH_INTENTS } from '#contract/topics/topic.route.ts';
import { startsDescending, TOPIC_SORTS, type TopicView } from '#domain/topics/table.ts';
import { TableFilters } from '#src/kit/lists/TableFilters.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { topicPage as copy, intents, sorts } from './topics.copy.ts';

interface TopicFiltersViewProps {
  readonly view: TopicView;
  readonly onChange: (change: Partial<TopicView>) => void;
}

const INTENTS = [
  { value: '', label: copy.anyIntent },
  ...SEARCH_INTENTS.map((value) => ({ value: value as string, label: intents[value] })),
  { value: 'unknown', label: copy.unknownIntent },
];
const SORTS = TOPIC_SORTS.map((value) => ({ value: value as string, label: sorts[value] }));

export function TopicFiltersView({ view, onChange }: TopicFiltersViewProps) {
  return (
    <TableFilters
      label={copy.filters}
      find={copy.find}
      search={view.search}
      onSearch={(search) => onChange({ search })}
    >
      <NativeSelect
        aria-label={copy.intent}
        data={INTENTS}
        value={view.intent ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ intent: value === '' ? null : (value as NonNullable<TopicView['intent']>) })
        }
      />
      <NativeSelect
        className={tablePage.order ?? ''}
        aria-label={copy.order}
        data={SORTS}
        value={view.sort}
        onChange={({ currentTarget: { value } }) => {
          const sort = value as TopicView['sort'];
          onChange({ sort, isDescending: startsDescending(sort) });
        }}
      />
      <Checkbox
        label={copy.onlyFavourites}
        checked={view.onlyFavourites}
        onChange={(event) => onChange({ onlyFavourites: event.currentTarget.checked })}
      />
      <Checkbox
        label={copy.onlyNew}
        checked={view.onlyNew}
        onChange={(event) => onChange({ onlyNew: event.currentTarget.checked })}
      />
    </TableFilters>
  );
}
