import { headingLevel, textOfHtml } from '#html/text.ts';
import { type ArticleBody, type BlockId, htmlIn } from './body.ts';

export interface Heading {
  readonly id: BlockId;
  /** 1 to 6. */
  readonly level: number;
  /** Empty for a heading that nobody has filled in yet. */
  readonly text: string;
  /** It is more than one level below the heading above it. */
  readonly skipsLevel: boolean;
}

/** The headings of an article, in order. */
export function headingsIn(body: ArticleBody): Heading[] {
  const headings: Heading[] = [];
  for (const id of body.order) {
    const html = htmlIn(body, id) ?? '';
    const level = headingLevel(html);
    if (level === null) continue;
    // An article may begin at any level: its title need not be in the text.
    const above = headings.at(-1)?.level ?? level;
    headings.push({ id, level, text: textOfHtml(html).trim(), skipsLevel: level > above + 1 });
  }
  return headings;
}
