import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticlePage, ArticleSummary } from '#contract/article/article.schema.ts';
import { isFrontOf } from '#domain/article/listQuery.ts';
import type { ResourceArgs } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { updateCached } from '../resources/resources.api.ts';

type Change = (page: ArticlePage, args: ResourceArgs<'articles'>) => ArticlePage;

/** Changes every cached page of a workspace's articles after a write; one that stays the same is left alone. */
export function* changeLists(workspaceId: string, change: Change) {
  const isOfWorkspace = (args: ResourceArgs<'articles'>) => args.workspaceId === workspaceId;
  yield* updateCached('articles', isOfWorkspace, change, resources.adjusted);
}

export const without =
  (articleIds: readonly string[]): Change =>
  (page) => {
    const content = page.content.filter(({ id }) => !articleIds.includes(id));
    return content.length === page.content.length ? page : { ...page, content };
  };

/** A new article comes to the front of the first page of the lists that begin with it (spec §4). One that is there moves. */
export const withNew =
  (row: ArticleSummary): Change =>
  (page, { page: number = 0, limit = ARTICLE_PAGE_SIZE, ...filters }) => {
    if (number !== 0 || !isFrontOf(filters, row)) return page;
    const content = [row, ...page.content.filter(({ id }) => id !== row.id)];
    return {
      ...page,
      content: content.slice(0, limit),
      last: page.last && content.length <= limit,
    };
  };
