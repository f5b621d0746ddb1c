/** Brand voices. */
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { VoiceProfile, VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, VoiceId, WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

/** How a brand sounds, for everybody who works in the workspace. */
export const voice = pgTable(
  'voice',
  {
    id: uuid().$type<VoiceId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Of the request that created it. */
    requestId: text('request_id').notNull(),
    name: text().notNull(),
    /** One at most of those that are not deleted. */
    isDefault: boolean('is_default').notNull(),
    tone: text().notNull(),
    profile: jsonb().$type<VoiceProfile>().notNull(),
    rules: jsonb().$type<VoiceRules>().notNull(),
    sample: text().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('voice_list').on(table.workspaceId),
    uniqueIndex('voice_request').on(table.workspaceId, table.requestId),
    uniqueIndex('voice_default')
      .on(table.workspaceId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    index('voice_deleted').on(table.deletedAt),
  ],
);

export type VoiceRow = typeof voice.$inferSelect;

/** The articles whose voice somebody has chosen; the others have the default one. */
export const articleVoice = pgTable('article_voice', {
  articleId: uuid('article_id')
    .$type<ArticleId>()
    .primaryKey()
    .references(() => article.id, { onDelete: 'cascade' }),
  /** Null: none. A voice that is deleted leaves the default one. */
  voiceId: uuid('voice_id')
    .$type<VoiceId>()
    .references(() => voice.id, { onDelete: 'cascade' }),
});
