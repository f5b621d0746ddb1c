/** What a model is asked when its settings are tested. */
import type { Prompt } from './prompt.ts';

const TEST = { version: 1, instructions: 'You are being tested. Answer briefly.' };

export const greetingPrompt: Prompt = {
  ...TEST,
  name: 'greeting',
  prompt: 'Say hello in one short sentence.',
};

export const countingPrompt: Prompt = {
  ...TEST,
  name: 'counting',
  prompt: 'Answer with a JSON object whose field "numbers" is the list of the numbers 1, 2 and 3.',
};
