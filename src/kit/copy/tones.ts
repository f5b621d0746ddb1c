import type { Tone } from '#contract/lib/tasks.ts';

export const toneNames: Readonly<Record<Tone, string>> = {
  neutral: 'Neutral',
  friendly: 'Friendly',
  formal: 'Formal',
  confident: 'Confident',
  playful: 'Playful',
};
