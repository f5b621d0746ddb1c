import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { GUIDANCE_MAX_CHARS } from '../writing/content.route.ts';
import { ownEventSchemas } from './event.schema.ts';
import type { userRoutes } from './user.route.ts';

/** Refers to itself, so the OpenAPI document needs a name for it. */
const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' });

/** Free key-value object; a dismissal is a timestamp under its key (spec §3). */
export const userConfigSchema = z.record(z.string().max(100), jsonSchema);

const savedPromptSchema = z.object({ id: idSchema, text: z.string() });
const ofPrompt = z.object({ promptId: idSchema });
const promptTextSchema = z.object({ text: z.string().trim().min(1).max(GUIDANCE_MAX_CHARS) });

export const userSchemas = {
  getConfig: { response: userConfigSchema },
  postConfig: { body: userConfigSchema, response: userConfigSchema },
  getPrompts: { response: z.object({ prompts: z.array(savedPromptSchema) }) },
  postPrompt: { body: promptTextSchema, response: savedPromptSchema },
  patchPrompt: { params: ofPrompt, body: promptTextSchema, response: savedPromptSchema },
  deletePrompt: { params: ofPrompt, response: z.object({ id: idSchema }) },
  ...ownEventSchemas,
} as const satisfies SchemasOf<typeof userRoutes>;

export type SavedPrompt = z.infer<typeof savedPromptSchema>;
export type UserConfig = z.infer<typeof userConfigSchema>;
