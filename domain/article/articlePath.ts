import type { ArticleType } from '#contract/article/article.schema.ts';

/** Where the pages of the kinds are that have one of their own. */
const PLACES: Readonly<Partial<Record<ArticleType, string>>> = { SMM: '/smm', BRIEF: '/briefs' };

/** The path of the page of an article. */
export const articlePath = ({ id, type }: { readonly id: string; readonly type: ArticleType }) =>
  `${PLACES[type] ?? '/articles'}/${id}`;

const POSTS_OF_ARTICLE = 5;

/** The path of the page that writes posts from an article. */
export const postsPath = (articleId: string): string =>
  `/smm/create?article=${articleId}&posts=${POSTS_OF_ARTICLE}`;
