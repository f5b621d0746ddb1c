/** Sources and claims. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Source, StoredClaim } from '#contract/pages/url.schema.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId } from './ids.ts';

/** The web pages that an article is based on, with what is kept of their text. */
export const articleSource = pgTable(
  'article_source',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    title: text().notNull(),
    state: text().$type<Source['state']>().notNull(),
    reason: text(),
    /** As the page declares it (BCP 47). */
    language: text(),
    paragraphs: jsonb().$type<readonly string[]>().notNull(),
    words: integer().notNull(),
    isCut: boolean('is_cut').notNull(),
    quotes: jsonb().$type<readonly string[]>().notNull(),
    /** Of the text, so that a page that has changed can be told; null without a text. */
    contentHash: text('content_hash'),
    retrievedAt: time('retrieved_at'),
    createdAt: time('created_at').notNull(),
    /** Removed by the writer, who can bring it back. */
    removedAt: time('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.url] })],
);

export type SourceRow = typeof articleSource.$inferSelect;

/** What is known of the claims of an article, by kind and normalised text (domain/sources/claims.ts). */
export const articleClaim = pgTable(
  'article_claim',
  {
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    kind: text().$type<StoredClaim['kind']>().notNull(),
    key: text().notNull(),
    state: text().$type<StoredClaim['state']>().notNull(),
    isMine: boolean('is_mine').notNull(),
    url: text(),
    quoted: text(),
    blockId: text('block_id'),
    checkedAt: time('checked_at'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.kind, table.key] })],
);

export type ClaimRow = typeof articleClaim.$inferSelect;
