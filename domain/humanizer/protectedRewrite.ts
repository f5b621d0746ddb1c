/**
 * A rewrite says what the text says: the same figures, quotations and links in the same order, and the same names. What a
 * model changed of them is put back; where that is not certain, the passage stays as it was. Names in another order are told,
 * and so is where names cannot be known for certain.
 */
import type { ProtectedKind } from '#contract/lib/tasks.ts';
import type { Protection } from '#contract/writing/content.schema.ts';
import { replacedIn } from '#html/replaced.ts';
import { textUnitsOf } from '#html/units.ts';
import type { Span, TextTools } from '../seo/text/textTools.ts';
import { reorderedNames } from './nameOrder.ts';
import { firstEndingBehind } from './prose.ts';
import { namesWithin, type ProtectedSpan, protectedSpans } from './spans.ts';
import { hasUnknownNames, newLargeWords } from './unsureNames.ts';

type PutBack = Protection['putBack'][number];

export interface ProtectedRewrite extends Protection {
  readonly blocks: readonly string[];
}

/** `old` and `written` are blocks of HTML, or running text within one. */
export function protectedRewrite(
  old: readonly string[],
  written: readonly string[],
  tools: TextTools,
): ProtectedRewrite {
  const pairs =
    old.length === written.length
      ? old.map((html, at) => [[html], [written[at] ?? '']] as const)
      : [[old, written] as const];
  const parts = pairs.map(([before, after]) => rewriteOf(before, after, tools));
  const blocks = parts.flatMap((part) => part.blocks);
  const names = namesOf([old, written], tools);
  const reordered = reorderedNames(old, blocks, tools, names);
  const newWords = newLargeWords(old, blocks, tools);
  return {
    blocks,
    ...(reordered.length > 0 && { reordered }),
    ...(newWords.length > 0 && { newWords }),
    ...(hasUnknownNames(old) && { namesUnchecked: true }),
    kept: countsOf(factsOf(blocks, tools, names)),
    putBack: parts.flatMap(({ putBack }) => putBack),
    refused: parts.filter(({ isRefused }) => isRefused).length,
  };
}

interface Part {
  readonly blocks: readonly string[];
  readonly putBack: readonly PutBack[];
  readonly isRefused: boolean;
}

function rewriteOf(old: readonly string[], written: readonly string[], tools: TextTools): Part {
  const names = namesOf([old, written], tools);
  const was = factsOf(old, tools, names);
  const is = factsOf(written, tools, names);
  const changes = changesOf(was, is);
  if (changes.length === 0) return { blocks: written, putBack: [], isRefused: false };
  const putBack = changes.map(({ kind, kept, wrote }) => ({ kind, kept, wrote }));
  const mended = mendedBlocks(written, changes);
  const isRefused =
    changesOf(was, factsOf(mended, tools, names)).length > 0 ||
    changes.some((change) => isUnclear(change, { old, written, mended }, tools));
  return { blocks: isRefused ? old : mended, putBack, isRefused };
}

type Texts = Readonly<Record<'old' | 'written' | 'mended', readonly string[]>>;

/**
 * A link is never put back, and could be emptied by what is. A name may begin a sentence too, where the word could be
 * another one: then it is neither new nor missing, or still there.
 */
function isUnclear(
  { kind, kept, wrote }: PutBack,
  { old, written, mended }: Texts,
  tools: TextTools,
): boolean {
  if (kind !== 'name') return kind === 'link';
  const isIn = (blocks: readonly string[], name: string | null) =>
    name !== null && hasWords(blocks, name, tools);
  return isIn(old, wrote) || isIn(mended, wrote) || isIn(written, kept);
}

const hasWords = (blocks: readonly string[], words: string, tools: TextTools): boolean =>
  blocks
    .flatMap((html) => textUnitsOf(html))
    .some(({ text }) => {
      const tokens = tools.tokens(text);
      const ends = new Set(tokens.map(({ end }) => end));
      return tokens.some(
        ({ start }) => text.startsWith(words, start) && ends.has(start + words.length),
      );
    });

interface Fact extends ProtectedSpan {
  readonly block: number;
  readonly unit: number;
}

const namesOf = (texts: readonly (readonly string[])[], tools: TextTools): Set<string> =>
  namesWithin(
    texts.flat().flatMap((html) => textUnitsOf(html)),
    tools,
  );

const factsOf = (blocks: readonly string[], tools: TextTools, names: ReadonlySet<string>): Fact[] =>
  blocks.flatMap((html, block) =>
    textUnitsOf(html).flatMap(({ text, links }, unit): Fact[] => {
      const linked = links.map(({ start, end, href }): Fact => {
        const shown = text.slice(start, end);
        return { kind: 'link', start, end, text: shown, block, unit, key: `${href} ${shown}` };
      });
      const others = protectedSpans({ text, links: [] }, tools, names)
        .filter((span) => !isWithinOne(linked, span))
        .map((span): Fact => ({ ...span, block, unit }));
      return [...linked, ...others];
    }),
  );

/** Whether one of the links, which are in order and apart, has all of a place. */
function isWithinOne(links: readonly Fact[], { start, end }: Span): boolean {
  const link = links[firstEndingBehind(links, start)];
  return link !== undefined && link.start <= start && link.end >= end;
}

const countsOf = (facts: readonly Fact[]): Protection['kept'] => {
  const count = (kind: ProtectedKind) => facts.filter((fact) => fact.kind === kind).length;
  return {
    figure: count('figure'),
    name: count('name'),
    quote: count('quote'),
    link: count('link'),
  };
};

interface Change extends PutBack {
  /** Where the model wrote it; none if it is not certain what belongs there. */
  readonly at: readonly Fact[];
}

/** In what two texts differ. Names may come more often, or fewer times; all else has its number and its order. */
function changesOf(was: readonly Fact[], is: readonly Fact[]): Change[] {
  const of = (facts: readonly Fact[], kind: ProtectedKind) =>
    facts.filter((fact) => fact.kind === kind);
  const ordered = (['figure', 'quote', 'link'] as const).flatMap((kind) =>
    orderedChanges(kind, of(was, kind), of(is, kind), of(was, 'link')),
  );
  return [...ordered, ...nameChanges(of(was, 'name'), of(is, 'name'))];
}

function orderedChanges(
  kind: ProtectedKind,
  was: readonly Fact[],
  is: readonly Fact[],
  links: readonly Fact[],
): Change[] {
  const length = Math.max(was.length, is.length);
  const known = new Set(was.map(({ key }) => key));
  const pairs = Array.from({ length }, (_, at) => [was[at], is[at]] as const).filter(
    ([one, other]) => one?.key !== other?.key,
  );
  return pairs.map(([one, other]) => {
    // Of several, or of one that stands elsewhere in the text, it is not known which one belongs here.
    const isMoved = other !== undefined && known.has(other.key);
    const isOne = pairs.length === 1 && was.length === is.length;
    // What has a link within would be put back without it, beside the link that the model wrote.
    const isSure =
      isOne && !isMoved && !links.some((link) => one !== undefined && isBeside(link, one));
    const places = isSure && other !== undefined ? [other] : [];
    return { kind, kept: one?.text ?? null, wrote: other?.text ?? null, at: places };
  });
}

const isBeside = (one: Fact, other: Fact): boolean =>
  one.block === other.block &&
  one.unit === other.unit &&
  one.start < other.end &&
  one.end > other.start;

function nameChanges(was: readonly Fact[], is: readonly Fact[]): Change[] {
  const [before, after] = [distinct(was), distinct(is)];
  const missing = [...before].filter((name) => !after.has(name));
  const added = [...after].filter((name) => !before.has(name));
  const length = Math.max(missing.length, added.length);
  return Array.from({ length }, (_, at) => {
    const [kept = null, wrote = null] = [missing[at], added[at]];
    const isSure = missing.length === 1 && added.length === 1;
    const places = isSure ? is.filter(({ key }) => key === wrote) : [];
    return { kind: 'name', kept, wrote, at: places };
  });
}

const distinct = (facts: readonly Fact[]): Set<string> => new Set(facts.map(({ key }) => key));

/** The text of each change in its places. A link has an address too, so it is not put back. */
function mendedBlocks(written: readonly string[], changes: readonly Change[]): string[] {
  const places = changes.flatMap(({ at, kept, kind }) =>
    kept === null || kind === 'link' ? [] : at.map((fact) => ({ ...fact, text: kept })),
  );
  return written.map((html, block) =>
    replacedIn(
      html,
      places.filter((place) => place.block === block),
    ),
  );
}
