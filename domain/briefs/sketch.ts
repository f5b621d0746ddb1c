/** What is quoted of a page: its headings, and the names that it uses. Its text is not kept. */
import type { PageHeading } from '#contract/briefs/brief.schema.ts';
import { SKETCH_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import type { PageSketch } from '#contract/competitors/competitorsCollector.schema.ts';
import { collapsed } from '#html/text.ts';
import { type TextUnit, textUnitsOf } from '#html/units.ts';
import type { TextTools, Token } from '../seo/text/textTools.ts';

/** Reads the blocks of sanitised HTML in one pass. */
export function sketchOf(blocks: readonly string[], tools: TextTools): PageSketch {
  const headings: PageHeading[] = [];
  const names = new Set<string>();
  for (const unit of blocks.flatMap(textUnitsOf)) {
    if (unit.kind === 'heading') addHeading(headings, unit);
    else if (names.size < SKETCH_LIMITS.names) addNames(names, unit.text, tools);
  }
  return { headings, names: [...names].slice(0, SKETCH_LIMITS.names) };
}

function addHeading(headings: PageHeading[], { level, text }: TextUnit): void {
  const quoted = quotedOf(text);
  if (quoted !== '' && headings.length < SKETCH_LIMITS.headings)
    headings.push({ level, text: quoted });
}

/** Cuts a text to the number of words that may be quoted. */
export function quotedOf(text: string): string {
  const words = collapsed(text).split(' ');
  const cut = words.slice(0, SKETCH_LIMITS.headingWords).join(' ');
  const short = cut.length > SKETCH_LIMITS.chars ? cut.slice(0, SKETCH_LIMITS.chars - 1) : cut;
  return short.length < words.join(' ').length ? `${short.toWellFormed()}…` : short;
}

/** More words than a name has. */
const NAME_MAX_WORDS = 5;

/** Words in upper case beside each other. Alone, a word has to stand out: within a sentence, or by its spelling. */
function addNames(names: Set<string>, text: string, tools: TextTools): void {
  for (const { start, end } of tools.sentenceSpans(text)) {
    const sentence = text.slice(start, end);
    for (const run of runsIn(sentence, tools.tokens(sentence))) {
      const own = withoutEdges(run, tools);
      const [first] = own;
      if (first === undefined || own.length > NAME_MAX_WORDS) continue;
      if (own.length > 1 || isAlone(first, tools)) names.add(own.map(({ word }) => word).join(' '));
    }
  }
}

/** Words that begin in upper case, with one space between them. */
function runsIn(sentence: string, tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    if (!hasCapital(token.word)) {
      last = null;
      continue;
    }
    const isNext = last !== null && sentence.slice(last.end, token.start) === ' ';
    if (isNext) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = token;
  }
  return runs;
}

const CAPITAL = /\p{Lu}/u;
const hasCapital = (word: string): boolean => CAPITAL.test(word);

/** "The Guardian Weekly" at the beginning of a sentence is "Guardian Weekly". */
const withoutEdges = (run: readonly Token[], tools: TextTools): readonly Token[] => {
  const from = run.findIndex(({ word }) => !tools.isStopWord(word));
  return from < 0 ? [] : run.slice(from);
};

const UNUSUAL = /^.+\p{Lu}|^\p{Lu}.*\d/u;
const LEAST_LETTERS = 2;

/** In German every noun begins in upper case. */
const isAlone = ({ word, start }: Token, { language }: TextTools): boolean =>
  word.length >= LEAST_LETTERS && (UNUSUAL.test(word) || (start > 0 && language !== 'de'));
