import { createSelector } from 'reselect';
import { ARTICLE_LIST_LIMIT } from '#contract/paging.ts';
import type { ArticlePage, ArticleSummary } from '#contract/article.schema.ts';
import { keyOf, type ResourcesState } from '../resources/resources.slice.ts';

/** One request of the full list. */
export const pageOfAll = (workspaceId: string, page: number) =>
  ({ name: 'articles', args: { workspaceId, page, limit: ARTICLE_LIST_LIMIT } }) as const;

/** All articles of a workspace, as far as the full list has been read. */
export const selectAllArticles = createSelector(
  [
    (state: { readonly resources: ResourcesState }) => state.resources,
    (_state: unknown, workspaceId: string | null) => workspaceId,
  ],
  (resources, workspaceId): readonly ArticleSummary[] => {
    const articles: ArticleSummary[] = [];
    for (let page = 0; workspaceId !== null; page += 1) {
      const data = resources[keyOf(pageOfAll(workspaceId, page))]?.data as ArticlePage | undefined;
      if (data === undefined) break;
      articles.push(...data.content);
      if (data.last) break;
    }
    return articles;
  },
);
