/** Images. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AssetOrigin } from '#contract/images/asset.schema.ts';
import type { ImageShape } from '#contract/images/generatedImage.route.ts';
import type { WantedImage } from '#contract/images/generatedImage.schema.ts';
import { article } from './article.ts';
import { bytea, time } from './columns.ts';
import type { ArticleId, AssetId, JobId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/** An image of a workspace. Stored in the database, so that every process can serve it and a backup contains it. */
export const asset = pgTable(
  'asset',
  {
    id: uuid().$type<AssetId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Part of its address, at which the members of the workspace see it. */
    token: text().notNull().unique('asset_token'),
    name: text().notNull(),
    /** What it shows, as a person wrote it; null until somebody has. */
    alt: text(),
    type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    /** How it was made; null for an upload. */
    origin: jsonb().$type<AssetOrigin>(),
    createdAt: time('created_at').notNull(),
    /** It can be restored until it is purged. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('asset_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('asset_deleted').on(table.deletedAt),
  ],
);

/** The image that was asked for with an article, until it stands in the text or is not wanted any more. */
export const articleImage = pgTable('article_image', {
  articleId: uuid('article_id')
    .$type<ArticleId>()
    .primaryKey()
    .references(() => article.id, { onDelete: 'cascade' }),
  workspaceId: uuid('workspace_id')
    .$type<WorkspaceId>()
    .notNull()
    .references(() => workspace.id, { onDelete: 'cascade' }),
  kind: text().$type<WantedImage['kind']>().notNull().default('ai'),
  /** What it should show. */
  prompt: text().notNull(),
  shape: text().$type<ImageShape>().notNull(),
  /** The job that makes it; null for a designed cover, and while no job could begin. */
  jobId: uuid('job_id')
    .$type<JobId>()
    .references(() => job.id, { onDelete: 'set null' }),
  /** The designed cover. */
  assetId: uuid('asset_id')
    .$type<AssetId>()
    .references(() => asset.id, { onDelete: 'set null' }),
  /** Why nothing has begun: a problem code. */
  failure: text(),
});

export type ArticleImageRow = typeof articleImage.$inferSelect;
