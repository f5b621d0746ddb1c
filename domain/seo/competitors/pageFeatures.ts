/** What is kept of a competitor's page: numbers and terms, not its text. */
import { SNAPSHOT_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import { oncePerPair } from '../../oncePerPair.ts';
import type { PageFeatures, TermUse } from '../report/competition.ts';
import { TERMS } from '../report/weights.ts';
import { type BlockFacts, blockFactsOf, type SentenceFacts } from '../text/blockFacts.ts';
import { outlineOf } from '../text/outline.ts';
import { readabilityIn } from '../text/readability.ts';
import { shinglesOfPage } from '../text/shingles.ts';
import { repeatedIn } from '../text/stuffing.ts';
import type { TextTools } from '../text/textTools.ts';
import { pageTermsOf } from './pageTerms.ts';

/** Reads a page, block by block, of sanitised HTML (html/allowedHtml.ts). What a page repeats counts once. */
export function pageFeaturesOf(
  { id, blocks }: { readonly id: string; readonly blocks: readonly string[] },
  tools: TextTools,
): PageFeatures {
  const read = blocks.map((html, at) => ({
    id: String(at),
    html,
    facts: blockFactsOf(html, tools),
  }));
  const repeated = repeatedIn(read);
  const counted = read.filter((block) => !repeated.has(block));
  const { words, headings, paragraphs, images, links, sentences, units } = outlineOf(counted);
  const termless = units
    .flatMap((unit) => unit.sentences)
    .reduce((sum, sentence) => sum + (sentence.termless?.size ?? 0), 0);
  return {
    id,
    words,
    wordsOutsideLinks: words - termless,
    headings: headings.length,
    paragraphs: paragraphs.length,
    images: images.length,
    links: links.length,
    readability: withinBounds(readabilityIn({ sentences }, tools.language)?.score ?? null),
    terms: storableTerms(pageTermsOf(counted, tools)),
    shingles: shinglesOfPage(counted.map(({ facts }) => facts)),
  };
}

/** What the contract takes. A page without sentences, such as a list of words, is beyond it: nothing can be said of it. */
const READABILITY_MOST = 10_000;
const withinBounds = (score: number | null): number | null =>
  score === null || Math.abs(score) > READABILITY_MOST ? null : score;

/** Without what no answer and no file can hold: what is too long to be a word, such as an encoded image, and the name `__proto__`. */
const storableTerms = (terms: Record<string, TermUse>): Record<string, TermUse> =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([key, { form }]) =>
        Math.max(key.length, form.length) <= SNAPSHOT_LIMITS.termChars && key !== '__proto__',
    ),
  );

interface Counting {
  uses: number;
  isInHeading: boolean;
  readonly forms: Map<string, number>;
}

type Counts = ReadonlyMap<string, Readonly<Counting>>;

/** How often a text uses each term, in which forms. Each block is counted once, so a text of which one block has changed is quick. */
export function termCountsOf(blocks: readonly BlockFacts[], tools: TextTools): Counts {
  const all = new Map<string, Readonly<Counting>>();
  const summed = new Map<string, Counting>(); // most terms are in one block only
  for (const facts of blocks)
    for (const [key, one] of countsOf(tools, facts)) {
      const first = all.get(key);
      if (first === undefined)
        all.set(key, one); // most terms are in one block only
      else all.set(key, added(summed, key, first, one));
    }
  return all;
}

function added(
  summed: Map<string, Counting>,
  key: string,
  first: Readonly<Counting>,
  one: Readonly<Counting>,
): Counting {
  const sum = summed.get(key) ?? { ...first, forms: new Map(first.forms) };
  summed.set(key, sum);
  sum.uses += one.uses;
  sum.isInHeading ||= one.isInHeading;
  for (const [form, times] of one.forms) sum.forms.set(form, (sum.forms.get(form) ?? 0) + times);
  return sum;
}

const countsOf = oncePerPair((tools: TextTools, { units }: BlockFacts): Counts => {
  const counts = new Map<string, Counting>();
  for (const { kind, sentences } of units)
    for (const { key, form } of sentences.flatMap((sentence) => candidatesIn(sentence, tools))) {
      const term = counts.get(key) ?? { uses: 0, isInHeading: false, forms: new Map() };
      counts.set(key, term);
      term.uses += 1;
      term.isInHeading ||= kind === 'heading';
      term.forms.set(form, (term.forms.get(form) ?? 0) + 1);
    }
  return counts;
});

const HAS_LETTERS = /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Candidate {
  readonly key: string;
  readonly form: string;
}

/** One to three words that begin and end with a content word; none of them in a link or in code. */
function candidatesIn({ plain, stems, termless }: SentenceFacts, tools: TextTools): Candidate[] {
  const found: Candidate[] = [];
  const isEdge = plain.map((word) => HAS_LETTERS.test(word) && !tools.isStopWord(word));
  for (let from = 0; from < plain.length; from += 1) {
    if (isEdge[from] !== true) continue;
    for (let end = from; end < plain.length && end < from + TERMS.mostWords; end += 1) {
      if (termless?.has(end) === true) break;
      if (isEdge[end] !== true) continue;
      const key = stems.slice(from, end + 1).join(' ');
      found.push({ key, form: plain.slice(from, end + 1).join(' ') });
    }
  }
  return found;
}
