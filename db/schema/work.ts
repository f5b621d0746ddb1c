/** Jobs: their steps and events, and what models have answered. */
import { sql } from 'drizzle-orm';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LimitName } from '#contract/access/limits.ts';
import type { JobKind, SteppedKind } from '#contract/lib/tasks.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { JobState, StepState } from '#domain/writing/job.ts';
import type { AnyTask } from '#domain/writing/writingTask.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, JobId, WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

/** What a job stores. A kind of stepped job has its own schema (server/modules/work/steppedJob.api.ts). */
export type SteppedInput = { readonly kind: SteppedKind };

export type JobInput = AnyTask | SteppedInput;

/** Work that a worker does: of one article, or of the whole workspace. */
export const job = pgTable(
  'job',
  {
    id: uuid().$type<JobId>().primaryKey(),
    workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
    /** Its subject; null: the whole workspace. */
    articleId: uuid('article_id').$type<ArticleId>(),
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Of what was asked for under the request id (server/http/inputHash.ts); null if the server itself asked, or before there was one. */
    inputHash: text('input_hash'),
    input: jsonb().$type<JobInput>().notNull(),
    /** Of `input`. */
    kind: text().$type<JobKind>().generatedAlwaysAs(sql`input ->> 'kind'`).notNull(),
    state: text().$type<JobState>().notNull(),
    isStopRequested: boolean('is_stop_requested').notNull(),
    /** Parts that are done: sections, alternatives or steps. */
    done: integer().notNull().default(0),
    /** Steps that were tried and failed. */
    failed: integer().notNull().default(0),
    /** Null until it is known. */
    total: integer(),
    /** What is happening now: the name of a step. */
    doing: text(),
    /** When its progress was last told. */
    toldAt: time('told_at'),
    /** Who is charged for what, and in which period; null when nothing is, or it has been given back. */
    chargedUserId: text('charged_user_id'),
    chargedLimit: text('charged_limit').$type<LimitName>(),
    chargedPeriod: date('charged_period'),
    /** Why the last attempt failed: a problem code; null when none has. */
    failure: text(),
    /** The log id of the request that started it, carried on by the worker. */
    logId: text('log_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** Of the last run. */
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (table) => [
    foreignKey({ columns: [table.workspaceId], foreignColumns: [workspace.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.articleId], foreignColumns: [article.id] }).onDelete('cascade'),
    // A request id counts within its article, or, for a job that has none yet, within its workspace.
    uniqueIndex('job_request').on(
      table.userId,
      table.workspaceId,
      table.articleId,
      table.requestId,
    ),
    uniqueIndex('job_draft_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'draft'`),
    uniqueIndex('job_outline_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'outline'`),
    uniqueIndex('job_translation_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'translation'`),
    uniqueIndex('job_post_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'post'`),
    uniqueIndex('job_workspace_request')
      .on(table.userId, table.workspaceId, table.kind, table.requestId)
      .where(sql`${table.articleId} is null`),
    index('job_article').on(table.articleId),
    index('job_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('job_running').on(table.workspaceId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

export type JobRow = typeof job.$inferSelect;

/** The kind follows from the input. */
export type NewJobRow = typeof job.$inferInsert;

/** A part of a job that any worker can do: one page, one link. */
export const jobStep = pgTable(
  'job_step',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** Consecutive from 0, in the order in which steps begin. */
    position: integer().notNull(),
    /** What the step is about, such as an address. */
    key: text().notNull(),
    /** Steps of one turn, such as a host, begin one after another, whatever job they are of; null: no need to wait. */
    turn: text(),
    state: text().$type<StepState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Attempts that ended for no fault of the step: its worker died, or was too busy. */
    interruptions: integer().notNull().default(0),
    /** A step that is tried again waits until then. */
    dueAt: time('due_at').notNull().default(sql`now()`),
    /** Of the run that does it. A run whose lease has ended is taken for dead. */
    lease: uuid(),
    leasedUntil: time('leased_until'),
    /** What came out, as one word, an id, or the text that was asked for; null without one. */
    outcome: text(),
    /** Why it failed: a problem code. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    // Of a long job, only what is left to do is searched for the next step.
    index('job_step_open')
      .on(table.jobId, table.position)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
);

export type StepRow = typeof jobStep.$inferSelect;

export const jobEvent = pgTable(
  'job_event',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** Consecutive from 1. */
    seq: integer().notNull(),
    data: jsonb().$type<GenerationEvent>().notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.seq] })],
);

export type JobEventRow = typeof jobEvent.$inferSelect;

/** What each answer of a model took: prompt and version, model, tokens. The inputs are those of its job. */
export const modelAnswer = pgTable(
  'model_answer',
  {
    id: uuid().primaryKey(),
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    version: integer().notNull(),
    model: text().notNull(),
    /** Null where the server did not say. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    ms: integer().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('model_answer_job').on(table.jobId)],
);
