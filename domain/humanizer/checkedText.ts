import { type ArticleBody, blocksOf } from '../article/body.ts';

/** What a check is of, and is known by: the language and the blocks. */
export const checkedTextOf = (body: ArticleBody, language: string): string =>
  [language, ...blocksOf(body).map(({ html }) => html)].join('\n');
