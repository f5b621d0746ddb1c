import { plainSlice } from '../lib/plainSlice.ts';

export interface DeletedArticle {
  readonly articleId: string;
  readonly title: string;
}

/** Articles that are deleted together, and can be restored together. */
interface Deletion {
  readonly workspaceId: string;
  readonly articles: readonly DeletedArticle[];
}

interface OfArticles {
  readonly articleIds: readonly string[];
}

/** Articles that were just deleted: hidden from every list at once, and for a while undoable. */
type ArticleDeleteState = Readonly<Record<string, true>>;

export const articleDelete = plainSlice<ArticleDeleteState>()('articleDelete', {
  initial: {},
  changes: {
    requested: (state, { articles }: Deletion) => ({
      ...state,
      ...Object.fromEntries(articles.map(({ articleId }) => [articleId, true as const])),
    }),
    /** The server refused, or the writer undid it. */
    undone: (state, { articleIds }: OfArticles) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => !articleIds.includes(id))),
  },
  selectors: { selectIsDeleted: (state, articleId: string) => articleId in state },
});
