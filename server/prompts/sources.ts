/** The sources of an article in a prompt, each under its number, and the numbers in an answer as links. */
import { replaceCitations } from '#domain/writing/citations.ts';
import type { Material, SourceMaterial } from '#domain/writing/writingTask.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { knownLanguage } from '../material/scaffold.ts';
import { sharedCount, type Terms, termsOf } from '../material/terms.ts';

/** Of all sources together (about 6,000 tokens of English). */
const SOURCES_BUDGET_CHARS = 24_000;
const GAP = '[…]';

/** What a text made from sources has to keep to. */
export const CITING = [
  'The numbered sources count as notes too. Directly behind every sentence that takes something from a source, write the number of the source in brackets, such as [1], and nothing else about it.',
  'Say what the sources say in your own words. A quote from a source has at most 25 words, in quotation marks, with its number.',
].join('\n');

/** The parts of each source that have most to do with `about`, word for word and in their order. */
export function sourceExcerpts({ sources = [], language }: Material, about: string): string[] {
  const wanted = termsOf(about, knownLanguage(language));
  const budget = SOURCES_BUDGET_CHARS / Math.max(1, sources.length);
  return sources.map(({ title, url, paragraphs }) =>
    [title, url, '', excerpt(paragraphs, wanted, { language, budget })].join('\n'),
  );
}

function excerpt(
  paragraphs: readonly string[],
  wanted: Terms,
  { language, budget }: { readonly language: string; readonly budget: number },
): string {
  let left = budget;
  const rated = paragraphs
    .map((text, at) => ({
      text,
      at,
      shared: sharedCount(wanted, termsOf(text, knownLanguage(language))),
    }))
    .sort((one, other) => other.shared - one.shared || one.at - other.at);
  const fitting = rated
    .filter(({ text }) => {
      const fits = text.length <= left;
      if (fits) left -= text.length;
      return fits;
    })
    .sort((one, other) => one.at - other.at);
  const best = rated.slice(0, 1).map((part) => ({ ...part, text: beginning(part.text, budget) }));
  const chosen = fitting.length > 0 ? fitting : best;
  return chosen
    .map(({ text, at }, place) =>
      at === (chosen[place - 1]?.at ?? -1) + 1 ? text : `${GAP}\n${text}`,
    )
    .join('\n');
}

const beginning = (text: string, chars: number): string => text.slice(0, chars).toWellFormed();

/** A larger number names no source. */
const LARGEST_NUMBER = 99;

/**
 * Turns the numbers in a block of HTML into links to the sources. A model never writes an address itself, and a
 * number without a source is left out.
 */
export function withCitations(html: string, sources: readonly SourceMaterial[]): string {
  if (sources.length === 0) return html;
  return replaceCitations(html, (number) => {
    if (number > LARGEST_NUMBER) return null;
    const source = sources[number - 1];
    if (source === undefined) return '';
    const { url } = source;
    return ` (<a href="${escapeAttribute(url)}">${escapeText(siteOf(url))}</a>)`;
  });
}

/** The name that readers know a site by. */
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');
