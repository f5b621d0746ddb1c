/** What a text is about: its keyphrases, counted in the text. No model is asked. */
import { mostUsed } from '../text/mostUsed.ts';
import type { ReadBlock } from '../text/outline.ts';
import type { TextTools } from '../text/textTools.ts';
import { termCountsOf } from './pageFeatures.ts';

const KEYPHRASES_MOST = 10;
const IDEAS_MOST = 5;
const LEAST_USES = 2;

/**
 * Uses of a term inside longer ones hardly count for it, as in the C-value of Frantzi and Ananiadou (1996). `power`: the tenth use
 * says less than the second. The others are factors, chosen on the open texts of bench/topics.
 */
const WEIGHTS = {
  nested: 0.8,
  power: 0.7,
  twoWords: 1.5,
  inTitle: 3,
  /** Of several words: the phrase itself is there, not only one of its words. */
  phraseInTitle: 2,
  inHeading: 2,
  phraseInHeading: 1.5,
  inLead: 1.3,
  withStopWord: 0.1,
  rarity: 1.5,
} as const;
const LEAD_WORDS = 150;
/** A longer term that has fewer of the uses of a shorter one is an accident of wording. */
const EXTENSION_LEAST = 0.1;

interface Ranked {
  readonly key: string;
  readonly form: string;
  readonly uses: number;
  readonly isInHeading: boolean;
  readonly worth: number;
}

/** The keyphrases of a text, the best first; some are part of others. */
export function keyphrasesIn(
  blocks: readonly ReadBlock[],
  title: string,
  tools: TextTools,
  most = KEYPHRASES_MOST,
): string[] {
  const found: Ranked[] = [];
  for (const term of ranked(blocks, title, tools)) {
    if (found.length === most) break;
    if (!found.some((one) => isAccident(term, one))) found.push(term);
  }
  return found.map(({ form }) => form);
}

/** A few keyphrases to choose from; none is part of another, and each names something that a text can be about. */
export function keyphraseIdeas(
  blocks: readonly ReadBlock[],
  title: string,
  tools: TextTools,
): string[] {
  const ideas: Ranked[] = [];
  for (const term of ranked(blocks, title, tools)) {
    if (ideas.length === IDEAS_MOST) break;
    const isApart = ideas.every(({ key }) => !isPart(term.key, key) && !isPart(key, term.key));
    if (isApart && namesSomething(term, tools)) ideas.push(term);
  }
  return ideas.map(({ form }) => form);
}

/** Not only words that any text has: "years", "choose", "important". */
function namesSomething({ form }: Ranked, { words, termWords }: TextTools): boolean {
  if (termWords === null) return true;
  const { isEmpty, isVague, isVerb, isMeasure } = termWords;
  return words(form)
    .map((word) => word.toLowerCase())
    .some((word) => !isEmpty(word) && !isVague(word) && !isVerb(word) && !isMeasure(word));
}

function ranked(blocks: readonly ReadBlock[], title: string, tools: TextTools): Ranked[] {
  const terms = termCountsOf(
    blocks.map(({ facts }) => facts),
    tools,
  );
  const lead = termCountsOf(leadOf(blocks), tools);
  const inTitle = ` ${tools.words(title).map(tools.stem).join(' ')} `;
  const worthy = [...terms].filter(
    ([key, { uses, isInHeading }]) => uses >= LEAST_USES || isInHeading || isPart(key, inTitle),
  );
  const nested = nestedUses(worthy.map(([key, { uses }]) => [key, uses]));
  return worthy
    .map(([key, { uses, isInHeading, forms }]) => {
      const form = mostUsed(forms);
      const free = uses - WEIGHTS.nested * (nested.get(key) ?? 0);
      const worth =
        Math.max(free, 1 - WEIGHTS.nested) ** WEIGHTS.power *
        wordingFactor(key, form, tools) *
        placeFactor(key.includes(' '), isPart(key, inTitle), isInHeading) *
        (lead.has(key) ? WEIGHTS.inLead : 1);
      return { key, form, uses, isInHeading, worth };
    })
    .sort((one, other) => other.worth - one.worth || (one.key < other.key ? -1 : 1));
}

function wordingFactor(key: string, form: string, tools: TextTools): number {
  const stems = key.split(' ');
  return (
    Math.max(...stems.map(tools.rarity)) ** WEIGHTS.rarity *
    (stems.length === 2 ? WEIGHTS.twoWords : 1) *
    (tools.words(form).some(tools.isStopWord) ? WEIGHTS.withStopWord : 1)
  );
}

function placeFactor(isPhrase: boolean, isInTitle: boolean, isInHeading: boolean): number {
  const title = isInTitle ? WEIGHTS.inTitle * (isPhrase ? WEIGHTS.phraseInTitle : 1) : 1;
  const heading = isInHeading ? WEIGHTS.inHeading * (isPhrase ? WEIGHTS.phraseInHeading : 1) : 1;
  return title * heading;
}

function leadOf(blocks: readonly ReadBlock[]) {
  let words = 0;
  const end = blocks.findIndex(({ facts }) => {
    words += facts.units.reduce((sum, unit) => sum + unit.words, 0);
    return words >= LEAD_WORDS;
  });
  return blocks.slice(0, end < 0 ? blocks.length : end + 1).map(({ facts }) => facts);
}

/** Of each term, the uses of the longer term that has most. */
function nestedUses(terms: readonly (readonly [string, number])[]): Map<string, number> {
  const nested = new Map<string, number>();
  for (const [key, uses] of terms.filter(([, all]) => all >= LEAST_USES))
    for (const part of partsOf(key.split(' ')))
      nested.set(part, Math.max(nested.get(part) ?? 0, uses));
  return nested;
}

/** The shorter terms in a term. */
const partsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    words
      .slice(from)
      .map((_word, more) => words.slice(from, from + more + 1))
      .filter(({ length }) => length < words.length)
      .map((part) => part.join(' ')),
  );

const isAccident = (term: Ranked, of: Ranked): boolean =>
  !term.isInHeading && term.uses < EXTENSION_LEAST * of.uses && isPart(of.key, term.key);

const isPart = (key: string, of: string): boolean => ` ${of.trim()} `.includes(` ${key} `);
