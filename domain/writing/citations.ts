/** The numbers in brackets with which an answer names the passages that it is made from. */
import type { Citable } from '#contract/writing/chat.schema.ts';
import { type HtmlToken, tokensOf } from '#html/tokens.ts';

/** Elements whose brackets are their own. */
const OWN_BRACKETS: ReadonlySet<string> = new Set(['code', 'pre', 'a']);

type Write = (number: number) => string | null;

/** Calls `write` for each citation in a block of HTML, and puts in its place what that returns; null leaves it. */
export function replaceCitations(html: string, write: Write): string {
  const tokens = tokensOf(html);
  const lastEnd = new Map(tokens.flatMap(({ name, isEnd }, at) => (isEnd ? [[name, at]] : [])));
  let within: string | null = null;
  const replaced = ({ name, isEnd, html: own }: HtmlToken, at: number): string => {
    if (name === '') return within === null ? replacedInText(own, write) : own;
    if (within === null && !isEnd && OWN_BRACKETS.has(name) && (lastEnd.get(name) ?? 0) > at)
      within = name;
    else if (isEnd && name === within) within = null;
    return own;
  };
  return tokens.map(replaced).join('');
}

const NUMBER = /\[(\d{1,3})\]/g;

/** The spaces in front of a number go with it. */
function replacedInText(text: string, write: Write): string {
  const parts: string[] = [];
  let read = 0;
  for (const { 0: found, 1: number, index } of text.matchAll(NUMBER)) {
    const written = write(Number(number));
    if (written === null) continue;
    parts.push(text.slice(read, index).trimEnd(), written);
    read = index + found.length;
  }
  return parts.join('') + text.slice(read);
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
