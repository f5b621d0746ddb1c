/** What is to be removed for good, and when. Until then it can be kept. */
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import type { WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

/** No row: the workspace stays. */
export const workspaceRemoval = pgTable(
  'workspace_removal',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .primaryKey()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** `account`: asked for with the account of its owner, and kept with that. */
    because: text({ enum: ['workspace', 'account'] }).notNull(),
    askedAt: time('asked_at').notNull(),
    dueAt: time('due_at').notNull(),
  },
  (table) => [index('workspace_removal_due').on(table.dueAt)],
);

/** No row: the account stays. */
export const accountRemoval = pgTable(
  'account_removal',
  {
    userId: text('user_id').primaryKey(),
    askedAt: time('asked_at').notNull(),
    dueAt: time('due_at').notNull(),
  },
  (table) => [index('account_removal_due').on(table.dueAt)],
);
