import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { FIGURE_SOURCES } from '../topics/figureSources.ts';
import { IDEA_STATES, IDEAS_LISTED_MOST, type ideaRoutes } from './idea.route.ts';

const count = z.int().min(0);
/** Such as 2026-11-23. */
const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const beforeAndNow = z.object({
  was: z.number().min(0).nullable(),
  is: z.number().min(0).nullable(),
});

/** What an idea comes from, as it was when the idea was made. */
export const ideaReasonSchema = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('favourite'),
    topicSearchId: idSchema,
    /** Searches a month; null: not known. */
    volume: z
      .object({ value: z.number().min(0), source: z.enum(FIGURE_SOURCES), at: z.iso.datetime() })
      .nullable(),
  }),
  z.object({
    source: z.literal('question'),
    /** The page that asks it. */
    url: z.string(),
    /** The keyphrase of the brief or the results that it was found in. */
    about: z.string(),
  }),
  z.object({
    source: z.literal('snapshot'),
    articleId: idSchema,
    /** Pages in the results that were not there before, and those with another text. */
    appeared: count,
    changed: count,
    /** When the results were looked at before, and the last time. */
    since: z.iso.datetime(),
    at: z.iso.datetime(),
  }),
  z.object({
    source: z.literal('audit'),
    auditId: idSchema,
    /** Null: a page of the web, whose address is the text. */
    articleId: idSchema.nullable(),
    /** In the earlier and in the later period of Search Console; null: not known. */
    clicks: beforeAndNow,
    position: beforeAndNow,
    /** The last day of the later period. */
    until: z.string(),
  }),
  z.object({ source: z.literal('tag') }),
]);

const ideaSchema = z.object({
  id: idSchema,
  /** A keyphrase, a question, or the title of the article to go over. */
  text: z.string(),
  reason: ideaReasonSchema,
  state: z.enum(IDEA_STATES),
  /** The Monday it was last suggested on. */
  week: daySchema,
  /** An article that has the keyphrase by now; null: none has. */
  written: z.object({ articleId: idSchema, title: z.string() }).nullable(),
});

const mailSchema = z.object({
  /** Whether there is a mail server, and the account has an address. */
  isPossible: z.boolean(),
  isWanted: z.boolean(),
  /** Of the account, or the one that the mails go to. */
  address: z.string(),
});

const inWorkspace = z.object({ workspaceId: idSchema });

export const ideaSchemas = {
  getIdeas: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      /** Those of the week first. */
      ideas: z.array(ideaSchema).max(IDEAS_LISTED_MOST),
      /** The Monday of the last ideas; null: there were none yet. */
      week: daySchema.nullable(),
      /** When the next ones are made. */
      nextAt: z.iso.datetime(),
      /** What the caller gets of them by e-mail. */
      mail: mailSchema,
    }),
  },
  putIdeaMail: {
    params: inWorkspace,
    body: z.object({ isWanted: z.boolean() }),
    response: mailSchema.extend({ workspaceId: idSchema }),
  },
  patchIdea: {
    params: z.object({ workspaceId: idSchema, ideaId: idSchema }),
    body: z.object({ state: z.enum(IDEA_STATES) }),
    response: z.object({ id: idSchema, state: z.enum(IDEA_STATES) }),
  },
} as const satisfies SchemasOf<typeof ideaRoutes>;

export type IdeaReason = z.infer<typeof ideaReasonSchema>;
export type Idea = z.infer<typeof ideaSchema>;
