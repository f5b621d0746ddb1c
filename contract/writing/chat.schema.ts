import { z } from 'zod';
import { limitsSchema } from '../access/limit.schema.ts';
import { sourceSchema } from '../article/article.schema.ts';
import { blockIdSchema, idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { JOB_STATES } from '../lib/tasks.ts';
import { CHAT_LIMITS, type chatRoutes } from './chat.route.ts';

/** What an answer may cite: a block of the article, a paragraph of a source, a part of the notes, a block of another article. */
export const citableSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('block'),
    number: z.int().min(1),
    blockId: blockIdSchema,
    text: z.string(),
  }),
  z.object({
    kind: z.literal('page'),
    number: z.int().min(1),
    url: z.string(),
    title: z.string(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('article'),
    number: z.int().min(1),
    articleId: idSchema,
    /** Where it stands there; absent in answers of an earlier version. */
    blockId: blockIdSchema.optional(),
    title: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('note'), number: z.int().min(1), text: z.string() }),
]);

/** The text of the article that a question is about. */
export const selectionSchema = z.object({ blockId: blockIdSchema, text: z.string() });

export const answerSchema = z.object({
  state: z.enum(JOB_STATES),
  /** Null: it consists of the writer's own material; absent until it is known. */
  model: z.string().nullable().optional(),
  /** The model that wrote it, as the origin of what is taken from it. */
  source: sourceSchema.optional(),
  /** HTML; the numbers in brackets name citable passages. */
  blocks: z.array(z.string()),
  citable: z.array(citableSchema),
  /** Passages of the article and its sources that the model was not shown. */
  leftOut: z.int().min(0),
  /** Why it failed: a problem code. */
  failure: z.string().nullable(),
});

const turnSchema = z.object({
  id: idSchema,
  /** The turn that it follows; null: it is the first. Several may follow the same one. */
  parentId: idSchema.nullable(),
  question: z.string(),
  selection: selectionSchema.nullable(),
  jobId: idSchema,
  answer: answerSchema,
});

const conversationSchema = z.object({
  id: idSchema,
  /** Null: it is about everything in the workspace. */
  articleId: idSchema.nullable(),
  title: z.string(),
  questions: z.int().min(0),
  usedAt: z.iso.datetime(),
});

const questionSchema = z.object({
  requestId: requestIdSchema,
  question: z.string().trim().min(1).max(CHAT_LIMITS.questionChars),
  selection: selectionSchema
    .extend({ text: z.string().trim().min(1).max(CHAT_LIMITS.selectionChars) })
    .nullable(),
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });
const ofWorkspace = z.object({ workspaceId: idSchema });
const ofConversation = z.object({ workspaceId: idSchema, conversationId: idSchema });

const askedSchema = z.object({
  conversation: conversationSchema,
  turn: turnSchema,
  limits: limitsSchema,
});

export const chatSchemas = {
  getConversations: {
    params: ofArticle,
    response: z.object({ articleId: idSchema, conversations: z.array(conversationSchema) }),
  },
  postConversation: { params: ofArticle, body: questionSchema, response: askedSchema },
  getOwnConversations: {
    params: ofWorkspace,
    response: z.object({ conversations: z.array(conversationSchema) }),
  },
  postOwnConversation: {
    params: ofWorkspace,
    body: questionSchema.omit({ selection: true }),
    response: askedSchema,
  },
  getConversation: {
    params: ofConversation,
    response: z.object({ conversation: conversationSchema, turns: z.array(turnSchema) }),
  },
  postQuestion: {
    params: ofConversation,
    /** `parentId`: the turn that the question follows; null: it takes the place of the first one. */
    body: questionSchema.extend({ parentId: idSchema.nullable() }),
    response: askedSchema,
  },
  patchConversation: {
    params: ofConversation,
    body: z.object({ title: z.string().trim().min(1).max(CHAT_LIMITS.titleChars) }),
    response: conversationSchema,
  },
  deleteConversation: { params: ofConversation, response: z.object({ id: idSchema }) },
  restoreConversation: { params: ofConversation, response: conversationSchema },
} as const satisfies SchemasOf<typeof chatRoutes>;

export type Citable = z.infer<typeof citableSchema>;
export type ChatSelection = z.infer<typeof selectionSchema>;
export type ChatAnswer = z.infer<typeof answerSchema>;
export type ChatTurn = z.infer<typeof turnSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
export type ChatAsked = z.infer<typeof askedSchema>;
