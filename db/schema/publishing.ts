/** Sites that articles are to be published on. */
import { boolean, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SeoPlugin, SiteAbility, SiteKind } from '#contract/publishing/sites.ts';
import { time } from './columns.ts';
import type { SiteId, WorkspaceId } from './ids.ts';
import { workspace } from './workspace.ts';

/** What a site has last said of itself and of the account. */
export interface SiteFacts {
  readonly title: string;
  readonly name: string;
  readonly role: string;
  readonly abilities: readonly SiteAbility[];
  readonly seo: readonly SeoPlugin[];
  readonly timeZone: string;
}

export const site = pgTable(
  'site',
  {
    id: uuid().$type<SiteId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    kind: text().$type<SiteKind>().notNull(),
    address: text().notNull(),
    /** Where its interface for programs begins; passwords are sent nowhere else. */
    apiRoot: text('api_root').notNull(),
    login: text().notNull(),
    /** Encrypted (db/secrets); null once no key opens it any more. */
    password: text(),
    facts: jsonb().$type<SiteFacts>().notNull(),
    /** At most one of a workspace. */
    isDefault: boolean('is_default').notNull(),
    connectedAt: time('connected_at').notNull(),
    usedAt: time('used_at').notNull(),
    /** Why it did not do what was asked the last time, and when. */
    failure: text(),
    failedAt: time('failed_at'),
  },
  (table) => [unique('site_account').on(table.workspaceId, table.kind, table.apiRoot, table.login)],
);

export type SiteRow = typeof site.$inferSelect;
