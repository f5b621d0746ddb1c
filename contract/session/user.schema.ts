import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { GUIDANCE_MAX_CHARS } from '../writing/content.route.ts';
import { ownEventSchemas } from './event.schema.ts';
import { extensionPassSchemas } from './extensionPass.schema.ts';
import { QUESTIONS } from './questionnaire.ts';
import type { userRoutes } from './user.route.ts';

/** Refers to itself, so the OpenAPI document needs a name for it. */
const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' });

/** Free key-value object; a dismissal is a timestamp under its key (spec §3). */
export const userConfigSchema = z.record(z.string().max(100), jsonSchema);

const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** A value of `answers`; null until it is answered. */
  answer: z.string().nullable(),
  answers: z.array(z.object({ value: z.string(), text: z.string() })),
});

/** By question id (spec §3 "Questionnaire answers"). */
const questionnaireSchema = z.record(z.string(), questionSchema);

/** The chosen values by question id. */
const answersSchema = z.object({
  user_role: z.enum(QUESTIONS.user_role).exactOptional(),
  user_business: z.enum(QUESTIONS.user_business).exactOptional(),
  user_content: z.enum(QUESTIONS.user_content).exactOptional(),
  user_expenses: z.enum(QUESTIONS.user_expenses).exactOptional(),
  user_team: z.enum(QUESTIONS.user_team).exactOptional(),
});

const savedPromptSchema = z.object({ id: idSchema, text: z.string() });
const ofPrompt = z.object({ promptId: idSchema });
const promptTextSchema = z.object({ text: z.string().trim().min(1).max(GUIDANCE_MAX_CHARS) });

export const userSchemas = {
  getConfig: { response: userConfigSchema },
  postConfig: { body: userConfigSchema, response: userConfigSchema },
  getQuestionnaire: { response: questionnaireSchema },
  postQuestionnaire: {
    params: z.object({ workspaceId: idSchema }),
    body: answersSchema,
    response: z.object({ answered: z.int().nonnegative() }),
  },
  getPrompts: { response: z.object({ prompts: z.array(savedPromptSchema) }) },
  postPrompt: { body: promptTextSchema, response: savedPromptSchema },
  patchPrompt: { params: ofPrompt, body: promptTextSchema, response: savedPromptSchema },
  deletePrompt: { params: ofPrompt, response: z.object({ id: idSchema }) },
  ...extensionPassSchemas,
  ...ownEventSchemas,
} as const satisfies SchemasOf<typeof userRoutes>;

export type SavedPrompt = z.infer<typeof savedPromptSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Questionnaire = z.infer<typeof questionnaireSchema>;
export type Answers = z.infer<typeof answersSchema>;
export type UserConfig = z.infer<typeof userConfigSchema>;
