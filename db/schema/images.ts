/** Images. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AssetOrigin } from '#contract/asset.schema.ts';
import type { AssetId, WorkspaceId } from './ids.ts';
import { bytea, time } from './columns.ts';
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
