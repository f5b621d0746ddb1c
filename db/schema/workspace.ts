/** Workspaces, and what their people have chosen. Users and folders belong to the host platform: here they are only ids. */
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import type { QuestionId } from '#contract/session/questionnaire.ts';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { time } from './columns.ts';
import type { WorkspaceId } from './ids.ts';

export const workspace = pgTable(
  'workspace',
  {
    id: uuid().$type<WorkspaceId>().primaryKey(),
    ownerId: text('owner_id').notNull(),
    folderId: text('folder_id').unique('workspace_folder'),
    type: text({ enum: ['MAIN', 'OTHER'] }).notNull(),
    timeZone: text('time_zone').notNull(),
    tags: jsonb().$type<WorkspaceTags>().notNull(),
    createdAt: time('created_at').notNull(),
    /** What it took when that was last measured (db/storedBytes.ts). */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    measuredAt: time('measured_at'),
  },
  (table) => [index('workspace_owner').on(table.ownerId)],
);

export type WorkspaceRow = Omit<typeof workspace.$inferSelect, 'bytes' | 'measuredAt'>;

/** The words that the spelling check of a workspace accepts. */
export const dictionaryWord = pgTable(
  'dictionary_word',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.word] })],
);

export const userConfig = pgTable('user_config', {
  userId: text('user_id').primaryKey(),
  config: jsonb().$type<UserConfig>().notNull(),
});

/** Instructions for the writer's model that a person keeps for another time. */
export const savedPrompt = pgTable(
  'saved_prompt',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What a person has answered about themselves and their business. It belongs to the account. */
export const questionnaireAnswer = pgTable(
  'questionnaire_answer',
  {
    userId: text('user_id').notNull(),
    question: text().$type<QuestionId>().notNull(),
    answer: text().notNull(),
    /** Where it was answered; null once that workspace is gone. */
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .references(() => workspace.id, { onDelete: 'set null' }),
    answeredAt: time('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.question] })],
);

/** Accounts that became paid while they used the product (spec §4 "Purchase"). */
export const userUpgrade = pgTable('user_upgrade', {
  userId: text('user_id').primaryKey(),
  upgradedAt: time('upgraded_at').notNull(),
});
