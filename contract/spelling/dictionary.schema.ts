import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import {
  type dictionaryRoutes,
  WORD,
  WORD_MAX_CHARS,
  WORDS_PER_REQUEST,
} from './dictionary.route.ts';

/** One word, in the one form of Unicode that equal words have. */
const wordSchema = z
  .string()
  .max(WORD_MAX_CHARS)
  .refine((word) => WORD.test(word) && word === word.normalize('NFC'), 'Enter one word.');

const wordsSchema = z.object({ words: z.array(wordSchema).min(1).max(WORDS_PER_REQUEST) });

const inWorkspace = z.object({ workspaceId: idSchema });
const answer = z.object({ workspaceId: idSchema, words: z.array(z.string()) });

export const dictionarySchemas = {
  getWords: { params: inWorkspace, response: answer },
  postWords: {
    params: inWorkspace,
    body: wordsSchema,
    response: answer,
  },
  removeWords: { params: inWorkspace, body: wordsSchema, response: answer },
} as const satisfies SchemasOf<typeof dictionaryRoutes>;
