/** How texts of people are looked for and sorted in lists, by the page and by the database (server/lib/pattern.ts). */
import { UNSEEN } from '#html/words.ts';

const UNSEEN_SIGNS = new RegExp(UNSEEN, 'gu');

/** What is written in two ways, in small letters, and the one that is compared. `i\u0307` is what İ becomes. */
export const WRITTEN_ALIKE: readonly (readonly [from: string, to: string])[] = [
  ['i\u0307', 'i'],
  ['ς', 'σ'],
  ['ё', 'е'],
  ['œ', 'oe'],
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
];

/** Normalises a text for searching: lower case, one Unicode composition, no invisible characters. */
export const lettersOf = (text: string): string =>
  WRITTEN_ALIKE.reduce(
    (letters, [from, to]) => letters.replaceAll(from, to),
    text.replace(UNSEEN_SIGNS, '').trim().normalize('NFC').toLowerCase(),
  );

/** Whether a text contains `sought`, which `lettersOf` returned. An empty `sought` is in every text. */
export const hasLetters = (text: string, sought: string): boolean =>
  sought === '' || lettersOf(text).includes(sought);

// Of English, which is that of all languages without rules of their own: "und" would be that of the system.
const alphabet = new Intl.Collator('en', { numeric: true });

/** Sorts texts of people: "Ähre" stands before "Zebra" and "Tip 9" before "Tip 10", the same on every device and server. */
export const inAlphabet = (one: string, other: string): number => alphabet.compare(one, other);
