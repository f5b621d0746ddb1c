/** Which kinds of section a heading names, and how much the words of a note speak for each kind. */
import { baseLanguage } from '#html/words.ts';
import { englishVector, meanVector, rarityOf, type Vector } from '../vectors.ts';
import { kinship, type Word, wordsOf } from '../words.ts';
import type { CueTable, SectionCue } from './cueTable.ts';
import { ENGLISH_CUES } from './english.ts';
import { FRENCH_CUES } from './french.ts';
import { GERMAN_CUES } from './german.ts';
import { SPANISH_CUES } from './spanish.ts';

const TABLES: Readonly<Record<string, CueTable>> = {
  en: ENGLISH_CUES,
  de: GERMAN_CUES,
  es: SPANISH_CUES,
  fr: FRENCH_CUES,
};
/** A word that headings are made of says less in a note than one that only notes have. */
const HEAD_IN_NOTE = 0.4;
const STOP_WORD = 0.5;
/** Shorter stems are compared as a whole only. */
const SHORTEST_KIN = 6;
const SHORTEST_CUE = 4;
const LEAST_KINSHIP = 0.6;

type Stems = ReadonlySet<string>;

interface Cue {
  readonly name: SectionCue;
  readonly heads: Stems;
  readonly words: Stems;
  /** Support of a stem, found before. */
  readonly support: Map<string, number>;
}

const cuesByLanguage = new Map<string, readonly Cue[]>();

function cuesOf(language: string): readonly Cue[] {
  const base = baseLanguage(language);
  const cues = cuesByLanguage.get(base) ?? readCues(base);
  cuesByLanguage.set(base, cues);
  return cues;
}

function readCues(language: string): readonly Cue[] {
  const stems = (text: string) => new Set(wordsOf(text, language).map(({ stem }) => stem));
  return Object.entries(TABLES[language] ?? {}).map(([name, [heads, words]]) => ({
    name: name as SectionCue,
    heads: stems(heads),
    words: stems(words),
    support: new Map(),
  }));
}

/** The kinds of section that a heading names, each with how clearly, 0 to 1. */
export function cuesOfHeading(
  words: readonly Word[],
  language: string,
  topic: Stems,
): Map<SectionCue, number> {
  const found = new Map<SectionCue, number>();
  for (const { name, heads } of cuesOf(language)) {
    const most = Math.max(...words.map((word) => clarityOf(word, heads, topic)));
    if (most > 0) found.set(name, most);
  }
  return found;
}

function clarityOf(word: Word, heads: Stems, topic: Stems): number {
  let most = 0;
  for (const head of heads) {
    const shared = kinship(word.stem, head);
    if (shared >= LEAST_KINSHIP) most = Math.max(most, shared);
  }
  return most * (word.isStopWord ? STOP_WORD : 1) * (topic.has(word.stem) ? STOP_WORD : 1);
}

/** How much a word of a note speaks for a kind of section, 0 to 1. */
export function supportOf(name: SectionCue, word: Word, language: string): number {
  const cue = cuesOf(language).find((one) => one.name === name);
  if (cue === undefined) return 0;
  const key = word.isStopWord ? `${word.stem} ` : word.stem;
  const support = cue.support.get(key) ?? foundSupport(cue, word);
  cue.support.set(key, support);
  return support;
}

function foundSupport(cue: Cue, { stem, isStopWord }: Word): number {
  if (isStopWord) return cue.words.has(stem) ? STOP_WORD : 0;
  if (cue.words.has(stem)) return 1;
  if (cue.heads.has(stem)) return HEAD_IN_NOTE;
  if (stem.length < SHORTEST_KIN) return 0;
  let most = 0;
  for (const word of cue.words) {
    if (word.length >= SHORTEST_CUE) most = Math.max(most, kinship(stem, word));
  }
  return most;
}

const vectors = new Map<SectionCue, Vector>();

/** The meaning of a kind of section, in any language. */
export function cueVector(name: SectionCue): Vector {
  const vector = vectors.get(name) ?? madeVector(ENGLISH_CUES[name].join(' '));
  vectors.set(name, vector);
  return vector;
}

function madeVector(text: string): Vector {
  const words = wordsOf(text, 'en').map(({ form }) => form);
  return meanVector(words.map(englishVector), words.map(rarityOf));
}
