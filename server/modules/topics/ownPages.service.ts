/** How much of a topic one's own site has already. */
import type { TopicSearchRow } from '#db/schema/topics.ts';
import { stemsOf } from '#domain/topics/topic.ts';
import { collapsedTextOf, headingLevel } from '#html/text.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { pagesOfSite } from '../pages/pageSearch.service.ts';

const PAGES_MOST = 500;

/** For each topic, the share of its keyphrases whose words all stand in title or headings of one page; null without pages. */
export async function ownShares(
  deps: Deps,
  search: TopicSearchRow,
  topics: readonly (readonly string[])[],
): Promise<(number | null)[]> {
  const site = await siteOf(deps.orm, search.workspaceId); // that of the search may be another one's
  const pages = site === '' ? [] : await pagesOfSite(deps, search.workspaceId, site, PAGES_MOST);
  if (pages.length === 0) return topics.map(() => null);
  const tools = textToolsOf(search.language);
  const having = new Map<string, Set<string>>();
  for (const { url, title, blocks } of pages) {
    const said = [
      title,
      ...blocks.filter((html) => headingLevel(html) !== null).map(collapsedTextOf),
    ];
    for (const stem of said.flatMap((text) => stemsOf(text, tools)))
      having.set(stem, (having.get(stem) ?? new Set()).add(url));
  }
  const isThere = (phrase: string): boolean => {
    const [first, ...others] = stemsOf(phrase, tools).map((stem) => having.get(stem) ?? new Set());
    return [...(first ?? [])].some((url) => others.every((urls) => urls.has(url)));
  };
  return topics.map((phrases) => phrases.filter(isThere).length / phrases.length);
}
