/** The lists of a voice's style rules as lines that a person types. */
import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';

const ARROW = /(?<!\s)\s*(?:→|->|=>)\s*/;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const cut = (text: string): string => text.slice(0, VOICE_LIMITS.termChars).trim();

/** "term → instead" on each line; without an arrow, nothing is offered instead. */
export const bannedFrom = (text: string): VoiceRules['banned'] =>
  linesOf(text)
    .map((line) => {
      const [term = '', instead = ''] = line.split(ARROW);
      return { term: cut(term), instead: cut(instead) };
    })
    .filter(({ term }) => term !== '')
    .slice(0, VOICE_LIMITS.bannedTerms);

export const bannedText = (banned: VoiceRules['banned']): string =>
  banned.map(({ term, instead }) => (instead === '' ? term : `${term} → ${instead}`)).join('\n');

export const namesFrom = (text: string): string[] =>
  [...new Set(linesOf(text).map(cut))].slice(0, VOICE_LIMITS.names);
