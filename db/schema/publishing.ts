/** Sites that articles are to be published on. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PostSettings, PostTimeAsked } from '#contract/publishing/publication.schema.ts';
import type { PostState, UNMET } from '#contract/publishing/publication.ts';
import type { SeoPlugin, SiteAbility, SiteKind } from '#contract/publishing/sites.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import { article } from './article.ts';
import { time } from './columns.ts';
import type { ArticleId, JobId, SiteId, WorkspaceId } from './ids.ts';
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

/** The post of an article on a site. */
export const publication = pgTable(
  'publication',
  {
    id: uuid().$type<PublicationId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    kind: text().$type<SiteKind>().notNull(),
    /** Of the site: a site that is disconnected and connected again still has its posts. */
    apiRoot: text('api_root').notNull(),
    /** By which the site finds the post that we have made, should its answer be lost. */
    marker: text().notNull(),
    /** When a post was last asked for under the marker; null: not yet. */
    askedAt: time('asked_at'),
    /** Of the site; null until its answer has come. */
    postId: text('post_id'),
    /** What the site has said last. */
    post: jsonb().$type<PostFacts>(),
    /** The text that the site has made of what was last written; null until then. */
    written: jsonb().$type<WrittenText>(),
    /** The version of the article that was last written. */
    version: integer(),
    /** As they were chosen last. */
    settings: jsonb().$type<PostSettings>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('publication_post').on(table.articleId, table.kind, table.apiRoot)],
);

/** Never part of a path: the post of an article on a site is named by both. */
export type PublicationId = string;

type UnmetPart = (typeof UNMET)[number];

export interface PostFacts {
  readonly state: PostState;
  readonly link: string;
  readonly slug: string;
  /** ISO 8601. */
  readonly date: string | null;
}

/** A text as a site keeps it. */
export interface WrittenText {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
}

/** What a run is asked to do. */
export type PublicationAct =
  | {
      readonly act: 'write';
      readonly time: PostTimeAsked;
      /** The hash of the text on the site that may be replaced; null: only what we have written. */
      readonly replaces: string | null;
    }
  | { readonly act: 'trash' };

/** Each time that a post was written or removed, with the text that this has replaced on the site. */
export const publicationRun = pgTable(
  'publication_run',
  {
    jobId: uuid('job_id').$type<JobId>().primaryKey(),
    publicationId: uuid('publication_id')
      .$type<PublicationId>()
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    act: jsonb().$type<PublicationAct>().notNull(),
    /** What is written; null once the run is over. */
    text: jsonb().$type<RunText>(),
    version: integer(),
    /** The text that was on the site when the run began to write; null until then. */
    former: jsonb().$type<WrittenText>(),
    unmet: jsonb()
      .$type<readonly { readonly what: UnmetPart; readonly name: string }[]>()
      .notNull(),
    /** What became of the post. */
    post: jsonb().$type<PostFacts>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('publication_run_list').on(table.publicationId, table.createdAt.desc())],
);

export interface RunText {
  readonly title: string;
  readonly blocks: readonly { readonly html: string }[];
  readonly fields: FieldsChange;
  /** BCP 47. */
  readonly language: string;
}

/** Images that are on a site: an image is sent there once, however many articles show it. */
export const publicationImage = pgTable(
  'publication_image',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    apiRoot: text('api_root').notNull(),
    /** Of its bytes. */
    hash: text().notNull(),
    /** When it was last sent; null: its answer has come. */
    askedAt: time('asked_at'),
    image: jsonb().$type<{ readonly id: string; readonly url: string }>(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.apiRoot, table.hash] })],
);

export type PublicationRow = typeof publication.$inferSelect;
export type PublicationRunRow = typeof publicationRun.$inferSelect;
export type PublicationImageRow = typeof publicationImage.$inferSelect;
