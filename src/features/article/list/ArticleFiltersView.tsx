import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import {
  ARTICLE_SEARCH_LIMIT_CHARS,
  ARTICLE_SORTS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  type ArticleFilters,
} from '#domain/article/listQuery.ts';
import { articles } from '#src/kit/copy/articles.ts';
import classes from './articleList.module.css';

/** After the last key press: long enough to keep typing, short enough not to wait. */
const SEARCH_DEBOUNCE_MS = 300;

interface ArticleFiltersViewProps {
  readonly filters: ArticleFilters;
  readonly onSearch: (search: string) => void;
  /** An empty value means any. */
  readonly onFilter: (field: keyof ArticleFilters, value: string) => void;
}

/** The form is never submitted: each choice takes effect at once. */
const stay = (event: FormEvent) => event.preventDefault();

/** Search, filters and order of the list. */
export function ArticleFiltersView({ filters, onSearch, onFilter }: ArticleFiltersViewProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support <search>
    <form role="search" className={classes.filters} aria-label={articles.filters} onSubmit={stay}>
      <SearchField search={filters.search ?? ''} onSearch={onSearch} />
      {SELECTS.map(({ field, label, any, choices }) => (
        <NativeSelect
          key={field}
          aria-label={label}
          value={filters[field] ?? ''}
          data={[...(any === null ? [] : [{ value: '', label: any }]), ...choices]}
          onChange={(event) => onFilter(field, event.currentTarget.value)}
        />
      ))}
    </form>
  );
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value: value as string, label: labels[value] }));

const SELECTS = [
  {
    field: 'type',
    label: articles.type,
    any: articles.anyType,
    choices: choicesOf(ARTICLE_TYPES, articles.types),
  },
  {
    field: 'status',
    label: articles.status,
    any: articles.anyStatus,
    choices: choicesOf(ARTICLE_STATUSES, articles.statuses),
  },
  {
    field: 'sort',
    label: articles.sort,
    any: null,
    choices: choicesOf(ARTICLE_SORTS, articles.sorts),
  },
] as const;

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Typed text goes into the address after a pause. If the address changes otherwise, so does the text. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [known, setKnown] = useState(search);
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next.trim());
    if (next.trim() !== search) onSearch(next.trim());
  }, SEARCH_DEBOUNCE_MS);
  if (search !== known) {
    setKnown(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const type = (next: string) => {
    setText(next);
    ask(next);
  };
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={articles.search}
      placeholder={articles.search}
      leftSection={<IconSearch size={18} stroke={1.6} />}
      rightSection={
        text === '' ? null : (
          <CloseButton aria-label={articles.clearSearch} onClick={() => type('')} />
        )
      }
      maxLength={ARTICLE_SEARCH_LIMIT_CHARS}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
