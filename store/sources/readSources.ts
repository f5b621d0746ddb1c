/** The sources as the page has read them. */
import type { PageWording } from '#domain/seo/report/competition.ts';
import { isOf } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';

type Root = Parameters<typeof resources.selectAll>[0];

const NOT_KNOWN: readonly PageWording[] = [];

/** What the report of an article needs of its sources; empty until it is read. */
export function selectSourceWording(root: Root, articleId: string): readonly PageWording[] {
  for (const entry of Object.values(resources.selectAll(root)))
    if (isOf(entry, 'sourceWording') && entry.data?.articleId === articleId)
      return entry.data.pages;
  return NOT_KNOWN;
}
