/** Names that have changed places within a sentence: "Bo hired Ana" has the names of "Ana hired Bo", and says something else. */
import type { Protection } from '#contract/content.schema.ts';
import { textUnitsOf } from '#html/units.ts';
import type { TextTools } from '../seo/textTools.ts';
import { protectedSpans } from './spans.ts';

const SHOWN_MOST = 10;

/** Pairs of names that stood in one order and now stand in the other one only. A passive may be why, so that a person has to look. */
export function reorderedNames(
  old: readonly string[],
  written: readonly string[],
  tools: TextTools,
  names: ReadonlySet<string>,
): NonNullable<Protection['reordered']> {
  const was = pairsIn(old, tools, names);
  const is = pairsIn(written, tools, names);
  return [...was.values()]
    .filter(([one, other]) => !was.has(keyOf(other, one)))
    .filter(([one, other]) => is.has(keyOf(other, one)) && !is.has(keyOf(one, other)))
    .slice(0, SHOWN_MOST)
    .map(([first, second]) => ({ first, second }));
}

type Pair = readonly [one: string, other: string];
const keyOf = (one: string, other: string): string => JSON.stringify([one, other]);

/** Every two names of a sentence, in their order. */
function pairsIn(
  blocks: readonly string[],
  tools: TextTools,
  names: ReadonlySet<string>,
): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const sentence of blocks.flatMap((html) => namesBySentence(html, tools, names)))
    for (const [at, one] of sentence.entries())
      for (const other of sentence.slice(at + 1)) pairs.set(keyOf(one, other), [one, other]);
  return pairs;
}

/** The names of each sentence, each once, in the order in which they come. */
function namesBySentence(html: string, tools: TextTools, names: ReadonlySet<string>): string[][] {
  return textUnitsOf(html).flatMap(({ text }) => {
    const found = protectedSpans({ text, links: [] }, tools, names).filter(
      ({ kind }) => kind === 'name',
    );
    return tools
      .sentenceSpans(text)
      .map(({ start, end }) => [
        ...new Set(found.filter((one) => one.start >= start && one.end <= end).map(textOf)),
      ]);
  });
}

const textOf = ({ text }: { readonly text: string }): string => text;
