/** Texts of what differs between two analyses. */
import type { SnapshotSummary } from '#contract/competitors/competitorsCollector.schema.ts';
import type { MedianChange, PageChange, TermChange } from '#domain/seo/competitors/snapshotDiff.ts';
import { dateTime, numbers } from '#src/kit/copy/formats.ts';
import { comparison } from './comparison.copy.ts';

const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });

const share = (known: number | null): string =>
  known === null ? 'at most one page' : percent.format(known);

const PAGE_TEXTS: Readonly<Record<PageChange['kind'], (change: PageChange) => string>> = {
  new: ({ is }) => `new, in place ${is}`,
  gone: ({ was }) => `no longer found, was in place ${was}`,
  changed: ({ was, is }) =>
    was === is ? 'has another text' : `has another text, place ${was} became ${is}`,
  moved: ({ was, is }) => `place ${was} became ${is}`,
};

export const changes = {
  title: 'What changed since you wrote',
  compareWith: 'Compare with the analysis of',
  reading: 'Reading the earlier analysis…',
  nothing: 'The pages, their lengths and their terms are the same.',
  otherLanguage:
    'That analysis is of another language, or was made by another version. Only the pages are compared.',
  option: ({ takenAt, keyphrase }: Pick<SnapshotSummary, 'takenAt' | 'keyphrase'>) =>
    `${dateTime.format(new Date(takenAt))}: ${keyphrase}`,
  pages: 'Pages',
  page: (change: PageChange) => `${change.title || change.url}: ${PAGE_TEXTS[change.kind](change)}`,
  medians: 'Medians',
  median: ({ name, was, is }: MedianChange) =>
    `${comparison.measures[name]}: ${comparison.shown(was)}, now ${comparison.shown(is)}`,
  up: 'Terms that more pages use',
  down: 'Terms that fewer pages use',
  term: ({ term, was, is }: TermChange) => `${term}: ${share(was)}, now ${share(is)}`,
} as const;
