/** Topics and ideas. */
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
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { IdeaState } from '#contract/ideas/idea.route.ts';
import type { IdeaReason } from '#contract/ideas/idea.schema.ts';
import type { TopicSearch } from '#contract/topics/topic.schema.ts';
import type { StoredFigures } from '#domain/topics/figures.ts';
import { time } from './columns.ts';
import type { IdeaId, JobId, TopicId, TopicSearchId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/** A search for topics. Its keyphrases are there once it has collected them, its topics once it has grouped those. */
export const topicSearch = pgTable(
  'topic_search',
  {
    id: uuid().$type<TopicSearchId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** The job that searches; null once that is removed. */
    jobId: uuid('job_id').$type<JobId>(),
    /** Empty for a list of keyphrases. */
    seed: text().notNull(),
    website: text(),
    country: text().notNull(),
    language: text().notNull(),
    provider: text().$type<ResultSource>(),
    /** Why a service gave nothing: a problem code. */
    problem: text(),
    /** What was taken from the website; null until it was read. */
    site: jsonb().$type<TopicSearch['site']>(),
    leftOut: integer('left_out').notNull(),
    /** Rows of the answers of the search service that could not be read. */
    rowsLeftOut: integer('rows_left_out').notNull().default(0),
    /** The language of the example that it is; null: it is none. */
    example: text().$type<ExampleLanguage>(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    collectedAt: time('collected_at'),
    groupedAt: time('grouped_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('topic_search_job').on(table.jobId),
    index('topic_search_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('topic_search_deleted').on(table.deletedAt),
    uniqueIndex('topic_search_example')
      .on(table.workspaceId, table.example)
      .where(sql`${table.example} is not null`),
  ],
);

export type TopicSearchRow = typeof topicSearch.$inferSelect;

/** A cluster of keyphrases that one page can answer. */
export const topic = pgTable(
  'topic',
  {
    id: uuid().$type<TopicId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    searchId: uuid('search_id')
      .$type<TopicSearchId>()
      .notNull()
      .references(() => topicSearch.id, { onDelete: 'cascade' }),
    /** Below zero: put together before the search went on. */
    position: integer().notNull(),
    isFavourite: boolean('is_favourite').notNull(),
    /** How much of it the imported pages of one's own site have, 0 to 1; null: there are none. */
    ownShare: real('own_share'),
  },
  (table) => [
    index('topic_search_id').on(table.searchId, table.position),
    index('topic_workspace').on(table.workspaceId),
  ],
);

export type TopicRow = typeof topic.$inferSelect;

export const topicKeyphrase = pgTable(
  'topic_keyphrase',
  {
    searchId: uuid('search_id')
      .$type<TopicSearchId>()
      .notNull()
      .references(() => topicSearch.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    phrase: text().notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    /** Addresses in the order of the results; null: it was not searched for. */
    results: jsonb().$type<readonly string[]>(),
    /** The position of its topic; null until they are grouped. */
    topicAt: integer('topic_at'),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.position] })],
);

export type TopicKeyphraseRow = typeof topicKeyphrase.$inferSelect;

/** The Mondays on which ideas were made for a workspace: a row for each, so that they are made once. */
export const ideaWeek = pgTable(
  'idea_week',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** By the time zone of the workspace. */
    week: date().notNull(),
    madeAt: time('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.week] })],
);

/** An idea for an article. One that is suggested again keeps its row. */
export const idea = pgTable(
  'idea',
  {
    id: uuid().$type<IdeaId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** What makes two ideas the same (domain/ideas/choice.ts). */
    key: text().notNull(),
    text: text().notNull(),
    /** BCP 47. */
    language: text().notNull(),
    reason: jsonb().$type<IdeaReason>().notNull(),
    state: text().$type<IdeaState>().notNull(),
    /** The Monday it was last suggested on, and its place that week. */
    week: date().notNull(),
    position: integer().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('idea_key').on(table.workspaceId, table.key)],
);

export type IdeaRow = typeof idea.$inferSelect;

/** Who gets the ideas of a workspace by e-mail. */
export const ideaSubscription = pgTable(
  'idea_subscription',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    /** Whoever has it may end the subscription. Encrypted (db/secrets). */
    token: text().notNull(),
    tokenHash: text('token_hash').notNull().unique('idea_subscription_token_hash'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

export type IdeaSubscriptionRow = typeof ideaSubscription.$inferSelect;

/** The mails with the ideas of a week. */
export const ideaDelivery = pgTable(
  'idea_delivery',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    week: date().notNull(),
    userId: text('user_id').notNull(),
    /** `unknown`: the server may have taken it, so it is not sent again. */
    state: text({ enum: ['due', 'sending', 'sent', 'failed', 'unknown'] }).notNull(),
    attempts: integer().notNull(),
    /** When it is due; of one that is being sent, when its worker is given up. */
    nextAt: time('next_at').notNull(),
    reason: text(),
    sentAt: time('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.week, table.userId] }),
    index('idea_delivery_due').on(table.state, table.nextAt),
  ],
);

export type IdeaDeliveryRow = typeof ideaDelivery.$inferSelect;
