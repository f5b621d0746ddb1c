/** The outlines of the languages of the scaffold. */
import { baseLanguage } from '#html/words.ts';
import { ENGLISH_OUTLINES } from './english.ts';
import { FRENCH_OUTLINES } from './french.ts';
import { GERMAN_OUTLINES } from './german.ts';
import type { Outlines } from './outline.ts';
import { SPANISH_OUTLINES } from './spanish.ts';

const OUTLINES: Readonly<Record<string, Outlines>> = {
  en: ENGLISH_OUTLINES,
  de: GERMAN_OUTLINES,
  es: SPANISH_OUTLINES,
  fr: FRENCH_OUTLINES,
};

/** The outlines of a language; English for one that has none. */
export const outlinesOf = (language: string): Outlines =>
  OUTLINES[baseLanguage(language)] ?? ENGLISH_OUTLINES;
