/** Links between the pages of one website: where an article could lead to another page, and which pages could lead to it. */
import { LINKS_MOST } from '#contract/pages/page.route.ts';
import { type TextUnit, textPiecesOf, textUnitsOf } from '#html/units.ts';
import type { BlockId } from '../../article/body.ts';
import type { Span, TextTools, Token } from '../text/textTools.ts';

export interface LinkTarget {
  readonly url: string;
  readonly title: string;
}

/** Words that could be a link; positions are those of the text of a unit (html/units.ts). */
export interface Anchor extends Span {
  readonly unit: number;
  readonly text: string;
  /** The sentence that the words stand in. */
  readonly sentence: string;
}

export interface OutgoingLink extends LinkTarget, Anchor {
  readonly blockId: BlockId;
}

export interface IncomingLink extends LinkTarget {
  readonly text: string;
  readonly sentence: string;
}

export interface LinkedText {
  readonly id: BlockId;
  readonly html: string;
}

/** An anchor has two to six words; one word alone says too little about a page. */
const ANCHOR_WORDS = { least: 2, most: 6 } as const;
/** How much of a page's title the words of its anchor must stand for, by weight. */
const LEAST_SHARE = 0.5;

interface Phrase extends LinkTarget {
  readonly stems: ReadonlySet<string>;
}

/** What a page is about: its title without the name of the site behind a bar or a dash. */
export const subjectOf = (title: string): string => title.split(/\s[|–—·»-]\s/u)[0] ?? title;

const contentStems = (words: readonly string[], tools: TextTools): string[] =>
  words.filter((word) => !tools.isStopWord(tools.plainWord(word))).map((word) => tools.stem(word));

interface Ranked extends OutgoingLink {
  readonly weight: number;
}

/**
 * Where the text could lead to the pages: words of a paragraph or of an item that stand for the title of a page, outside
 * of links. Each page once and each block once, the best places first; at most LINKS_MOST.
 */
export function outgoingLinks(
  blocks: readonly LinkedText[],
  targets: readonly LinkTarget[],
  tools: TextTools,
): OutgoingLink[] {
  const phrases = targets.map(
    (target): Phrase => ({
      ...target,
      stems: new Set(contentStems(tools.words(subjectOf(target.title)), tools)),
    }),
  );
  const byStem = grouped(phrases);
  const weigh = (stem: string) => Math.log(1 + phrases.length / (byStem.get(stem)?.length ?? 1));
  const found = blocks.flatMap(({ id, html }) =>
    anchorsIn(html, tools).flatMap(({ stems, ...anchor }): Ranked[] =>
      pagesFor(stems, byStem, weigh).map(({ url, title, weight }) => ({
        ...anchor,
        blockId: id,
        url,
        title,
        weight,
      })),
    ),
  );
  return eachOnce(found.sort((a, b) => b.weight - a.weight)).slice(0, LINKS_MOST);
}

function grouped(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const byStem = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) {
      const known = byStem.get(stem);
      if (known === undefined) byStem.set(stem, [phrase]);
      else known.push(phrase);
    }
  }
  return byStem;
}

type Weigh = (stem: string) => number;

/** The pages whose titles have all of the words, and little more. */
function pagesFor(
  stems: ReadonlySet<string>,
  byStem: ReadonlyMap<string, readonly Phrase[]>,
  weigh: Weigh,
): (LinkTarget & { readonly weight: number })[] {
  const rarest = [...stems].reduce((best, stem) =>
    (byStem.get(stem)?.length ?? 0) < (byStem.get(best)?.length ?? 0) ? stem : best,
  );
  return (byStem.get(rarest) ?? []).flatMap((phrase) => {
    if (!isAmong(stems, phrase.stems)) return [];
    const [own, all] = [sumOf(stems, weigh), sumOf(phrase.stems, weigh)];
    const share = own / all;
    return share < LEAST_SHARE
      ? []
      : [{ url: phrase.url, title: phrase.title, weight: share * own }];
  });
}

const isAmong = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

const sumOf = (stems: ReadonlySet<string>, weigh: Weigh): number =>
  [...stems].reduce((sum, stem) => sum + weigh(stem), 0);

function eachOnce(links: readonly Ranked[]): OutgoingLink[] {
  const urls = new Set<string>();
  const blocks = new Set<BlockId>();
  return links.flatMap(({ weight: _weight, ...link }) => {
    if (urls.has(link.url) || blocks.has(link.blockId)) return [];
    urls.add(link.url);
    blocks.add(link.blockId);
    return [link];
  });
}

interface FoundAnchor extends Anchor {
  readonly stems: ReadonlySet<string>;
}

/** Every run of words in a sentence that could be a link: it begins and ends with a content word. */
function anchorsIn(html: string, tools: TextTools): FoundAnchor[] {
  const pieces = Map.groupBy(textPiecesOf(html), ({ unit }) => unit);
  return textUnitsOf(html).flatMap((unit, at) => {
    if (unit.kind !== 'paragraph' && unit.kind !== 'item') return [];
    const pieceFrom = inOrder(
      (pieces.get(at) ?? []).map(({ start, text }) => ({ start, end: start + text.length })),
    );
    return runsIn(unit, tools)
      .filter(({ start, end }) => {
        const piece = pieceFrom(start);
        return piece !== undefined && piece.start <= start && end <= piece.end;
      })
      .map((run) => ({ ...run, unit: at }));
  });
}

const runsIn = (unit: TextUnit, tools: TextTools): Omit<FoundAnchor, 'unit'>[] =>
  sentencesIn(unit, tools).flatMap(({ said, words }) =>
    words.flatMap((_, from) =>
      runsFrom(words, from).map(({ start, end, stems }) => ({
        start,
        end,
        stems,
        text: unit.text.slice(start, end),
        sentence: said,
      })),
    ),
  );

interface Word extends Span {
  readonly stem: string;
  readonly isContent: boolean;
  readonly isLinked: boolean;
}

interface Sentence {
  /** As written. */
  readonly said: string;
  readonly words: readonly Word[];
}

/** Finds the first span that ends behind a place. Spans and places are in the order of the text, so that each span is looked at once. */
function inOrder(spans: readonly Span[]): (place: number) => Span | undefined {
  let at = 0;
  return (place) => {
    while ((spans[at]?.end ?? Infinity) <= place) at += 1;
    return spans[at];
  };
}

function sentencesIn({ text, links }: TextUnit, tools: TextTools): Sentence[] {
  const linkFrom = inOrder(links);
  const words = tools.tokens(text).map(
    ({ word, start, end }: Token): Word => ({
      start,
      end,
      stem: tools.stem(word),
      isContent: !tools.isStopWord(tools.plainWord(word)),
      isLinked: (linkFrom(start)?.start ?? end) < end,
    }),
  );
  let at = 0;
  return tools.sentenceSpans(text).map(({ start, end }) => {
    const first = at;
    while ((words[at]?.start ?? end) < end) at += 1;
    return { said: text.slice(start, end).trim(), words: words.slice(first, at) };
  });
}

interface Run extends Span {
  readonly stems: ReadonlySet<string>;
}

function runsFrom(words: readonly Word[], from: number): Run[] {
  const first = words[from];
  if (first === undefined || !first.isContent) return [];
  const runs: Run[] = [];
  const stems = new Set<string>();
  for (const word of words.slice(from, from + ANCHOR_WORDS.most)) {
    if (word.isLinked) break;
    if (!word.isContent) continue;
    stems.add(word.stem);
    if (stems.size >= ANCHOR_WORDS.least)
      runs.push({ start: first.start, end: word.end, stems: new Set(stems) });
  }
  return runs;
}

/** A page of the site with its text. */
export interface LinkingPage extends LinkTarget {
  readonly blocks: readonly string[];
}

/**
 * Which of the pages could lead to the article: those that say its subject, the keyphrase or else the title, within a
 * few words. Each with the first place.
 */
export function incomingLinks(
  subject: string,
  pages: readonly LinkingPage[],
  tools: TextTools,
): IncomingLink[] {
  const words = tools.words(subjectOf(subject));
  const content = new Set(contentStems(words, tools));
  // "coffee at home" is more than "coffee": all its words count if few of them say much.
  const wanted = content.size > 1 ? content : new Set(words.map((word) => tools.stem(word)));
  if (content.size === 0) return [];
  return pages.flatMap(({ url, title, blocks }) => {
    const place = firstPlace(blocks, wanted, tools);
    return place === null ? [] : [{ url, title, ...place }];
  });
}

type Said = Pick<Anchor, 'text' | 'sentence'>;

function firstPlace(
  blocks: readonly string[],
  wanted: ReadonlySet<string>,
  tools: TextTools,
): Said | null {
  for (const unit of blocks.flatMap(textUnitsOf)) {
    if (unit.kind !== 'paragraph' && unit.kind !== 'item') continue;
    for (const { said, words } of sentencesIn(unit, tools)) {
      const place = shortestWith(words, wanted);
      if (place !== null) return { text: unit.text.slice(place.start, place.end), sentence: said };
    }
  }
  return null;
}

/** Words that may stand between those of the subject. */
const WORDS_BETWEEN = 3;

/** The shortest run of words, outside of links, that has all of the wanted ones; null if it would be too long. */
function shortestWith(words: readonly Word[], wanted: ReadonlySet<string>): Span | null {
  let best: Word[] | null = null;
  for (let from = 0; from < words.length; from += 1) {
    if (!wanted.has(words[from]?.stem ?? '')) continue;
    const most = Math.min(wanted.size + WORDS_BETWEEN, (best?.length ?? Infinity) - 1);
    const run = runWith(words.slice(from, from + most), wanted);
    best = run ?? best;
  }
  const [first, last] = [best?.[0], best?.at(-1)];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

function runWith(words: readonly Word[], wanted: ReadonlySet<string>): Word[] | null {
  const missing = new Set(wanted);
  for (const [at, { stem, isLinked }] of words.entries()) {
    if (isLinked) return null;
    missing.delete(stem);
    if (missing.size === 0) return words.slice(0, at + 1);
  }
  return null;
}
