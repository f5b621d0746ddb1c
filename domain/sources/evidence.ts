/** Looks for what a text claims in what its sources say. */
import { type Claim, type ClaimTools, plainWord } from './claims.ts';
import { type Figure, figuresIn } from './figures.ts';

/** A source as it is searched. */
export interface SearchedSource {
  readonly url: string;
  readonly paragraphs: readonly SearchedParagraph[];
}

interface SearchedParagraph {
  readonly text: string;
  /** All words between single spaces, normalised, with a space at each end. */
  readonly words: string;
  /** The sentences with figures. */
  readonly sentences: readonly SearchedSentence[];
}

interface SearchedSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly figures: readonly Figure[];
}

export interface Evidence {
  readonly url: string;
  /** What the source says, word for word. */
  readonly quoted: string;
}

export interface SearchTools extends ClaimTools {
  stem(word: string): string;
  isStopWord(word: string): boolean;
}

/** Words that a sentence of the source must have in common with the sentence of a figure. */
const LEAST_SHARED = 2;
const QUOTED_MAX_CHARS = 300;

export function searchedSource(
  source: { readonly url: string; readonly paragraphs: readonly string[] },
  tools: SearchTools,
): SearchedSource {
  const paragraphs = source.paragraphs.map((text) => ({
    text,
    words: ` ${tools.words(text).map(plainWord).join(' ')} `,
    sentences: /\d/.test(text)
      ? tools.sentences(text).flatMap((one) => searchedSentence(one, tools))
      : [],
  }));
  return { url: source.url, paragraphs };
}

function searchedSentence(text: string, tools: SearchTools): SearchedSentence[] {
  const figures = /\d/.test(text) ? figuresIn(text, tools.language) : [];
  return figures.length === 0 ? [] : [{ text, stems: contentStems(text, tools), figures }];
}

function contentStems(text: string, tools: SearchTools): ReadonlySet<string> {
  const content = tools
    .words(text)
    .filter((word) => /\p{L}/u.test(word) && !tools.isStopWord(word));
  return new Set(content.map(tools.stem));
}

/** The best evidence for a claim, or null. A link is not looked up here. */
export function evidenceFor(
  claim: Claim,
  sources: readonly SearchedSource[],
  tools: SearchTools,
): Evidence | null {
  if (claim.figure !== null)
    return figureEvidence({ ...claim, figure: claim.figure }, sources, tools);
  return claim.kind === 'quote' ? quoteEvidence(claim, sources, tools) : null;
}

/** The same number with the same unit, in the sentence that shares most words. */
function figureEvidence(
  { figure, text, statement }: Claim & { readonly figure: Pick<Figure, 'value' | 'unit'> },
  sources: readonly SearchedSource[],
  tools: SearchTools,
): Evidence | null {
  const wanted = contentStems(statement.replace(text, ' '), tools);
  let best = Math.min(LEAST_SHARED, wanted.size) - 1;
  let evidence: Evidence | null = null;
  if (best < 0) return null; // a number alone can be anything
  for (const { url, sentence } of sentencesOf(sources)) {
    if (!sentence.figures.some(({ value, unit }) => value === figure.value && unit === figure.unit))
      continue;
    const shared = [...wanted].filter((stem) => sentence.stems.has(stem)).length;
    if (shared <= best) continue;
    best = shared;
    evidence = { url, quoted: shortened(sentence.text, 0) };
  }
  return evidence;
}

function* sentencesOf(sources: readonly SearchedSource[]) {
  for (const { url, paragraphs } of sources)
    for (const { sentences } of paragraphs)
      for (const sentence of sentences) yield { url, sentence };
}

const OMISSION = /(?<!\s)\s*[[(]?(?:…|\.\.\.)[\])]?\s*/;

/** The words in order, within one paragraph; "…" may stand for words that are left out. */
function quoteEvidence(
  { text }: Claim,
  sources: readonly SearchedSource[],
  tools: SearchTools,
): Evidence | null {
  const parts = text
    .split(OMISSION)
    .map((part) => tools.words(part).map(plainWord).join(' '))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  for (const { url, paragraphs } of sources) {
    const found = paragraphs.find(({ words }) => standIn(words, parts));
    if (found === undefined) continue;
    return { url, quoted: shortened(found.text, beginOf(found.text, tools.words(text))) };
  }
  return null;
}

function standIn(words: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = words.indexOf(` ${part} `, from);
    from = at + part.length + 1;
    return at >= 0;
  });
}

/** More words than these begin one passage of a paragraph only. */
const BEGIN_WORDS = 4;

/** Where the words begin. */
function beginOf(text: string, words: readonly string[]): number {
  const begin = words.slice(0, BEGIN_WORDS).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
  return Math.max(0, text.search(new RegExp(begin.join('[^\\p{L}\\p{N}]+'), 'iu')));
}

/** A window of a long paragraph; `at` is what has to be in it. */
function shortened(text: string, at: number): string {
  if (text.length <= QUOTED_MAX_CHARS) return text;
  const from = Math.max(0, Math.min(at - QUOTED_MAX_CHARS / 4, text.length - QUOTED_MAX_CHARS));
  return text.slice(from, from + QUOTED_MAX_CHARS).toWellFormed();
}
