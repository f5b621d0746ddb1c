import type { Tone } from '#contract/tasks.ts';

export const toneNames: Readonly<Record<Tone, string>> = {
  neutral: 'Neutral',
  friendly: 'Friendly',
  formal: 'Formal',
  confident: 'Confident',
  playful: 'Playful',
};
