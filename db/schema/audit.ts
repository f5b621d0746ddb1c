/** Audits of pages. */
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { AuditGroup, AuditPeriod, PageFigures } from '#contract/audit/contentAudit.schema.ts';
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { AuditedCheck } from '#domain/audit/auditedText.ts';
import type { Fault } from '#domain/audit/faults.ts';
import type { PageAnswer, PageFacts } from '#domain/audit/pageFacts.ts';
import type { NotScored } from '#domain/seo/report/report.ts';
import { time } from './columns.ts';
import type { ArticleId, AuditId, JobId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/** Pages that are scored together, again and again. */
export const audit = pgTable(
  'audit',
  {
    id: uuid().$type<AuditId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of pages that do not name theirs. */
    language: text().notNull(),
    sitemap: text(),
    /** Those of the workspace, also the ones that come later. */
    ofArticles: boolean('of_articles').notNull(),
    leftOut: integer('left_out').notNull(),
    /** For which Search Console has said something; the oldest first. */
    periods: jsonb().$type<readonly AuditPeriod[]>().notNull(),
    /** The language of the example that it is; null: it is none. */
    example: text().$type<ExampleLanguage>(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('audit_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('audit_deleted').on(table.deletedAt),
    uniqueIndex('audit_example')
      .on(table.workspaceId, table.example)
      .where(sql`${table.example} is not null`),
  ],
);

export type AuditRow = typeof audit.$inferSelect;

/** Each time that the pages of an audit are read. */
export const auditRound = pgTable(
  'audit_round',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    /** From 1. */
    round: integer().notNull(),
    /** The job that reads them; null once that is removed. */
    jobId: uuid('job_id').$type<JobId>(),
    /** Why the sitemap could not be read: a failure (contract/lib/failure.ts). */
    problem: text(),
    /** Pages that compete with each other; null until they are compared. */
    groups: jsonb().$type<readonly AuditGroup[]>(),
    /** Links that nobody has tried, because there were too many of them. */
    linksLeft: integer('links_left').notNull().default(0),
    /** When the technical faults of its pages were found; null until then. */
    faultsAt: time('faults_at'),
    /** How often the keyphrase of a page was changed since it began: pages compared before that are compared again. */
    keyphraseChanges: integer('keyphrase_changes').notNull().default(0),
    startedAt: time('started_at').notNull(),
    /** When its pages were listed. */
    plannedAt: time('planned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.round] }),
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('audit_round_job').on(table.jobId),
  ],
);

export type AuditRoundRow = typeof auditRound.$inferSelect;

/** A page of an audit: an address, or an article of the workspace. */
export const auditPage = pgTable(
  'audit_page',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The key of its step: the address, or "article:" and its id. */
    key: text().notNull(),
    /** Null: a page of the web. */
    articleId: uuid('article_id').$type<ArticleId>(),
    /** As it was given; that of an article is in its result. */
    keyphrase: text(),
    /** Of Search Console, by period. */
    figures: jsonb().$type<Readonly<Record<string, PageFigures>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.position] }),
    uniqueIndex('audit_page_key').on(table.auditId, table.key),
  ],
);

export type AuditPageRow = typeof auditPage.$inferSelect;

/** What a round has found on a page. Its text is not kept. */
export const auditResult = pgTable(
  'audit_result',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    position: integer().notNull(),
    state: text({ enum: ['read', 'failed'] }).notNull(),
    /** Why it could not be read: a failure (contract/lib/failure.ts). */
    problem: text(),
    title: text().notNull(),
    language: text(),
    keyphrase: text(),
    words: integer(),
    seo: real(),
    aiSearch: real('ai_search'),
    notScored: text('not_scored').$type<NotScored | 'elsewhere'>(),
    /** Those that were measured. */
    checks: jsonb().$type<readonly AuditedCheck[]>().notNull(),
    /** What the text is about, the most likely first. */
    about: jsonb().$type<readonly string[]>().notNull(),
    /** Of its wording, to find texts that say the same (domain/audit/textSketch.ts). */
    sketch: text(),
    /** Of the text. */
    hash: text(),
    scorerVersion: text('scorer_version').notNull(),
    /** What its server has answered; null of an article. */
    answer: jsonb().$type<PageAnswer>(),
    /** Technical ones; null until the round is over, and of an article. */
    faults: jsonb().$type<readonly Fault[]>(),
    etag: text(),
    lastModified: text('last_modified'),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.round, table.position] })],
);

export type AuditResultRow = typeof auditResult.$inferSelect;

/** What a page of the web says to search engines, as it was read last; the faults of a round are found in it. */
export const auditFacts = pgTable(
  'audit_facts',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    facts: jsonb().$type<PageFacts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.position] })],
);

/** An address that pages of the newest round link to, and what it has answered. */
export const auditLink = pgTable(
  'audit_link',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    url: text().notNull(),
    answer: jsonb().$type<PageAnswer>().notNull(),
    /** Where a start page leads; null of all others. */
    links: jsonb().$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.round, table.url] })],
);

export type AuditLinkRow = typeof auditLink.$inferSelect;
