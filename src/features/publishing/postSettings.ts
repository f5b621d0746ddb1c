import type { SearchFields } from '#contract/article/article.schema.ts';
import type { PostSettings, PostTimeAsked } from '#contract/publishing/publication.schema.ts';
import { instantsOf } from './siteTime.ts';

/** What is in the form; times are those of the site. */
export interface PostForm {
  readonly settings: PostSettings;
  readonly state: PostTimeAsked['state'];
  /** Of a field for date and time; empty without one. */
  readonly date: string;
  /** Of an hour that comes twice. */
  readonly isSecond: boolean;
}

export const newSettings = (fields: SearchFields): PostSettings => ({
  slug: fields.slug,
  excerpt: '',
  seoTitle: fields.seoTitle,
  description: fields.description,
  categories: [],
  tags: [],
  author: null,
  coverId: null,
  withStructuredData: false,
  withSlots: false,
});

export type DateFault = 'noDate' | 'leftOut' | 'past';

/** Returns the time that is asked for, or what is wrong with it. */
export function timeOf(
  { state, date, isSecond }: PostForm,
  timeZone: string,
  now: number,
): PostTimeAsked | DateFault {
  if (state !== 'scheduled') return { state };
  if (date === '') return 'noDate';
  const instants = instantsOf(timeZone, date);
  const instant = (isSecond ? instants.at(-1) : instants[0]) ?? null;
  if (instant === null) return 'leftOut';
  if (instant <= now) return 'past';
  return { state, date: new Date(instant).toISOString() };
}
