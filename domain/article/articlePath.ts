import type { ArticleType } from '#contract/article.schema.ts';

/** The path of the page of an article: a social media post has one of its own. */
export const articlePath = ({ id, type }: { readonly id: string; readonly type: ArticleType }) =>
  type === 'SMM' ? `/smm/${id}` : `/articles/${id}`;

const POSTS_OF_ARTICLE = 5;

/** The path of the page that makes posts of an article. */
export const postsPath = (articleId: string): string =>
  `/smm/create?article=${articleId}&posts=${POSTS_OF_ARTICLE}`;
