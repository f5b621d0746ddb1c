import { MOST_ORIGINS } from '#contract/article/origins.ts';
import { FIELD_LIMITS_CHARS, MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import {
  COMPETITORS_MOST,
  SKETCH_LIMITS,
  SNAPSHOT_LIMITS,
} from '#contract/competitors/competitorsCollector.route.ts';
import { POSTS_MOST } from '#contract/social/post.route.ts';
import { KEYPHRASE_MAX_CHARS, SITE_TERMS_MOST } from '#contract/topics/topicBounds.ts';
import { MEASURE_NAMES, VOICE_LIMITS } from '#contract/voice/voice.ts';
import { OUTLINE_LIMITS } from '#contract/writing/content.route.ts';

/** Types of packages and of the language that a text is made into, in `givenInNode.ts` and `givenInPage.ts`. */
export const TEXT_TYPES: ReadonlySet<string> = new Set([
  'AskedModel',
  'Buffer',
  'Uint8Array',
  'Element',
  'File',
  'HTMLElement',
  'Node',
  'ParentNode',
  'SeenNode',
]);

/** The same, of which any value will do. */
export const OTHER_TYPES: ReadonlySet<string> = new Set([
  'AbortController',
  'AbortSignal',
  'Date',
  'Float64Array',
  'Headers',
  'RegExp',
  'URL',
  'ZodType',
]);

/** Makes a value of a text, by the name of its type. */
export type Given = Readonly<Record<string, (text: string) => unknown>>;

/** The most characters of texts that the contract bounds, by their name; any other may be of any length. */
export const SHORT: Readonly<Record<string, number>> = {
  ...FIELD_LIMITS_CHARS,
  title: 500,
  storedTitle: 500,
  topic: 300,
  phrase: KEYPHRASE_MAX_CHARS,
  keyphrase: KEYPHRASE_MAX_CHARS,
  lead: KEYPHRASE_MAX_CHARS,
  term: KEYPHRASE_MAX_CHARS,
  // Of a rule of a voice.
  names: VOICE_LIMITS.termChars,
  instead: VOICE_LIMITS.termChars,
  // The address of a website, as a workspace has it.
  site: 500,
  link: 2000,
  // A keyphrase or a title.
  subject: 500,
  model: 200,
};

/** The most entries of lists that the contract bounds, by their name. */
export const FEW: Readonly<Record<string, number>> = {
  keywords: MOST_KEYWORDS,
  targetKeywords: MOST_KEYWORDS,
  pages: SNAPSHOT_LIMITS.pages,
  // Of an outline, or of a brief.
  sections: OUTLINE_LIMITS.sections,
  outline: OUTLINE_LIMITS.sections,
  questions: OUTLINE_LIMITS.sections,
  usual: OUTLINE_LIMITS.sections,
  // What a search of the web has returned.
  results: COMPETITORS_MOST,
  competitors: COMPETITORS_MOST,
  terms: SITE_TERMS_MOST,
  voices: VOICE_LIMITS.texts,
  measures: MEASURE_NAMES.length,
  smallWords: VOICE_LIMITS.smallWords,
  use: VOICE_LIMITS.words,
  avoid: VOICE_LIMITS.words,
  banned: VOICE_LIMITS.bannedTerms,
  names: VOICE_LIMITS.names,
  // Written in our code.
  checks: 60,
  wordings: 2,
  channels: POSTS_MOST,
  columns: 30,
};

/** The most entries of each list of an object, by its type. */
export const FEW_IN: Readonly<Record<string, number>> = {
  Keyphrase: KEYPHRASE_MAX_CHARS / 2,
};

/** The same, by all fields of the entries. */
export const FEW_OF: readonly { readonly fields: readonly string[]; readonly most: number }[] = [
  // Of a page that is read for a brief.
  { fields: ['level', 'text'], most: SKETCH_LIMITS.headings },
  { fields: ['kind', 'model', 'prompt', 'text', 'version'], most: MOST_ORIGINS },
];
