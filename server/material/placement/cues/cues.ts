/** Which kinds of section a heading names, and how much the words of a note speak for each kind. */
import { baseLanguage } from '#html/words.ts';
import { meaningsOf } from '../meanings.ts';
import { similarity } from '../vectors.ts';
import { kinship, type Word, wordsOf } from '../words.ts';
import type { CueTable, SectionCue } from './cueTable.ts';
import { ENGLISH_CUES } from './english.ts';
import { FRENCH_CUES } from './french.ts';
import { GERMAN_CUES } from './german.ts';
import { kinds } from './kinds.ts';
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
/** A word of a heading that is this similar to one of the table, or more, names the kind too, but less clearly. */
const LEAST_SIMILARITY = 0.5;
const SIMILAR = 0.8;

type Stems = ReadonlySet<string>;

interface Cue {
  readonly heads: Stems;
  readonly words: Stems;
  /** Support of a stem, found before. */
  readonly support: Map<string, number>;
}

type Cues = ReadonlyMap<SectionCue, Cue>;

const NO_STEMS: Stems = new Set();
const cuesByLanguage = new Map<string, Cues>();

function cuesOf(language: string): Cues {
  const base = baseLanguage(language);
  const cues = cuesByLanguage.get(base) ?? readCues(base);
  cuesByLanguage.set(base, cues);
  return cues;
}

function readCues(language: string): Cues {
  const stems = (text: string) => new Set(wordsOf(text, language).map(({ stem }) => stem));
  return new Map(
    Object.entries(TABLES[language] ?? {}).map(([name, [heads, words]]) => [
      name as SectionCue,
      { heads: stems(heads), words: stems(words), support: new Map() },
    ]),
  );
}

/** The kinds of section that a heading names, each with how clearly, 0 to 1. */
export function cuesOfHeading(
  words: readonly Word[],
  language: string,
  topic: Stems,
): Map<SectionCue, number> {
  const found = new Map<SectionCue, number>();
  for (const word of words) {
    const weight = (word.isStopWord ? STOP_WORD : 1) * (topic.has(word.stem) ? STOP_WORD : 1);
    for (const [name, clarity] of clarities(word, language)) {
      const most = Math.max(clarity * weight, found.get(name) ?? 0);
      if (most > 0) found.set(name, most);
    }
  }
  return found;
}

/** By its stem, in its language or translated, or by a word that means something similar. */
function clarities(word: Word, language: string): (readonly [SectionCue, number])[] {
  const { englishOf, vectorOf } = meaningsOf(language);
  const headsOf = (base: string, name: SectionCue) => cuesOf(base).get(name)?.heads ?? NO_STEMS;
  const english = word.isStopWord ? [] : wordsOf(englishOf(word).join(' '), 'en');
  const vector = word.isStopWord ? null : vectorOf(word);
  return kinds().map(({ name, heads }) => {
    if (english.some(({ stem }) => headsOf('en', name).has(stem))) return [name, 1];
    const closest =
      vector === null ? 0 : Math.max(...heads.map((head) => similarity(vector, head)));
    const likeness = (SIMILAR * (closest - LEAST_SIMILARITY)) / (1 - LEAST_SIMILARITY);
    return [name, Math.max(clarityOf(word, headsOf(language, name)), likeness)];
  });
}

function clarityOf({ stem }: Word, heads: Stems): number {
  let most = 0;
  for (const head of heads) {
    const shared = kinship(stem, head);
    if (shared >= LEAST_KINSHIP) most = Math.max(most, shared);
  }
  return most;
}

/** How much a word of a note speaks for a kind of section, 0 to 1. */
export function supportOf(name: SectionCue, word: Word, language: string): number {
  const cue = cuesOf(language).get(name);
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
