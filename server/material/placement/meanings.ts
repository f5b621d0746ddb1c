/**
 * The meaning of a word as a vector. Words of German, Spanish and French have the vector of the English word that
 * data/basicWords.txt translates them to; a compound has those of its parts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseLanguage } from '#html/words.ts';
import { englishVector, meanVector, rarityOf, type Vector } from './vectors.ts';
import { type Word, wordsOf } from './words.ts';

/** The columns of data/basicWords.txt. */
const COLUMNS = ['en', 'de', 'es', 'fr'];
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 7;

export interface Meanings {
  /** Null: unknown. */
  vectorOf(word: Word): Vector | null;
  /** How much a word says, 0 to 1. */
  weightOf(word: Word): number;
}

const ENGLISH: Meanings = {
  vectorOf: ({ form }) => englishVector(form),
  weightOf: ({ form }) => rarityOf(form),
};
const UNKNOWN: Meanings = { vectorOf: () => null, weightOf: () => 1 };

const known = new Map<string, Meanings>();

/** Cached. A language without vectors knows no meanings. */
export function meaningsOf(language: string): Meanings {
  const base = baseLanguage(language);
  const meanings = known.get(base) ?? made(base);
  known.set(base, meanings);
  return meanings;
}

function made(language: string): Meanings {
  if (language === 'en') return ENGLISH;
  const column = COLUMNS.indexOf(language);
  if (column < 0) return UNKNOWN;
  const english = translations(column, language);
  const vectors = new Map(
    [...english].map(([stem, words]) => [stem, meanVector(words.map(englishVector))]),
  );
  return {
    vectorOf: ({ stem }) => vectors.get(stem) ?? compoundVector(stem, vectors),
    weightOf: ({ stem }) => Math.max(0, ...(english.get(stem) ?? []).map(rarityOf)) || 1,
  };
}

/** The English words of each stem. */
function translations(column: number, language: string): Map<string, string[]> {
  const english = new Map<string, string[]>();
  const rows = readFileSync(join(import.meta.dirname, 'lexicon/basicWords.txt'), 'utf8').split(
    '\n',
  );
  for (const row of rows) {
    const cells = row.split(' ');
    for (const { stem } of wordsOf((cells[column] ?? '').replaceAll('/', ' '), language)) {
      const words = english.get(stem) ?? [];
      english.set(stem, [...words.filter((word) => word !== cells[0]), cells[0] ?? '']);
    }
  }
  return english;
}

/** The last part says what it is, so it counts twice. */
function compoundVector(stem: string, vectors: ReadonlyMap<string, Vector>): Vector | null {
  if (stem.length < SHORTEST_COMPOUND) return null;
  const parts: Vector[] = [];
  const add = (ofLength: (length: number) => string, times: number) => {
    for (let length = stem.length - SHORTEST_PART + 1; length >= SHORTEST_PART; length -= 1) {
      const found = vectors.get(ofLength(length));
      if (found !== undefined) return parts.push(...Array.from({ length: times }, () => found));
    }
    return 0;
  };
  add((length) => stem.slice(-length), 2);
  add((length) => stem.slice(0, length), 1);
  return parts.length === 0 ? null : meanVector(parts);
}
