import { type ArticleBody, type BlockId, htmlIn } from '../article/body.ts';
import { isBlankParagraph } from '#html/text.ts';

/**
 * Where a figure goes that is meant to be behind the first of these blocks that is still there: at
 * the top where none was named, at the end where none is left, and above an empty paragraph, so
 * that the writer goes on below the figure.
 */
export function placeOfFigure(body: ArticleBody, behind: readonly BlockId[]): BlockId | null {
  if (behind.length === 0) return null;
  const anchor = behind.find((id) => htmlIn(body, id) !== undefined) ?? body.order.at(-1) ?? null;
  if (anchor === null || !isBlankParagraph(htmlIn(body, anchor) ?? '')) return anchor;
  return body.order[body.order.indexOf(anchor) - 1] ?? null;
}
