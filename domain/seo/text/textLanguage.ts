/** Whether a text is in the language it is said to be in. */
import { baseLanguage } from '#html/words.ts';
import type { NotScored } from '../report/report.ts';
import type { SentenceFacts } from './blockFacts.ts';
import type { TextOutline } from './outline.ts';
import { hasReadability } from './readability.ts';
import type { TextTools } from './textTools.ts';

/** Fewer words do not tell. */
const LEAST_WORDS = 40;
/** More words tell nothing new. */
const ENOUGH_WORDS = 200;
/** Another language must have this many times the function words, and in at least this share of the words. */
const CLEARLY = 1.6;
const LEAST_SHARE = 0.25;

/** The language that a text is evidently in instead of its own; null if there is none. */
export function otherLanguageOf(
  { sentences }: { readonly sentences: readonly Pick<SentenceFacts, 'plain'>[] },
  tools: TextTools,
): string | null {
  const words: string[] = [];
  for (const { plain } of sentences) {
    if (words.length >= ENOUGH_WORDS) break;
    words.push(...plain);
  }
  if (words.length < LEAST_WORDS) return null;
  const votes = tools.languageVotes(words);
  const own = votes.get(tools.language) ?? 0;
  const [other, most] = [...votes].reduce((best, one) => (one[1] > best[1] ? one : best), [
    '',
    0,
  ] as const);
  const isClear = most > own * CLEARLY && most >= words.length * LEAST_SHARE;
  return isClear && other !== tools.language ? other : null;
}

/** Why a text cannot be scored; null if it can. */
export function notScoredFor(
  text: TextOutline,
  language: string,
  tools: TextTools,
): NotScored | null {
  if (text.words === 0) return 'empty';
  if (!hasReadability(baseLanguage(language))) return 'language';
  return otherLanguageOf(text, tools) === null ? null : 'otherLanguage';
}
