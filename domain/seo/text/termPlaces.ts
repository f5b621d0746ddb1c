/** Where a text uses a term, for the marks in the text. */
import { textUnitsOf } from '#html/units.ts';
import type { Place } from '../report/report.ts';
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';
import { type CountedTerms, type TermIndex, termIndexOf, termsIn } from './termCounts.ts';
import type { Span, TextTools, Token } from './textTools.ts';

interface MarkedBlock {
  readonly id: string;
  readonly html: string;
  readonly facts: BlockFacts;
}

/** More marks at once help nobody. */
const PLACES_MOST = 1000;

/** The uses of the terms in order. Only blocks that have one are read again. */
export function termPlaces(
  blocks: readonly MarkedBlock[],
  { terms }: CountedTerms,
  tools: TextTools,
): Place[] {
  const index = termIndexOf(terms);
  const places: Place[] = [];
  for (const { id, html, facts } of blocks) {
    if (!facts.units.some(({ sentences }) => sentences.some(hasTerm(index)))) continue;
    for (const [unit, { text }] of textUnitsOf(html).entries()) {
      const spans = spansIn(facts.units[unit]?.sentences ?? [], tools.tokens(text), index);
      places.push(...spans.map((span) => ({ blockId: id, range: { unit, ...span } })));
      if (places.length >= PLACES_MOST) return places.slice(0, PLACES_MOST);
    }
  }
  return places;
}

const hasTerm =
  (index: TermIndex) =>
  (sentence: SentenceFacts): boolean =>
    termsIn(sentence, index).next().done !== true;

/** The uses in a unit with these words. */
function spansIn(
  sentences: readonly SentenceFacts[],
  tokens: readonly Token[],
  index: TermIndex,
): Span[] {
  return sentences.flatMap((sentence) => {
    const words = tokens.filter(({ start }) => start >= sentence.start && start < sentence.end);
    return [...termsIn(sentence, index)].flatMap(({ from, to }) => {
      const [first, last] = [words[from], words[to]];
      if (first === undefined || last === undefined) return [];
      return [{ start: first.start, end: last.end }];
    });
  });
}
