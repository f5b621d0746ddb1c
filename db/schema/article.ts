/** Articles: their blocks, versions, links, saves and scores. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleType, SaveResponse } from '#contract/article/article.schema.ts';
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { HumanizerReport } from '#contract/humanizer/humanizer.schema.ts';
import type { Block } from '#domain/article/body.ts';
import type { Origins } from '#domain/article/origin.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import type { ScoredLines } from '#domain/seo/score/scoreChanges.ts';
import { time } from './columns.ts';
import type { ArticleId, JobId, WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

export const article = pgTable(
  'article',
  {
    id: uuid().$type<ArticleId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    type: text().$type<ArticleType>().notNull(),
    storedTitle: text('stored_title').notNull(),
    /** Kept beside the body so that a list never reads one. */
    displayedTitle: text('displayed_title').notNull(),
    /** Those that have been written; the others are empty. */
    fields: jsonb().$type<FieldsChange>().notNull().default({}),
    version: integer().notNull(),
    /** Block ids in the order of the body. */
    blockOrder: jsonb('block_order').$type<readonly string[]>().notNull(),
    /** UTF-16 code units of all blocks together, which the limit of an article counts. */
    bodyChars: integer('body_chars').notNull(),
    targetKeywords: jsonb('target_keywords').$type<readonly string[]>().notNull(),
    language: text().notNull(),
    isEmpty: boolean('is_empty').notNull(),
    setupStatus: text('setup_status', { enum: ['none', 'pending', 'done'] }).notNull(),
    /** The newest generation job, and the last of its events that is part of the body. */
    generationJobId: uuid('generation_job_id').$type<JobId>(),
    generationSeq: integer('generation_seq').notNull(),
    /** The first article of those that say the same in different languages; null if there are no others. */
    translationGroup: uuid('translation_group').$type<ArticleId>(),
    /** The article and the version that this one was translated from. Either may be deleted before the other. */
    translatedFrom: uuid('translated_from').$type<ArticleId>(),
    translatedVersion: integer('translated_version'),
    /** Who made the newest version; null if it was made before this was recorded. */
    editedBy: text('edited_by'),
    /** The language of the example that it is (server/modules/examples); null: it is none. */
    example: text().$type<ExampleLanguage>(),
    /** When an earlier state was last kept as a version; null before the first. */
    versionKeptAt: time('version_kept_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('article_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('article_deleted').on(table.deletedAt),
    index('article_translations').on(table.translationGroup),
    uniqueIndex('article_example')
      .on(table.workspaceId, table.type, table.example)
      .where(sql`${table.example} is not null`),
  ],
);

export type ArticleRow = typeof article.$inferSelect;

export const articleBlock = pgTable(
  'article_block',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    html: text().notNull(),
    /** Null or empty: written by hand. */
    origins: jsonb().$type<Origins>(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.id] })],
);

/** Earlier states of an article, each kept when the next edit was about to replace it. */
export const articleVersion = pgTable(
  'article_version',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: ['auto', 'named', 'restored'] }).notNull(),
    name: text(),
    restoredFrom: integer('restored_from'),
    storedTitle: text('stored_title').notNull(),
    displayedTitle: text('displayed_title').notNull(),
    /** Null if it was kept before articles had fields. */
    fields: jsonb().$type<FieldsChange>(),
    words: integer().notNull(),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    authorId: text('author_id'),
    /** When the article reached this state. */
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
);

export type VersionRow = typeof articleVersion.$inferSelect;

/** The scores of an article over time: a row for each change of a score (domain/seo/score/scoreLedger.ts). */
export const articleScore = pgTable(
  'article_score',
  {
    id: uuid().primaryKey(),
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** The first version of the article with these scores, and the last one that is known to have them. */
    version: integer().notNull(),
    lastVersion: integer('last_version').notNull(),
    textHash: text('text_hash').notNull(),
    /** The competitors that it was compared with; null: none. */
    snapshotId: uuid('snapshot_id'),
    /** Of the texts of its sources; null: none, or an entry from before they were compared. */
    sourcesHash: text('sources_hash'),
    scorerVersion: text('scorer_version').notNull(),
    keyphrase: text(),
    words: integer().notNull(),
    lines: jsonb().$type<ScoredLines>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('article_score_of_article').on(table.articleId)],
);

export type ScoreRow = typeof articleScore.$inferSelect;

/** Texts of an article that were checked for signs of a model. A text is counted once, so its row stays. */
export const humanizerCheck = pgTable(
  'humanizer_check',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** Of the language and the text. */
    textHash: text('text_hash').notNull(),
    /** The last version of the article with this text that was checked. */
    version: integer().notNull(),
    /** Null: the report of a later text is kept; a check makes this one again. */
    report: jsonb().$type<HumanizerReport>(),
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.textHash] })],
);

export type HumanizerCheckRow = typeof humanizerCheck.$inferSelect;

/** The link of a shared article; no row: not shared. */
export const articleShare = pgTable('article_share', {
  articleId: uuid('article_id')
    .$type<ArticleId>()
    .primaryKey()
    .references(() => article.id, { onDelete: 'cascade' }),
  /** Encrypted (db/secrets). */
  token: text().notNull(),
  /** By which a link is found (db/secrets/tokenHash.ts). */
  tokenHash: text('token_hash').notNull().unique('article_share_token_hash'),
  /** Links from before it could be chosen show the text alone. */
  showsResearch: boolean('shows_research').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

export type ShareRow = typeof articleShare.$inferSelect;

/** The answers to saves, so that the same request id of the same person twice is one save. */
export const saveRequest = pgTable(
  'save_request',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Of what was asked for (server/http/inputHash.ts); null before there was one. */
    inputHash: text('input_hash'),
    version: integer().notNull(),
    response: jsonb().$type<SaveResponse>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId, table.requestId] }),
    index('save_request_version').on(table.articleId, table.version),
  ],
);
