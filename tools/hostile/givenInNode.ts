import { parseHTML } from 'linkedom';
import { z } from 'zod';
import { textToolsOf } from '#language/textTools.ts';
import type { Given } from './given.ts';
import { hostileModel } from './model.ts';

/** Functions that know a language, by their name. */
export const TEXT_TOOLS: object = textToolsOf('en');

/** More than its caches hold (`memo` in language/textTools.ts). */
const REMEMBERED_WORDS = 20_000;
let words = 0;

/** Empties the caches of words: they know a text that is read again. */
export function forgetWords(): void {
  const { stem, syllables } = textToolsOf('en');
  for (const end = words + REMEMBERED_WORDS; words <= end; words += 1) {
    stem(`forgotten${words}`);
    syllables(`forgotten${words}`);
  }
}

export const GIVEN_IN_NODE: Given = {
  AbortController: () => new AbortController(),
  AbortSignal: () => new AbortController().signal,
  /** Of any model: where a language model is asked. */
  AskedModel: hostileModel,
  Buffer: (text) => Buffer.from(text),
  Date: () => new Date(0),
  Float64Array: () => new Float64Array(8),
  Headers: () => new Headers(),
  RegExp: () => /a/,
  SeenNode: (text) => parseHTML(`<html>${text}</html>`).document,
  URL: () => new URL('https://example.com/a'),
  Uint8Array: (text) => Buffer.from(text),
  ZodType: () => z.object({ text: z.string() }),
};
