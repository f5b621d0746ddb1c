/** Search results and pages. */
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  PageSketch,
  StoredFeatures,
} from '#contract/competitors/competitorsCollector.schema.ts';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, CompetitorId, JobId, PageId, SnapshotId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/**
 * The result of one search, frozen: what its pages have in numbers. `modules/competitors` fills it while an analysis runs; once it is
 * frozen, nothing of it changes.
 */
export const snapshot = pgTable(
  'snapshot',
  {
    id: uuid().$type<SnapshotId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** The analysis that makes it; null once that is removed, and of an imported one. */
    jobId: uuid('job_id').$type<JobId>(),
    keyphrase: text().notNull(),
    country: text().notNull(),
    location: text().notNull(),
    language: text().notNull(),
    provider: text().$type<ResultSource>().notNull(),
    /** What else people search for; null: not known. */
    related: jsonb().$type<string[]>(),
    /** Why there are no results: a problem code. */
    problem: text(),
    /** Rows of the answer that could not be read. */
    leftOut: integer('left_out').notNull().default(0),
    scorerVersion: text('scorer_version').notNull(),
    icuVersion: text('icu_version').notNull(),
    /** Of what it says; null until it is frozen. */
    hash: text(),
    /** When the search was made. An imported one may be older than others that were there before it. */
    takenAt: time('taken_at').notNull(),
    createdAt: time('created_at').notNull(),
    frozenAt: time('frozen_at'),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('snapshot_job').on(table.jobId),
    index('snapshot_list').on(table.articleId, table.createdAt.desc()),
    index('snapshot_workspace').on(table.workspaceId),
  ],
);

export type SnapshotRow = typeof snapshot.$inferSelect;

/** A page of a snapshot. Its text is not kept. */
export const competitor = pgTable(
  'competitor',
  {
    id: uuid().$type<CompetitorId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    snapshotId: uuid('snapshot_id')
      .$type<SnapshotId>()
      .notNull()
      .references(() => snapshot.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    state: text({ enum: ['waiting', 'read', 'failed'] }).notNull(),
    /** Why it could not be read: a failure (contract/lib/failure.ts). */
    problem: text(),
    hash: text(),
    readAt: time('read_at'),
    /** As the page declares it (BCP 47). */
    language: text(),
    schemaTypes: jsonb('schema_types').$type<readonly string[]>().notNull(),
    publishedAt: text('published_at'),
    modifiedAt: text('modified_at'),
    features: jsonb().$type<StoredFeatures>(),
    /** Its headings and names; null of a page that was read before they were kept. */
    sketch: jsonb().$type<PageSketch>(),
  },
  (table) => [
    uniqueIndex('competitor_url').on(table.snapshotId, table.url),
    index('competitor_workspace').on(table.workspaceId),
  ],
);

export type CompetitorRow = typeof competitor.$inferSelect;

/** A page that a workspace has imported, or that an analysis has read and keeps for a while. Unique by its address. */
export const page = pgTable(
  'page',
  {
    id: uuid().$type<PageId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Of a file without one, "imported:" and its name. */
    url: text().notNull(),
    /** `read`: an analysis has read it. Only imported pages are searched and listed. */
    origin: text({ enum: ['imported', 'read'] }).notNull(),
    state: text({ enum: ['read', 'failed'] }).notNull(),
    problem: text(),
    title: text().notNull(),
    /** Its meta description; null: it has none, or was read before it was kept. */
    description: text(),
    language: text(),
    words: integer().notNull(),
    /** Sanitised HTML, without what is not part of the text. */
    blocks: jsonb().$type<readonly string[]>().notNull(),
    schemaTypes: jsonb('schema_types').$type<readonly string[]>().notNull(),
    publishedAt: text('published_at'),
    modifiedAt: text('modified_at'),
    /** Of the text. */
    hash: text(),
    /** What the server says about its copies. */
    etag: text(),
    lastModified: text('last_modified'),
    freshUntil: time('fresh_until'),
    fetchedAt: time('fetched_at').notNull(),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('page_url').on(table.workspaceId, table.url),
    index('page_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('page_removed').on(table.removedAt),
  ],
);

export type PageRow = typeof page.$inferSelect;
