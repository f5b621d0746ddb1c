/** Headings and notes, read for comparison. */
import { baseLanguage } from '#html/words.ts';
import { cuesOfHeading } from './cues/cues.ts';
import type { SectionCue } from './cues/cueTable.ts';
import { cuesInText } from './cues/textCues.ts';
import { meaningsOf } from './meanings.ts';
import { meanVector, type Vector } from './vectors.ts';
import { type Word, wordsOf } from './words.ts';

export interface Sheet {
  readonly topic: string;
  /** BCP 47. */
  readonly language: string;
  readonly headings: readonly string[];
  /** More words of each heading's kind. They are evidence, but name nothing. */
  readonly hints?: readonly string[];
  readonly units: readonly string[];
}

export interface ReadText {
  readonly words: readonly Word[];
  /** Without function words. */
  readonly content: readonly Word[];
  /** The meaning of each word that has one, and of all of them. */
  readonly vectors: readonly Vector[];
  readonly vector: Vector;
}

export interface ReadUnit extends ReadText {
  /** The words that say what it speaks of: the first noun, and what stands directly before it. */
  readonly subject: readonly Word[];
  readonly signs: ReadonlyMap<SectionCue, number>;
  /** Words of a label, "Price: 29 euros", which often name the section. */
  readonly label: ReadonlySet<string>;
}

export interface ReadHeading extends ReadText {
  /** The words that it names, without those of the topic. */
  readonly named: readonly Word[];
  readonly cues: ReadonlyMap<SectionCue, number>;
}

export interface ReadSheet {
  readonly language: string;
  readonly headings: readonly ReadHeading[];
  readonly units: readonly ReadUnit[];
  /** Stems of the topic, which every part of the article may have. */
  readonly topic: ReadonlySet<string>;
  /** How much a stem tells parts of this sheet apart, 0 to 1. */
  rarityOf(stem: string): number;
  weightOf(word: Word): number;
}

const LABEL = /^([^:]{2,30}?)\s?:\s/;
/** A longer text shows in its beginning what it is about. */
const MOST_READ_CHARS = 500;
const HAS_DIGIT = /\d/;

export function readSheet({ topic, language, headings, hints = [], units }: Sheet): ReadSheet {
  const { vectorOf, weightOf } = meaningsOf(language);
  const read = (text: string): ReadText => {
    const words = wordsOf(text.slice(0, MOST_READ_CHARS), language);
    const content = words.filter(({ form, isStopWord }) => !isStopWord || HAS_DIGIT.test(form));
    const meanings = content.map(vectorOf);
    const vectors = meanings.filter((vector) => vector !== null);
    return { words, content, vectors, vector: meanVector(meanings, content.map(weightOf)) };
  };
  const topicStems = new Set(read(topic).content.map(stemOf));
  const readUnits = units.map((text) => {
    const label = wordsOf(LABEL.exec(text)?.[1] ?? '', language).map(({ form }) => form);
    const whole = read(text);
    const subject = subjectOf(whole.words, language);
    return { ...whole, subject, signs: cuesInText(text), label: new Set(label) };
  });
  const readHeadings = headings.map((text, at) => {
    const named = read(text).content.filter(({ stem }) => !topicStems.has(stem));
    const whole = read(`${text} ${hints[at] ?? ''}`);
    return { ...whole, named, cues: cuesOfHeading(whole.words, language, topicStems) };
  });
  return {
    language,
    headings: readHeadings,
    units: readUnits,
    topic: topicStems,
    weightOf,
    rarityOf: rarityIn([...readUnits, ...readHeadings]),
  };
}

const stemOf = ({ stem }: Word): string => stem;

function rarityIn(texts: readonly ReadText[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { words } of texts) {
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = texts.length;
  return (stem) => Math.log(1 + all / (counts.get(stem) ?? 1)) / Math.log(1 + all);
}

/** Where the noun stands behind what describes it, so that both are taken. */
const NOUN_LAST = new Set(['en', 'de', 'nl']);
const MOST_SUBJECT_WORDS = 2;

function subjectOf(words: readonly Word[], language: string): Word[] {
  const base = baseLanguage(language);
  const says = ({ form, isStopWord }: Word) => !isStopWord && !HAS_DIGIT.test(form);
  const from = words.findIndex(says);
  if (from < 0) return [];
  const most = NOUN_LAST.has(base) ? MOST_SUBJECT_WORDS : 1;
  const run = words.slice(from, from + most);
  const end = run.findIndex((word) => !says(word));
  return end < 0 ? run : run.slice(0, end);
}
