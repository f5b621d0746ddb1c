/** The briefs as the page has read them. */
import { guideOf } from '#domain/briefs/coverage.ts';
import type { BriefGuide } from '#domain/seo/report/briefReport.ts';
import { isOf } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';

type Root = Parameters<typeof resources.selectAll>[0];

/** What an article that is written from a brief is compared with. Null while nobody looks at it, or it has none. */
export function selectBriefGuide(root: Root, articleId: string): BriefGuide | null {
  for (const entry of Object.values(resources.selectAll(root))) {
    if (!isOf(entry, 'briefOf') || entry.data?.articleId !== articleId) continue;
    return entry.data.brief === null ? null : guideOf(entry.data.brief);
  }
  return null;
}
