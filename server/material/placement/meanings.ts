/**
 * The meaning of a word. Words of German, Spanish and French have that of the English words that
 * lexicon/basicWords.txt translates them to; a compound has that of its parts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseLanguage } from '#html/words.ts';
import { englishVector, meanVector, rarityOf, type Vector } from './vectors.ts';
import { type Word, wordsOf } from './words.ts';

/** The columns of lexicon/basicWords.txt. */
const COLUMNS = ['en', 'de', 'es', 'fr'];
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 7;

export interface Meanings {
  /** Null: unknown. */
  vectorOf(word: Word): Vector | null;
  /** How much a word says, 0 to 1. */
  weightOf(word: Word): number;
  /** The English words that it may stand for. */
  englishOf(word: Word): readonly string[];
}

const ENGLISH: Meanings = {
  vectorOf: ({ form }) => englishVector(form),
  weightOf: ({ form }) => rarityOf(form),
  englishOf: ({ form }) => [form],
};
const UNKNOWN: Meanings = { vectorOf: () => null, weightOf: () => 1, englishOf: () => [] };

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
    vectorOf: ({ stem }) => {
      const [last, ...first] = partsOf(stem, english).map((part) => vectors.get(part) ?? null);
      return last === undefined ? null : meanVector([last, last, ...first]);
    },
    weightOf: ({ stem }) => Math.max(0, ...(english.get(stem) ?? []).map(rarityOf)) || 1,
    englishOf: ({ stem }) => partsOf(stem, english).flatMap((part) => english.get(part) ?? []),
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

/** A known stem, or the known parts of a compound: the last one, which says what it is, comes first. */
function partsOf(stem: string, known: ReadonlyMap<string, unknown>): string[] {
  if (known.has(stem)) return [stem];
  if (stem.length < SHORTEST_COMPOUND) return [];
  const longest = (ofLength: (length: number) => string) => {
    for (let length = stem.length - SHORTEST_PART + 1; length >= SHORTEST_PART; length -= 1) {
      if (known.has(ofLength(length))) return [ofLength(length)];
    }
    return [];
  };
  return [
    ...longest((length) => stem.slice(-length)),
    ...longest((length) => stem.slice(0, length)),
  ];
}
