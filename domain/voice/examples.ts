/** Sentences that show something, word for word. */
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import type { ProseSentence } from '../seo/text/prose.ts';

/** Shorter ones show nothing, and a longer one is cut nowhere: it is left out. */
const LEAST_CHARS = 12;

/** Up to three sentences that show most of something; of equal ones the shorter, each once. None shows it: none. */
export function examplesOf(
  sentences: readonly ProseSentence[],
  shownBy: (sentence: ProseSentence) => number,
): string[] {
  const shown = sentences
    .filter(({ text }) => text.length >= LEAST_CHARS && text.length <= VOICE_LIMITS.exampleChars)
    .map((sentence) => ({ text: sentence.text, shows: shownBy(sentence) }))
    .filter(({ shows }) => shows > 0)
    .sort((a, b) => b.shows - a.shows || a.text.length - b.text.length);
  return [...new Set(shown.map(({ text }) => text))].slice(0, VOICE_LIMITS.examples);
}
