/** Briefs. */
import { date, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BriefState } from '#contract/article/briefStates.ts';
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import type { ResultSource } from '#contract/competitors/resultSources.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, JobId, SnapshotId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/** The results of a search, which may have been paid for. */
export interface FoundPages {
  readonly results: readonly { readonly url: string; readonly title: string }[];
  /** What else people search for; null: not known. */
  readonly related: string[] | null;
  readonly provider: ResultSource;
  /** Why there are no results. */
  readonly problem: ProblemCode | null;
  /** Rows of the answer that could not be read; absent: none. */
  readonly leftOut?: number;
}

/** Which snapshot a brief was made from. */
export interface BriefSnapshot {
  readonly id: string;
  readonly takenAt: string;
  readonly provider: ResultSource;
  /** Pages that were read. */
  readonly pages: number;
}

/** What a brief says besides its text, which is that of the article. */
export const brief = pgTable(
  'brief',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .primaryKey()
      .references(() => article.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** The newest job that makes it. */
    jobId: uuid('job_id').$type<JobId>(),
    keyphrase: text().notNull(),
    country: text().notNull(),
    city: text().notNull(),
    language: text().notNull(),
    /** The snapshot to make it from; null: a search. */
    askedSnapshotId: uuid('asked_snapshot_id').$type<SnapshotId>(),
    state: text().$type<BriefState>().notNull(),
    /** Why it could not be made: a problem code. */
    failure: text(),
    dueOn: date('due_on'),
    /** What it was made from. Stays when the snapshot is removed. */
    snapshot: jsonb().$type<BriefSnapshot>(),
    /** Why the search has failed, if it has: a problem code. */
    searchProblem: text('search_problem'),
    data: jsonb().$type<BriefData>(),
    /** What the search has found, while its pages are read; null: nothing yet, or the brief is made. */
    found: jsonb().$type<FoundPages>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    index('brief_list').on(table.workspaceId, table.createdAt.desc(), table.articleId.desc()),
  ],
);

export type BriefRow = typeof brief.$inferSelect;

/** The articles that are written from a brief. */
export const articleBrief = pgTable('article_brief', {
  articleId: uuid('article_id')
    .$type<ArticleId>()
    .primaryKey()
    .references(() => article.id, { onDelete: 'cascade' }),
  briefId: uuid('brief_id')
    .$type<ArticleId>()
    .notNull()
    .references(() => article.id, { onDelete: 'cascade' }),
});
