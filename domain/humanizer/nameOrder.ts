/** Names that have changed places within a sentence: "Bo hired Ana" has the names of "Ana hired Bo", and says something else. */
import type { Protection } from '#contract/writing/content.schema.ts';
import { textUnitsOf } from '#html/units.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { protectedSpans } from './spans.ts';

const SHOWN_MOST = 10;

/** A sentence with more names is a list: of its order nothing is said. Every two names of a sentence are compared. */
const NAMES_MOST = 30;

/** Returns pairs of names whose order a rewrite has swapped. A passive voice may explain it, so a person has to check. */
export function reorderedNames(
  old: readonly string[],
  written: readonly string[],
  tools: TextTools,
  names: ReadonlySet<string>,
): NonNullable<Protection['reordered']> {
  const sentences = [old, written].map((blocks) =>
    blocks.flatMap((html) => namesBySentence(html, tools, names)),
  );
  const [was = [], is = []] = sentences;
  const found = [
    ...turnedPairs(pairsIn(was.map(distinct)), pairsIn(is.map(distinct))),
    ...turnedPairs(pairsIn(was), pairsIn(is)),
  ];
  return [...new Map(found.map((pair) => [keyOf(...pair), pair])).values()]
    .slice(0, SHOWN_MOST)
    .map(([first, second]) => ({ first, second }));
}

type Pair = readonly [one: string, other: string];
const keyOf = (one: string, other: string): string => JSON.stringify([one, other]);
const distinct = (names: readonly string[]): string[] => [...new Set(names)];

interface Pairs {
  readonly all: ReadonlyMap<string, Pair>;
  readonly times: (one: string, other: string) => number;
}

/** Those whose order one text has fewer times, and the opposite order more often, than the text before it. */
const turnedPairs = (was: Pairs, is: Pairs): Pair[] =>
  [...was.all.values()].filter(
    ([one, other]) =>
      is.times(one, other) < was.times(one, other) && is.times(other, one) > was.times(other, one),
  );

/** Every two names of a sentence, in their order, and how often they stand so. */
function pairsIn(sentences: readonly (readonly string[])[]): Pairs {
  const all = new Map<string, Pair>();
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const [at, one] of sentence.entries())
      for (const other of sentence.slice(at + 1)) {
        if (one === other) continue;
        const key = keyOf(one, other);
        all.set(key, [one, other]);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return { all, times: (one, other) => counts.get(keyOf(one, other)) ?? 0 };
}

/** The names of each sentence in their order; none of a sentence with too many. */
function namesBySentence(html: string, tools: TextTools, names: ReadonlySet<string>): string[][] {
  return textUnitsOf(html).flatMap(({ text }) => {
    const found = protectedSpans({ text, links: [] }, tools, names).filter(
      ({ kind }) => kind === 'name',
    );
    let next = 0;
    return tools.sentenceSpans(text).map(({ start, end }) => {
      const own: string[] = [];
      for (let name = found[next]; name !== undefined && name.end <= end; name = found[next]) {
        if (name.start >= start) own.push(name.text);
        next += 1;
      }
      return own.length > NAMES_MOST ? [] : own;
    });
  });
}
