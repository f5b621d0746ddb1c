/** Accounts of the design tool, and the designs that were made of images. */
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DesignOrigin } from '#contract/design/design.route.ts';
import { time } from './columns.ts';
import type { AssetId, WorkspaceId } from './ids.ts';
import { asset } from './images.ts';
import { workspace } from './workspace.ts';

/** A connection that somebody has begun: the last one of a person in a workspace. */
export const designConsent = pgTable(
  'design_consent',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** By which the way back is recognised (db/secrets/tokenHash.ts). */
    stateHash: text('state_hash').notNull(),
    /** The hash of the session that it counts in. */
    session: text().notNull(),
    /** What proves that the code was asked for here (RFC 7636). Encrypted; null once it was used. */
    verifier: text(),
    from: text().$type<DesignOrigin>().notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

export type DesignConsentRow = typeof designConsent.$inferSelect;

/** The account that a person has connected in a workspace; it works for nobody else. */
export const designAccount = pgTable(
  'design_account',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** Who it is there: designs of another one are not its own. */
    memberId: text('member_id').notNull(),
    name: text().notNull(),
    /** Both encrypted (db/secrets); null once access has ended. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    expiresAt: time('expires_at').notNull(),
    connectedAt: time('connected_at').notNull(),
    usedAt: time('used_at').notNull(),
    /** Why it did not do what was asked the last time, and when. */
    failure: text(),
    failedAt: time('failed_at'),
    /** It has asked not to be asked before. */
    limitedUntil: time('limited_until'),
    /** Of the process that renews the tokens, and when that is taken for dead. */
    lease: uuid(),
    leasedUntil: time('leased_until'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

export type DesignAccountRow = typeof designAccount.$inferSelect;

/** The design that a person has made of an image, and how far it is. */
export const imageDesign = pgTable(
  'image_design',
  {
    workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
    userId: text('user_id').notNull(),
    assetId: uuid('asset_id')
      .$type<AssetId>()
      .notNull()
      .references(() => asset.id, { onDelete: 'cascade' }),
    /** The upload that is under way. */
    uploadJob: text('upload_job'),
    /** The image there, once it is uploaded. */
    uploaded: text(),
    design: text(),
    /** Where it is edited; works for 30 days. */
    editUrl: text('edit_url'),
    /** What is being brought back, and its export once that has begun. */
    returning: uuid(),
    exportJob: text('export_job'),
    /** The image that was brought back last. */
    returnedId: uuid('returned_id')
      .$type<AssetId>()
      .references(() => asset.id, { onDelete: 'set null' }),
    /** Of the request that takes the next step, and when that is taken for dead. */
    lease: uuid(),
    leasedUntil: time('leased_until'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.assetId] }),
    foreignKey({
      name: 'image_design_account',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [designAccount.workspaceId, designAccount.userId],
    }).onDelete('cascade'),
  ],
);

export type ImageDesignRow = typeof imageDesign.$inferSelect;
