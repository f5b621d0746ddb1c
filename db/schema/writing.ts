/** Conversations. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChatAnswer, ChatSelection } from '#contract/writing/chat.schema.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, ConversationId, JobId, WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

/** Questions and answers about an article, or about all of a workspace; private to the person who began it. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid().$type<ConversationId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Null: it is about all of the workspace. */
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .references(() => article.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    title: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** When the last question was asked. */
    usedAt: time('used_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('conversation_list').on(table.articleId, table.userId, table.usedAt.desc()),
    index('conversation_own')
      .on(table.workspaceId, table.userId, table.usedAt.desc())
      .where(sql`${table.articleId} is null`),
    index('conversation_deleted').on(table.deletedAt),
  ],
);

export type ConversationRow = typeof conversation.$inferSelect;

/** A question and its answer. The turns of a conversation are a tree: a question that is edited begins another branch. */
export const chatTurn = pgTable(
  'chat_turn',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    /** Counts the turns of the conversation in the order in which they were asked. */
    position: integer().notNull(),
    question: text().notNull(),
    selection: jsonb().$type<ChatSelection>(),
    jobId: uuid('job_id').$type<JobId>().notNull(),
    /** Null until it has ended; what is there of it until then is in the events of the job. */
    answer: jsonb().$type<ChatAnswer>(),
  },
  (table) => [
    uniqueIndex('chat_turn_order').on(table.conversationId, table.position),
    index('chat_turn_job').on(table.jobId),
  ],
);

export type ChatTurnRow = typeof chatTurn.$inferSelect;
