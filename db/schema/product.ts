/** Tables of the product. Users and folders belong to the host platform: here they are only ids. */
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleType, SaveResponse } from '#domain/contract/article.schema.ts';
import type { WritingTask } from '#domain/article/writingTask.ts';
import type { GenerationEvent } from '#domain/contract/content.schema.ts';
import type { LimitName } from '#domain/contract/limit.schema.ts';
import type { UserConfig } from '#domain/contract/user.schema.ts';
import type { WorkspaceTags } from '#domain/contract/workspace.schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const workspace = pgTable(
  'workspace',
  {
    id: uuid().primaryKey(),
    ownerId: text('owner_id').notNull(),
    folderId: text('folder_id').unique('workspace_folder'),
    type: text({ enum: ['MAIN', 'OTHER'] }).notNull(),
    timeZone: text('time_zone').notNull(),
    tags: jsonb().$type<WorkspaceTags>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('workspace_owner').on(table.ownerId)],
);

export const article = pgTable(
  'article',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    type: text().$type<ArticleType>().notNull(),
    storedTitle: text('stored_title').notNull(),
    /** Kept beside the body so that a list never reads one. */
    displayedTitle: text('displayed_title').notNull(),
    version: integer().notNull(),
    /** Block ids in the order of the body. */
    blockOrder: jsonb('block_order').$type<readonly string[]>().notNull(),
    targetKeywords: jsonb('target_keywords').$type<readonly string[]>().notNull(),
    language: text().notNull(),
    isEmpty: boolean('is_empty').notNull(),
    setupStatus: text('setup_status', { enum: ['none', 'pending', 'done'] }).notNull(),
    /** The newest generation job, and the last of its events that is part of the body. */
    generationJobId: uuid('generation_job_id'),
    generationSeq: integer('generation_seq').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('article_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('article_deleted').on(table.deletedAt),
  ],
);

export const articleBlock = pgTable(
  'article_block',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    html: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.id] })],
);

/** What a save was answered, so that the same request id twice is one save. */
export const saveRequest = pgTable(
  'save_request',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    requestId: text('request_id').notNull(),
    version: integer().notNull(),
    response: jsonb().$type<SaveResponse>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.requestId] }),
    index('save_request_version').on(table.articleId, table.version),
  ],
);

export const userConfig = pgTable('user_config', {
  userId: text('user_id').primaryKey(),
  config: jsonb().$type<UserConfig>().notNull(),
});

/** Accounts that became paid ones while they used the product (spec §4 "Purchase"). */
export const userUpgrade = pgTable('user_upgrade', {
  userId: text('user_id').primaryKey(),
  upgradedAt: time('upgraded_at').notNull(),
});

/** Uses of a limit group in the period that starts on a day (UTC). */
export const usage = pgTable(
  'usage',
  {
    userId: text('user_id').notNull(),
    limitName: text('limit_name').$type<LimitName>().notNull(),
    periodStart: date('period_start').notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.limitName, table.periodStart] })],
);

export const generationJob = pgTable(
  'generation_job',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    articleId: uuid('article_id').notNull(),
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    task: jsonb().$type<WritingTask>().notNull(),
    state: text({ enum: ['queued', 'running', 'finished', 'stopped', 'failed'] }).notNull(),
    isStopRequested: boolean('is_stop_requested').notNull(),
    /** What was charged, and in which period, for the refund of a failed job. */
    chargedLimit: text('charged_limit').$type<LimitName>().notNull(),
    chargedPeriod: date('charged_period').notNull(),
    /** Why the last attempt failed: a problem code; null when none has. */
    failure: text(),
    /** The log id of the request that started it, carried on by the worker. */
    logId: text('log_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.articleId], foreignColumns: [article.id] }).onDelete('cascade'),
    unique('generation_job_request').on(table.userId, table.requestId),
    index('generation_job_article').on(table.articleId),
  ],
);

export const jobEvent = pgTable(
  'job_event',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => generationJob.id, { onDelete: 'cascade' }),
    /** Consecutive from 1. */
    seq: integer().notNull(),
    data: jsonb().$type<GenerationEvent>().notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.seq] })],
);

/** Hits of a key (an address, an account) in its current window; shared by all processes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_window_end').on(table.endsAt)],
);
