import type { ReactNode } from 'react';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import { SearchField } from './SearchField.tsx';
import tablePage from './tablePage.module.css';

interface TableFiltersProps {
  readonly label: string;
  /** Label of the field for words. */
  readonly find: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** What else is chosen. */
  readonly children: ReactNode;
}

/** What a table shows: words to find, and what is chosen of few. */
export const TableFilters = ({ label, find, search, onSearch, children }: TableFiltersProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support <search>
  <form
    role="search"
    className={tablePage.filters}
    aria-label={label}
    onSubmit={(event) => event.preventDefault()}
  >
    <SearchField
      className={tablePage.find ?? ''}
      label={find}
      maxLength={KEYPHRASE_MAX_CHARS}
      search={search}
      onSearch={onSearch}
    />
    {children}
  </form>
);
