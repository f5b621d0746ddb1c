/**
 * What people search with, in other words for the same: "how much is", "price" and "cost" ask for one page. Our own lists, from general
 * knowledge of searches and from the open lists of bench/topics.
 */
import type { TaskCues, WordEndings } from '#domain/topics/tasks.ts';
import { dutch } from './taskCues/dutch.ts';
import { english } from './taskCues/english.ts';
import { french } from './taskCues/french.ts';
import { german } from './taskCues/german.ts';
import { italian } from './taskCues/italian.ts';
import { portuguese } from './taskCues/portuguese.ts';
import { russian } from './taskCues/russian.ts';
import { spanish } from './taskCues/spanish.ts';
import type { TaskWords } from './taskCues/taskWords.ts';
import { turkish } from './taskCues/turkish.ts';

const LISTS: Readonly<Record<string, TaskWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ru: russian,
  tr: turkish,
};
const NO_WORDS: TaskWords = { tasks: '', smallWords: '', plurals: [] };

/** Languages that write a noun with what describes it in one word. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi', 'hu']);
/** What may stand between the parts of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];

const NO_ENDINGS: WordEndings = { nouns: [], bound: [] };
/** Endings that stemmers leave; our own lists. */
const ENDINGS: Readonly<Record<string, WordEndings>> = {
  de: {
    nouns: [
      ['ungen', 'en'],
      ['ung', 'en'],
    ],
    bound:
      'igung igkeit erung ierung lung tung dung nung sung lich keit heit schaft isch ieren'.split(
        ' ',
      ),
  },
  fr: { nouns: [['age', 'er']], bound: [] },
  nl: { nouns: [['ingen', 'en']], bound: 'igheid heid lijk ering iging schap'.split(' ') },
};

/** A language without lists has no cues: its words are compared as they are. */
export function taskCuesOf(language: string): TaskCues {
  const { tasks, smallWords, plurals } = LISTS[language] ?? NO_WORDS;
  const lines = tasks.split('\n').filter((line) => line.includes(': '));
  return {
    tasks: lines.map((line) => {
      const [name = '', words = ''] = line.split(': ');
      return { name: name.trim(), phrases: words.split(',').map((phrase) => phrase.trim()) };
    }),
    smallWords: smallWords === '' ? null : new Set(smallWords.trim().split(/\s+/)),
    plurals,
    endings: ENDINGS[language] ?? NO_ENDINGS,
    links: COMPOUNDING.has(language) ? LINKS : null,
  };
}
