import { createSelector } from 'reselect';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { isOf, keyOf } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';
import { pageOfAll } from './list.slice.ts';
import { selectKnownTitles, shownPage } from './shownArticles.ts';

/** All articles of a workspace, as far as the full list has been read. */
export const selectAllArticles = createSelector(
  [
    resources.selectAll,
    selectKnownTitles,
    (_state: unknown, workspaceId: string | null) => workspaceId,
  ],
  (entries, known, workspaceId): readonly ArticleSummary[] => {
    const articles: ArticleSummary[] = [];
    for (let page = 0; workspaceId !== null; page += 1) {
      const entry = entries[keyOf(pageOfAll(workspaceId, page))];
      if (entry === undefined || !isOf(entry, 'articles') || entry.data === undefined) break;
      articles.push(...shownPage(entry.data, known).content);
      if (entry.data.last) break;
    }
    return articles;
  },
);
