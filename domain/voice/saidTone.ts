/** What a model says of the tone of a voice, checked. */
import { TONE_LIMITS, VOICE_LIMITS } from '#contract/voice/voice.ts';
import { capitalised } from '../capitalised.ts';
import { quotationsIn } from '../sources/quotations.ts';

interface SaidTone {
  readonly words: readonly string[];
  readonly advice: string;
}

const LEAST_WORDS = 2;
const FIGURE = /\p{N}/u;
const isWord = (text: string): boolean =>
  text !== '' && text.length <= TONE_LIMITS.wordChars && text.split(' ').length <= 3;

/**
 * The tone as the person reads it: "Calm, direct. Speak to the reader." Null unless it is words and advice alone, within their
 * bounds: a figure or a quotation would be said of the texts, and nobody has asked for one.
 */
export function saidTone({ words, advice }: SaidTone, language: string): string | null {
  const named = [...new Set(words.map((word) => plain(word).replace(/(?<![.,;:])[.,;:]+$/, '')))];
  const said = plain(advice);
  const all = [...named, said].join(' ');
  if (named.length < LEAST_WORDS || named.length > TONE_LIMITS.words || !named.every(isWord))
    return null;
  if (!/\p{L}/u.test(said) || said.length > TONE_LIMITS.adviceChars) return null;
  if (FIGURE.test(all) || quotationsIn(all, language).length > 0) return null;
  return `${capitalised(named.join(', '))}. ${said}`;
}

const plain = (text: string): string => text.replace(/[\s*_#<>]+/gu, ' ').trim();

/** The tone with what a model said behind what was typed; null if there is no room. */
export function withTone(typed: string, said: string): string | null {
  const text = typed.trim() === '' ? said : `${typed.trimEnd()} ${said}`;
  return text.length > VOICE_LIMITS.toneChars ? null : text;
}
