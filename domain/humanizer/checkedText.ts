import { type ArticleBody, blocksOf } from '../article/body.ts';

/** Returns the text that identifies a check: the language and the blocks. */
export const checkedTextOf = (body: ArticleBody, language: string): string =>
  [language, ...blocksOf(body).map(({ html }) => html)].join('\n');
