import { headingLevel, textOfHtml } from '#html/text.ts';
import { type ArticleBody, type Block, type BlockId, htmlIn } from './body.ts';

export interface Section {
  readonly heading: { readonly id: BlockId; readonly text: string; readonly level: number };
  /** What stands between the heading and the next one of its level or above. */
  readonly blocks: readonly Block[];
}

/** The nearest heading at or above a block that has a section of its own: not the title of the article. */
export function headingAbove(body: ArticleBody, id: BlockId): BlockId | null {
  const above = body.order.slice(0, body.order.indexOf(id) + 1).reverse();
  return above.find((other) => (headingLevel(htmlIn(body, other) ?? '') ?? 1) > 1) ?? null;
}

/** The section under a heading, or null where there is no such heading. */
export function sectionOf(body: ArticleBody, headingId: BlockId): Section | null {
  const html = htmlIn(body, headingId);
  const level = html === undefined ? null : headingLevel(html);
  if (html === undefined || level === null) return null;
  const rest = body.order.slice(body.order.indexOf(headingId) + 1);
  const end = rest.findIndex((id) => (headingLevel(htmlIn(body, id) ?? '') ?? 7) <= level);
  const ids = end < 0 ? rest : rest.slice(0, end);
  return {
    heading: { id: headingId, text: textOfHtml(html).trim(), level },
    blocks: ids.map((id) => ({ id, html: htmlIn(body, id) ?? '' })),
  };
}

/** The text of every heading, in order. */
export function headingsOf(body: ArticleBody): string[] {
  return body.order
    .map((id) => htmlIn(body, id) ?? '')
    .filter((html) => headingLevel(html) !== null)
    .map((html) => textOfHtml(html).trim());
}
