/** Runs of words that stand in a source as they stand in the text: shingles, as in the search for duplicates. */
import { collapsed, textOfHtml } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import { wordSpansIn } from '#html/words.ts';
import { QUOTE_MOST_WORDS } from './checkedClaims.ts';
import { type ClaimTools, plainWord } from './claims.ts';
import { quotationsIn } from './quotations.ts';

/** As many words in a row are no coincidence. */
export const RUN_LEAST_WORDS = 8;

/** From word `from` to before word `to`. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const shingleAt = (words: readonly string[], at: number): string =>
  words.slice(at, at + RUN_LEAST_WORDS).join(' ');

/** Every run of the least length. The words are normalised (`plainWord`). */
export function* shinglesOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at + RUN_LEAST_WORDS <= words.length; at += 1) yield shingleAt(words, at);
}

/** The runs of `words` that are made of `known` shingles, each as long as possible. */
export function runsIn(words: readonly string[], known: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at + RUN_LEAST_WORDS <= words.length; at += 1) {
    if (!known.has(shingleAt(words, at))) continue;
    const last = runs.at(-1);
    const to = at + RUN_LEAST_WORDS;
    if (last !== undefined && at <= last.to) runs[runs.length - 1] = { from: last.from, to };
    else runs.push({ from: at, to });
  }
  return runs;
}

/** A piece of text whose words are compared. */
export interface Passage {
  readonly text: string;
  /** Normalised. */
  readonly words: readonly string[];
}

/** The text of a block without its quotations: those may be word for word, up to their longest length. */
export function ownPassages(html: string, tools: ClaimTools): Passage[] {
  if (/^<(?:pre|aside)/.test(html)) return [];
  if (html.startsWith('<blockquote') && tools.words(textOfHtml(html)).length <= QUOTE_MOST_WORDS)
    return [];
  return textUnitsOf(html)
    .flatMap(({ text }) => withoutQuotations(collapsed(text), tools))
    .map((text) => ({ text, words: tools.words(text).map(plainWord) }));
}

function withoutQuotations(text: string, tools: ClaimTools): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const quotation of quotationsIn(text, tools.language)) {
    if (tools.words(quotation.text).length > QUOTE_MOST_WORDS) continue;
    pieces.push(text.slice(from, quotation.start));
    from = quotation.end;
  }
  return [...pieces, text.slice(from)];
}

/** The words of a run as they are written. */
export function textOfRun({ text }: Passage, { from, to }: Run, tools: ClaimTools): string {
  const spans = wordSpansIn(text, tools.language).slice(from, to);
  return text.slice(spans[0]?.start, spans.at(-1)?.end ?? 0);
}
