import { LINKING_ARTICLES_MOST } from '#contract/pages/url.route.ts';
import type { DeadLink } from '#contract/pages/url.schema.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { linksOf } from '#domain/sources/claims.ts';
import type { Deps } from '../../deps.ts';
import { blocksWithLinksOf } from '../article/article.api.ts';
import { readSteps } from '../work/jobList.service.ts';
import { articlesLinkingTo } from './claim.repo.ts';

interface Call {
  readonly workspaceId: WorkspaceId;
  readonly jobId: JobId;
  readonly page: number;
}

/** The dead links that a check has found, a page at a time. An article is named if its text has the link now. */
export async function readDeadLinks({ orm }: Pick<Deps, 'orm'>, call: Call) {
  const { workspaceId, jobId, page } = call;
  const { steps, last } = await readSteps(orm, { jobId, page }, { state: 'done', outcome: 'dead' });
  const keys = steps.map(({ key }) => key);
  const found = await articlesLinkingTo(orm, workspaceId, keys, LINKING_ARTICLES_MOST + 1);
  const ids = [...new Set(found.map(({ id }) => id))];
  const linked = new Set<string>();
  for (const { articleId, html } of await blocksWithLinksOf(orm, ids))
    for (const { key } of linksOf(html)) linked.add(nameOf(articleId, key));
  const byKey = Map.groupBy(found, ({ key }) => key);
  const links = keys.map((url): DeadLink => {
    const known = byKey.get(url) ?? [];
    const articles = known
      .slice(0, LINKING_ARTICLES_MOST)
      .filter(({ id }) => linked.has(nameOf(id, url)))
      .map(({ id, title }) => ({ id, title }));
    return { url, articles, hasMore: known.length > LINKING_ARTICLES_MOST };
  });
  return { jobId, links, page, last };
}

const nameOf = (id: ArticleId, key: string): string => `${id} ${key}`;
