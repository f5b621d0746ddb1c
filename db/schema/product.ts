/** Tables of the product. Users and folders belong to the host platform: here they are only ids. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Block } from '#domain/article/body.ts';
import type { Origins } from '#domain/article/origin.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { ArticleType, SaveResponse, SearchFields } from '#contract/article.schema.ts';
import type { ScoredLines } from '#domain/seo/scoreChanges.ts';
import type { JobState, StepState } from '#domain/writing/job.ts';
import type { AnyTask } from '#domain/writing/writingTask.ts';
import type { AssetOrigin } from '#contract/asset.schema.ts';
import type { VoiceProfile, VoiceRules } from '#contract/brandVoice.schema.ts';
import type { AuditGroup, AuditPeriod, PageFigures } from '#contract/contentAudit.schema.ts';
import type { ChatAnswer, ChatSelection } from '#contract/chat.schema.ts';
import type { GenerationEvent } from '#contract/content.schema.ts';
import type { IdeaState } from '#contract/idea.route.ts';
import type { IdeaReason } from '#contract/idea.schema.ts';
import type { BriefState } from '#contract/brief.route.ts';
import type { BriefData } from '#contract/brief.schema.ts';
import type { ResultSource } from '#contract/competitorsCollector.route.ts';
import type { PageSketch, StoredFeatures } from '#contract/competitorsCollector.schema.ts';
import type { ModelsRequest } from '#contract/installation.schema.ts';
import type { AuditedCheck } from '#domain/audit/auditedText.ts';
import type { NotScored } from '#domain/seo/report.ts';
import type { StoredFigures } from '#domain/topics/figures.ts';
import type { SearchProvider } from '#contract/search.route.ts';
import type { HumanizerReport } from '#contract/humanizer.schema.ts';
import type { JobKind, SteppedKind, UsageKind } from '#contract/tasks.ts';
import type { LimitName } from '#contract/limit.schema.ts';
import type { Source, StoredClaim } from '#contract/url.schema.ts';
import type { UserConfig } from '#contract/user.schema.ts';
import type { WorkspaceTags } from '#contract/workspace.schema.ts';
import type {
  ArticleId,
  AssetId,
  AuditId,
  CompetitorId,
  ConversationId,
  IdeaId,
  JobId,
  PageId,
  SnapshotId,
  TopicId,
  TopicSearchId,
  VoiceId,
  WorkspaceId,
} from './ids.ts';

/** What a job stores. A kind of stepped job has its own schema (server/modules/work/steppedJob.api.ts). */
export type SteppedInput = { readonly kind: SteppedKind };
export type JobInput = AnyTask | SteppedInput;

/** Of installations that stored their models before there was one for images, `image` is missing. */
export type StoredModels = Omit<ModelsRequest, 'apiKey'>;
/** The address is null for a service that has one for all. */
export interface StoredSearch {
  readonly provider: SearchProvider;
  readonly address: string | null;
}
/** Which snapshot a brief was made from. */
export interface BriefSnapshot {
  readonly id: string;
  readonly takenAt: string;
  readonly provider: ResultSource;
  /** Pages that were read. */
  readonly pages: number;
}
/** The settings of the installation by their names. */
export interface Settings {
  readonly models: StoredModels;
  readonly search: StoredSearch;
  /** Signs the cookies by which members see images. Whoever reads it here can read the images too. */
  readonly images: { readonly key: string };
}
export type SettingName = keyof Settings;

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const workspace = pgTable(
  'workspace',
  {
    id: uuid().$type<WorkspaceId>().primaryKey(),
    ownerId: text('owner_id').notNull(),
    folderId: text('folder_id').unique('workspace_folder'),
    type: text({ enum: ['MAIN', 'OTHER'] }).notNull(),
    timeZone: text('time_zone').notNull(),
    tags: jsonb().$type<WorkspaceTags>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('workspace_owner').on(table.ownerId)],
);
export type WorkspaceRow = typeof workspace.$inferSelect;

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
    fields: jsonb().$type<SearchFields>().notNull().default(NO_FIELDS),
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
    fields: jsonb().$type<SearchFields>(),
    words: integer().notNull(),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    authorId: text('author_id'),
    /** When the article reached this state. */
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
);
export type VersionRow = typeof articleVersion.$inferSelect;

/** The scores of an article over time: a row for each change of a score (domain/seo/scoreLedger.ts). */
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
    scorerVersion: text('scorer_version').notNull(),
    keyphrase: text(),
    words: integer().notNull(),
    lines: jsonb().$type<ScoredLines>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('article_score_once')
      .on(table.articleId, table.version, table.snapshotId)
      .nullsNotDistinct(),
  ],
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
  token: text().notNull().unique('article_share_token'),
  createdAt: time('created_at').notNull(),
});
export type ShareRow = typeof articleShare.$inferSelect;

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

/** The words that the spelling check of a workspace accepts. */
export const dictionaryWord = pgTable(
  'dictionary_word',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    addedBy: text('added_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.word] })],
);

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
    version: integer().notNull(),
    response: jsonb().$type<SaveResponse>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId, table.requestId] }),
    index('save_request_version').on(table.articleId, table.version),
  ],
);

export const userConfig = pgTable('user_config', {
  userId: text('user_id').primaryKey(),
  config: jsonb().$type<UserConfig>().notNull(),
});

/** Instructions for the writer's model that a person keeps for another time. */
export const savedPrompt = pgTable(
  'saved_prompt',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    text: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Accounts that became paid while they used the product (spec §4 "Purchase"). */
export const userUpgrade = pgTable('user_upgrade', {
  userId: text('user_id').primaryKey(),
  upgradedAt: time('upgraded_at').notNull(),
});

/** Uses of a limit group in the period that starts on a day (UTC). */
export const usage = pgTable(
  'usage',
  {
    userId: text('user_id').notNull(),
    limitName: text('limit_name').$type<LimitName>().notNull(),
    periodStart: date('period_start').notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.limitName, table.periodStart] })],
);

/**
 * The ledger of `usage`: what each unit was used for. It outlives the article and the job. The charged entries of a period
 * are as many as its counter says, from the first month on that has entries.
 */
export const usageEntry = pgTable(
  'usage_entry',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
    requestId: text('request_id').notNull(),
    limitName: text('limit_name').$type<LimitName>().notNull(),
    periodStart: date('period_start').notNull(),
    jobId: uuid('job_id').$type<JobId>(),
    articleId: uuid('article_id').$type<ArticleId>(),
    what: text().$type<UsageKind>().notNull(),
    state: text({ enum: ['charged', 'returned'] }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When the unit came back. */
    settledAt: time('settled_at'),
  },
  (table) => [
    // A request that is continued is charged again: its entry is the same.
    uniqueIndex('usage_entry_request').on(
      table.userId,
      table.workspaceId,
      table.articleId,
      table.requestId,
      table.what,
    ),
    index('usage_entry_list').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('usage_entry_job').on(table.jobId),
  ],
);

/** Work that a worker does: of one article, or of the whole workspace. */
export const job = pgTable(
  'job',
  {
    id: uuid().$type<JobId>().primaryKey(),
    workspaceId: uuid('workspace_id').$type<WorkspaceId>().notNull(),
    /** Its subject; null: the whole workspace. */
    articleId: uuid('article_id').$type<ArticleId>(),
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    input: jsonb().$type<JobInput>().notNull(),
    /** Of `input`. */
    kind: text().$type<JobKind>().generatedAlwaysAs(sql`input ->> 'kind'`).notNull(),
    state: text().$type<JobState>().notNull(),
    isStopRequested: boolean('is_stop_requested').notNull(),
    /** Parts that are done: sections, alternatives or steps. */
    done: integer().notNull().default(0),
    /** Steps that were tried and failed. */
    failed: integer().notNull().default(0),
    /** Null until it is known. */
    total: integer(),
    /** What is happening now: the name of a step. */
    doing: text(),
    /** When its progress was last told. */
    toldAt: time('told_at'),
    /** Who is charged for what, and in which period; null when nothing is, or it has been given back. */
    chargedUserId: text('charged_user_id'),
    chargedLimit: text('charged_limit').$type<LimitName>(),
    chargedPeriod: date('charged_period'),
    /** Why the last attempt failed: a problem code; null when none has. */
    failure: text(),
    /** The log id of the request that started it, carried on by the worker. */
    logId: text('log_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** Of the last run. */
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (table) => [
    foreignKey({ columns: [table.workspaceId], foreignColumns: [workspace.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.articleId], foreignColumns: [article.id] }).onDelete('cascade'),
    // A request id counts within its article, or, for a job that has none yet, within its workspace.
    uniqueIndex('job_request').on(
      table.userId,
      table.workspaceId,
      table.articleId,
      table.requestId,
    ),
    uniqueIndex('job_draft_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'draft'`),
    uniqueIndex('job_outline_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'outline'`),
    uniqueIndex('job_translation_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'translation'`),
    uniqueIndex('job_post_request')
      .on(table.userId, table.workspaceId, table.requestId)
      .where(sql`${table.kind} = 'post'`),
    uniqueIndex('job_workspace_request')
      .on(table.userId, table.workspaceId, table.kind, table.requestId)
      .where(sql`${table.articleId} is null`),
    index('job_article').on(table.articleId),
    index('job_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('job_running').on(table.workspaceId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);
export type JobRow = typeof job.$inferSelect;
/** The kind follows from the input. */
export type NewJobRow = typeof job.$inferInsert;

/** A part of a job that any worker can do: one page, one link. */
export const jobStep = pgTable(
  'job_step',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** Consecutive from 0, in the order in which steps begin. */
    position: integer().notNull(),
    /** What the step is about, such as an address. */
    key: text().notNull(),
    /** Steps of one turn, such as a host, begin one after another, whatever job they are of; null: no need to wait. */
    turn: text(),
    state: text().$type<StepState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** A step that is tried again waits until then. */
    dueAt: time('due_at').notNull().default(sql`now()`),
    /** Of the run that does it. A run whose lease has ended is taken for dead. */
    lease: uuid(),
    leasedUntil: time('leased_until'),
    /** What came out, as one word or an id; null without one. */
    outcome: text(),
    /** Why it failed: a problem code. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    // Of a long job, only what is left to do is searched for the next step.
    index('job_step_open')
      .on(table.jobId, table.position)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
);
export type StepRow = typeof jobStep.$inferSelect;

export const jobEvent = pgTable(
  'job_event',
  {
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** Consecutive from 1. */
    seq: integer().notNull(),
    data: jsonb().$type<GenerationEvent>().notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.seq] })],
);
export type JobEventRow = typeof jobEvent.$inferSelect;

/** Questions and answers about an article, or about all of a workspace; private to the person who began it. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid().$type<ConversationId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Null: it is about all of the workspace. */
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .references(() => article.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    title: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** When the last question was asked. */
    usedAt: time('used_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('conversation_list').on(table.articleId, table.userId, table.usedAt.desc()),
    index('conversation_own')
      .on(table.workspaceId, table.userId, table.usedAt.desc())
      .where(sql`${table.articleId} is null`),
    index('conversation_deleted').on(table.deletedAt),
  ],
);
export type ConversationRow = typeof conversation.$inferSelect;

/** A question and its answer. The turns of a conversation are a tree: a question that is edited begins another branch. */
export const chatTurn = pgTable(
  'chat_turn',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .$type<ConversationId>()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id'),
    /** Counts the turns of the conversation in the order in which they were asked. */
    position: integer().notNull(),
    question: text().notNull(),
    selection: jsonb().$type<ChatSelection>(),
    jobId: uuid('job_id').$type<JobId>().notNull(),
    /** Null until it has ended; what is there of it until then is in the events of the job. */
    answer: jsonb().$type<ChatAnswer>(),
  },
  (table) => [
    uniqueIndex('chat_turn_order').on(table.conversationId, table.position),
    index('chat_turn_job').on(table.jobId),
  ],
);
export type ChatTurnRow = typeof chatTurn.$inferSelect;

/** What each answer of a model took: prompt and version, model, tokens. The inputs are those of its job. */
export const modelAnswer = pgTable(
  'model_answer',
  {
    id: uuid().primaryKey(),
    jobId: uuid('job_id')
      .$type<JobId>()
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    version: integer().notNull(),
    model: text().notNull(),
    /** Null where the server did not say. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    ms: integer().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('model_answer_job').on(table.jobId)],
);

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

/**
 * The result of one search, frozen: what its pages have in numbers. `modules/competitors` fills it while an analysis runs; once it is
 * frozen, nothing of it changes.
 */
export const snapshot = pgTable(
  'snapshot',
  {
    id: uuid().$type<SnapshotId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    articleId: uuid('article_id')
      .$type<ArticleId>()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** The analysis that makes it; null once that is removed, and of an imported one. */
    jobId: uuid('job_id').$type<JobId>(),
    keyphrase: text().notNull(),
    country: text().notNull(),
    location: text().notNull(),
    language: text().notNull(),
    provider: text().$type<ResultSource>().notNull(),
    /** Why there are no results: a problem code. */
    problem: text(),
    scorerVersion: text('scorer_version').notNull(),
    icuVersion: text('icu_version').notNull(),
    /** Of what it says; null until it is frozen. */
    hash: text(),
    /** When the search was made. An imported one may be older than others that were there before it. */
    takenAt: time('taken_at').notNull(),
    createdAt: time('created_at').notNull(),
    frozenAt: time('frozen_at'),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('snapshot_job').on(table.jobId),
    index('snapshot_list').on(table.articleId, table.createdAt.desc()),
    index('snapshot_workspace').on(table.workspaceId),
  ],
);
export type SnapshotRow = typeof snapshot.$inferSelect;

/** A page of a snapshot. Its text is not kept. */
export const competitor = pgTable(
  'competitor',
  {
    id: uuid().$type<CompetitorId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    snapshotId: uuid('snapshot_id')
      .$type<SnapshotId>()
      .notNull()
      .references(() => snapshot.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    state: text({ enum: ['waiting', 'read', 'failed'] }).notNull(),
    /** Why it could not be read: a problem code. */
    problem: text(),
    hash: text(),
    readAt: time('read_at'),
    /** As the page declares it (BCP 47). */
    language: text(),
    schemaTypes: jsonb('schema_types').$type<readonly string[]>().notNull(),
    publishedAt: text('published_at'),
    modifiedAt: text('modified_at'),
    features: jsonb().$type<StoredFeatures>(),
    /** Its headings and names; null of a page that was read before they were kept. */
    sketch: jsonb().$type<PageSketch>(),
  },
  (table) => [
    uniqueIndex('competitor_url').on(table.snapshotId, table.url),
    index('competitor_workspace').on(table.workspaceId),
  ],
);
export type CompetitorRow = typeof competitor.$inferSelect;

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

/** A page that a workspace has imported, or that an analysis has read and keeps for a while. Unique by its address. */
export const page = pgTable(
  'page',
  {
    id: uuid().$type<PageId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Of a file without one, "imported:" and its name. */
    url: text().notNull(),
    /** `read`: an analysis has read it. Only imported pages are searched and listed. */
    origin: text({ enum: ['imported', 'read'] }).notNull(),
    state: text({ enum: ['read', 'failed'] }).notNull(),
    problem: text(),
    title: text().notNull(),
    language: text(),
    words: integer().notNull(),
    /** Sanitised HTML, without what is not part of the text. */
    blocks: jsonb().$type<readonly string[]>().notNull(),
    schemaTypes: jsonb('schema_types').$type<readonly string[]>().notNull(),
    publishedAt: text('published_at'),
    modifiedAt: text('modified_at'),
    /** Of the text. */
    hash: text(),
    /** What the server says about its copies. */
    etag: text(),
    lastModified: text('last_modified'),
    freshUntil: time('fresh_until'),
    fetchedAt: time('fetched_at').notNull(),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('page_url').on(table.workspaceId, table.url),
    index('page_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('page_removed').on(table.removedAt),
  ],
);
export type PageRow = typeof page.$inferSelect;

/** A search for topics. Its keyphrases are there once it has collected them, its topics once it has grouped those. */
export const topicSearch = pgTable(
  'topic_search',
  {
    id: uuid().$type<TopicSearchId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** The job that searches; null once that is removed. */
    jobId: uuid('job_id').$type<JobId>(),
    /** Empty for a list of keyphrases. */
    seed: text().notNull(),
    website: text(),
    country: text().notNull(),
    language: text().notNull(),
    provider: text().$type<ResultSource>(),
    /** Why a service gave nothing: a problem code. */
    problem: text(),
    leftOut: integer('left_out').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    collectedAt: time('collected_at'),
    groupedAt: time('grouped_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('topic_search_job').on(table.jobId),
    index('topic_search_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('topic_search_deleted').on(table.deletedAt),
  ],
);
export type TopicSearchRow = typeof topicSearch.$inferSelect;

/** A cluster of keyphrases that one page can answer. */
export const topic = pgTable(
  'topic',
  {
    id: uuid().$type<TopicId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    searchId: uuid('search_id')
      .$type<TopicSearchId>()
      .notNull()
      .references(() => topicSearch.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    isFavourite: boolean('is_favourite').notNull(),
    /** How much of it the imported pages of one's own site have, 0 to 1; null: there are none. */
    ownShare: real('own_share'),
  },
  (table) => [
    index('topic_search_id').on(table.searchId, table.position),
    index('topic_workspace').on(table.workspaceId),
  ],
);
export type TopicRow = typeof topic.$inferSelect;

export const topicKeyphrase = pgTable(
  'topic_keyphrase',
  {
    searchId: uuid('search_id')
      .$type<TopicSearchId>()
      .notNull()
      .references(() => topicSearch.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    phrase: text().notNull(),
    figures: jsonb().$type<StoredFigures>().notNull(),
    /** Addresses in the order of the results; null: it was not searched for. */
    results: jsonb().$type<readonly string[]>(),
    /** The position of its topic; null until they are grouped. */
    topicAt: integer('topic_at'),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.position] })],
);
export type TopicKeyphraseRow = typeof topicKeyphrase.$inferSelect;

/** The Mondays on which ideas were made for a workspace: a row for each, so that they are made once. */
export const ideaWeek = pgTable(
  'idea_week',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** By the time zone of the workspace. */
    week: date().notNull(),
    madeAt: time('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.week] })],
);

/** An idea for an article. One that is suggested again keeps its row. */
export const idea = pgTable(
  'idea',
  {
    id: uuid().$type<IdeaId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** What makes two ideas the same (domain/ideas/choice.ts). */
    key: text().notNull(),
    text: text().notNull(),
    /** BCP 47. */
    language: text().notNull(),
    reason: jsonb().$type<IdeaReason>().notNull(),
    state: text().$type<IdeaState>().notNull(),
    /** The Monday it was last suggested on, and its place that week. */
    week: date().notNull(),
    position: integer().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('idea_key').on(table.workspaceId, table.key)],
);
export type IdeaRow = typeof idea.$inferSelect;

/** Who gets the ideas of a workspace by e-mail. */
export const ideaSubscription = pgTable(
  'idea_subscription',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    /** Whoever has it may end the subscription. */
    token: text().notNull().unique('idea_subscription_token'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);
export type IdeaSubscriptionRow = typeof ideaSubscription.$inferSelect;

/** The mails with the ideas of a week. */
export const ideaDelivery = pgTable(
  'idea_delivery',
  {
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    week: date().notNull(),
    userId: text('user_id').notNull(),
    /** `unknown`: the server may have taken it, so it is not sent again. */
    state: text({ enum: ['due', 'sending', 'sent', 'failed', 'unknown'] }).notNull(),
    attempts: integer().notNull(),
    /** When it is due; of one that is being sent, when its worker is given up. */
    nextAt: time('next_at').notNull(),
    reason: text(),
    sentAt: time('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.week, table.userId] }),
    index('idea_delivery_due').on(table.state, table.nextAt),
  ],
);
export type IdeaDeliveryRow = typeof ideaDelivery.$inferSelect;

/** Pages that are scored together, again and again. */
export const audit = pgTable(
  'audit',
  {
    id: uuid().$type<AuditId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of pages that do not name theirs. */
    language: text().notNull(),
    sitemap: text(),
    /** Those of the workspace, also the ones that come later. */
    ofArticles: boolean('of_articles').notNull(),
    leftOut: integer('left_out').notNull(),
    /** For which Search Console has said something; the oldest first. */
    periods: jsonb().$type<readonly AuditPeriod[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('audit_list').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('audit_deleted').on(table.deletedAt),
  ],
);
export type AuditRow = typeof audit.$inferSelect;

/** Each time that the pages of an audit are read. */
export const auditRound = pgTable(
  'audit_round',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    /** From 1. */
    round: integer().notNull(),
    /** The job that reads them; null once that is removed. */
    jobId: uuid('job_id').$type<JobId>(),
    /** Why the sitemap could not be read: a problem code. */
    problem: text(),
    /** Pages that compete with each other; null until they are compared. */
    groups: jsonb().$type<readonly AuditGroup[]>(),
    startedAt: time('started_at').notNull(),
    /** When its pages were listed. */
    plannedAt: time('planned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.round] }),
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    uniqueIndex('audit_round_job').on(table.jobId),
  ],
);
export type AuditRoundRow = typeof auditRound.$inferSelect;

/** A page of an audit: an address, or an article of the workspace. */
export const auditPage = pgTable(
  'audit_page',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The key of its step: the address, or "article:" and its id. */
    key: text().notNull(),
    /** Null: a page of the web. */
    articleId: uuid('article_id').$type<ArticleId>(),
    /** As it was given; that of an article is in its result. */
    keyphrase: text(),
    /** Of Search Console, by period. */
    figures: jsonb().$type<Readonly<Record<string, PageFigures>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.position] }),
    uniqueIndex('audit_page_key').on(table.auditId, table.key),
  ],
);
export type AuditPageRow = typeof auditPage.$inferSelect;

/** What a round has found on a page. Its text is not kept. */
export const auditResult = pgTable(
  'audit_result',
  {
    auditId: uuid('audit_id')
      .$type<AuditId>()
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    position: integer().notNull(),
    state: text({ enum: ['read', 'failed'] }).notNull(),
    /** Why it could not be read: a problem code. */
    problem: text(),
    title: text().notNull(),
    language: text(),
    keyphrase: text(),
    words: integer(),
    seo: real(),
    aiSearch: real('ai_search'),
    notScored: text('not_scored').$type<NotScored>(),
    /** Those that were measured. */
    checks: jsonb().$type<readonly AuditedCheck[]>().notNull(),
    /** What the text is about, the most likely first. */
    about: jsonb().$type<readonly string[]>().notNull(),
    /** Of its wording, to find texts that say the same (domain/audit/textSketch.ts). */
    sketch: text(),
    /** Of the text. */
    hash: text(),
    scorerVersion: text('scorer_version').notNull(),
    etag: text(),
    lastModified: text('last_modified'),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.round, table.position] })],
);
export type AuditResultRow = typeof auditResult.$inferSelect;

/** Settings of the installation, changed by its administrators. */
export const installationSetting = pgTable('installation_setting', {
  name: text().$type<SettingName>().primaryKey(),
  value: jsonb().$type<Settings[SettingName]>().notNull(),
  /** Encrypted (server/adapters/secrets). */
  secret: text(),
  /** Another one after each change. */
  revision: uuid().notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: time('updated_at').notNull(),
});
export type InstallationSettingRow<Name extends SettingName = SettingName> = Omit<
  typeof installationSetting.$inferSelect,
  'name' | 'value'
> & { readonly name: Name; readonly value: Settings[Name] };

/** Hits of a key (an address, an account) in its current window; shared by all processes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_window_end').on(table.endsAt)],
);
