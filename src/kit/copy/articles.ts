import type { ArticleSort, ArticleStatus, ArticleType } from '#contract/article/article.schema.ts';
import { calendarDay, dateTime } from './formats.ts';

/** A name for every value of the contract. */
interface ArticlesCopy {
  readonly statuses: Readonly<Record<ArticleStatus, string>>;
  readonly types: Readonly<Record<ArticleType, string>>;
  readonly sorts: Readonly<Record<ArticleSort, string>>;
  readonly [text: string]: unknown;
}

export const articles = {
  title: 'My articles',
  exportPosts: 'Download as CSV',
  exportingPosts: 'Downloading…',
  create: 'New article',
  untitled: 'Untitled article',
  emptyTitle: 'No articles yet',
  emptyHint: 'An article starts from a topic, a few keywords and your own notes.',
  updated: (iso: string) => `Changed ${dateTime.format(new Date(iso))}`,
  delete: (title: string) => `Delete ${title}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number) => `Page ${page + 1}`,
  statuses: { new: 'Empty', writing: 'Being written', written: 'Written' },
  types: {
    ARTICLE: 'Article',
    SERP_BASED: 'SEO article',
    BRIEF_BASED: 'Article from a brief',
    SMM: 'Social media post',
    BRIEF: 'SEO brief',
  },
  sorts: {
    newest: 'Newest first',
    updated: 'Last changed first',
    oldest: 'Oldest first',
    title: 'By title',
    due: 'Due first',
  },
  filters: 'Find articles',
  search: 'Search in titles and keywords',
  type: 'Kind',
  anyType: 'All kinds',
  status: 'Status',
  anyStatus: 'Any status',
  briefState: 'State of the brief',
  anyBriefState: 'Any state',
  due: (day: string) => `Due on ${calendarDay.format(new Date(`${day}T00:00:00Z`))}`,
  overdue: (day: string) => `Overdue since ${calendarDay.format(new Date(`${day}T00:00:00Z`))}`,
  sort: 'Order',
  nothingFound: 'No article found',
  nothingFoundHint: 'No article matches the search and the filters.',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear the search',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  deleteSelected: 'Delete',
  clearSelection: 'Clear selection',
  noneOnPage: 'There is nothing on this page.',
} as const satisfies ArticlesCopy;
