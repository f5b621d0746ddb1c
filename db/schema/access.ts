/** What a person uses, and how often. */
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LimitName } from '#contract/access/limits.ts';
import type { UsageKind } from '#contract/lib/tasks.ts';
import { time } from './columns.ts';
import type { ArticleId, JobId, WorkspaceId } from './ids.ts';

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

/**
 * The ledger of `usage`: what each unit was used for. It outlives the article and the job. The charged entries of a period
 * are as many as its counter says, from the first month on that has entries.
 */
export const usageEntry = pgTable(
  'usage_entry',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
    requestId: text('request_id').notNull(),
    limitName: text('limit_name').$type<LimitName>().notNull(),
    periodStart: date('period_start').notNull(),
    jobId: uuid('job_id').$type<JobId>(),
    articleId: uuid('article_id').$type<ArticleId>(),
    what: text().$type<UsageKind>().notNull(),
    state: text({ enum: ['charged', 'returned'] }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When the unit came back. */
    settledAt: time('settled_at'),
  },
  (table) => [
    // A request that is continued is charged again: its entry is the same.
    uniqueIndex('usage_entry_request').on(
      table.userId,
      table.workspaceId,
      table.articleId,
      table.requestId,
      table.what,
    ),
    index('usage_entry_list').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('usage_entry_job').on(table.jobId),
  ],
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

/** What was made for a request, so that the same request id of the same person at the same address makes one thing (db/madeOnce.ts). */
export const madeRequest = pgTable(
  'made_request',
  {
    userId: text('user_id').notNull(),
    address: text().notNull(),
    requestId: text('request_id').notNull(),
    /** Of what was asked for (server/http/inputHash.ts). */
    inputHash: text('input_hash').notNull(),
    /** The id of what was made; null while it is being made. */
    made: text(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.address, table.requestId] }),
    index('made_request_created').on(table.createdAt),
  ],
);
