import { NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import { BRIEF_STATES } from '#contract/article/briefStates.ts';
import {
  ARTICLE_SEARCH_LIMIT_CHARS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  type ArticleFilters,
  sortsOf,
} from '#domain/article/listQuery.ts';
import { stateNames } from '#domain/briefs/briefWords.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { SearchField } from '#src/kit/lists/SearchField.tsx';
import classes from './articleList.module.css';

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
      <SearchField
        className={classes.search ?? ''}
        label={articles.search}
        maxLength={ARTICLE_SEARCH_LIMIT_CHARS}
        search={filters.search ?? ''}
        onSearch={onSearch}
      />
      {selectsOf(filters).map(({ field, label, any, choices }) => (
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

const BRIEF_SELECT = {
  field: 'brief',
  label: articles.briefState,
  any: articles.anyBriefState,
  choices: choicesOf(BRIEF_STATES, stateNames),
} as const;

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
] as const;

/** Briefs have a state and a day on which they are due. */
const selectsOf = ({ type }: ArticleFilters) => [
  ...SELECTS,
  ...(type === 'BRIEF' ? [BRIEF_SELECT] : []),
  {
    field: 'sort',
    label: articles.sort,
    any: null,
    choices: choicesOf(sortsOf(type), articles.sorts),
  } as const,
];
