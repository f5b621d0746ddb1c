/** The numbers in brackets with which an answer names the passages that it is made from. */
import type { Citable } from '#contract/chat.schema.ts';

/** A number in brackets, or what has none: an element whose brackets are its own, or a tag. */
const CITATION = /<(code|pre|a)\b[\s\S]*?<\/\1>|<[^>]*>|\s*\[(\d{1,3})\]/gi;

/** Calls `write` for each citation in a block of HTML, and puts in its place what that returns. */
export function replaceCitations(html: string, write: (number: number) => string): string {
  return html.replace(CITATION, (found: string, _element, number?: string) =>
    number === undefined ? found : write(Number(number)),
  );
}

/** A block without the citations that name nothing. */
export const withTrueCitations = (html: string, known: ReadonlySet<number>): string =>
  replaceCitations(html, (number) => (known.has(number) ? ` [${number}]` : ''));

/** A block as it is put into the article. */
export const withoutCitations = (html: string): string => replaceCitations(html, () => '');

/** What some blocks cite, in the order of the numbers. */
export function citedIn(blocks: readonly string[], citable: readonly Citable[]): Citable[] {
  const cited = new Set<number>();
  for (const html of blocks)
    replaceCitations(html, (number) => {
      cited.add(number);
      return '';
    });
  return citable.filter(({ number }) => cited.has(number));
}
