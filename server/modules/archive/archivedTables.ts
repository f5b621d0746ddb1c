/**
 * What an archive has of a workspace: the tables of each kind of thing, the first of which has a row for each. A table of the
 * product that is in neither list fails a test.
 */
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { article, articleBlock, articleVersion } from '#db/schema/article.ts';
import { audit, auditPage, auditResult, auditRound } from '#db/schema/audit.ts';
import { articleBrief, brief } from '#db/schema/briefs.ts';
import { asset } from '#db/schema/images.ts';
import { competitor, page, snapshot } from '#db/schema/seo.ts';
import { articleClaim, articleSource } from '#db/schema/sources.ts';
import { idea, topic, topicKeyphrase, topicSearch } from '#db/schema/topics.ts';
import { articleVoice, voice } from '#db/schema/voice.ts';
import { dictionaryWord, workspace } from '#db/schema/workspace.ts';
import { chatTurn, conversation } from '#db/schema/writing.ts';

/** The kinds of things by their tables; articles, briefs and posts are of one. */
export const ROOT_KINDS = [
  'voice',
  'image',
  'article',
  'snapshot',
  'page',
  'topicSearch',
  'audit',
  'conversation',
  'workspace',
] as const;
export type RootKind = (typeof ROOT_KINDS)[number];

export interface ArchivedPart {
  readonly table: PgTable;
  /** Names the thing that a row is of. */
  readonly of: PgColumn;
  /** The rows in a stable order. */
  readonly by: readonly PgColumn[];
  /** Rows that are read at once: few, where each may have megabytes. */
  readonly atOnce: number;
  /** All of them are in the first file, which says what it needs of them. */
  readonly isWhole?: true;
}

export interface ArchivedRoot {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly workspaceId: PgColumn;
  /** What is there and can be read; absent: all. */
  readonly isThere?: SQL | undefined;
  /** Things that are seen by one person only. */
  readonly userId?: PgColumn;
  readonly parts: readonly ArchivedPart[];
}

/** Of no article, or of one that is not deleted. */
const isOfThere = (articleId: PgColumn): SQL =>
  sql`(${articleId} is null or exists (
    select from ${article} where ${article.id} = ${articleId} and ${article.deletedAt} is null))`;

const MANY = 200;
const part = (
  table: PgTable,
  of: PgColumn,
  by: readonly PgColumn[],
  more: Partial<ArchivedPart> = {},
): ArchivedPart => ({ table, of, by, atOnce: MANY, ...more });

export const ARCHIVED: Readonly<Record<RootKind, ArchivedRoot>> = {
  voice: {
    table: voice,
    id: voice.id,
    workspaceId: voice.workspaceId,
    isThere: isNull(voice.deletedAt),
    parts: [],
  },
  image: {
    table: asset,
    id: asset.id,
    workspaceId: asset.workspaceId,
    isThere: isNull(asset.deletedAt),
    parts: [],
  },
  article: {
    table: article,
    id: article.id,
    workspaceId: article.workspaceId,
    isThere: isNull(article.deletedAt),
    parts: [
      part(articleBlock, articleBlock.articleId, [articleBlock.id], { isWhole: true }),
      part(brief, brief.articleId, [brief.articleId]),
      part(articleBrief, articleBrief.articleId, [articleBrief.articleId]),
      part(articleVoice, articleVoice.articleId, [articleVoice.articleId]),
      part(articleSource, articleSource.articleId, [articleSource.url], { atOnce: 10 }),
      part(articleClaim, articleClaim.articleId, [articleClaim.kind, articleClaim.key]),
      part(articleVersion, articleVersion.articleId, [articleVersion.version], { atOnce: 2 }),
    ],
  },
  snapshot: {
    table: snapshot,
    id: snapshot.id,
    workspaceId: snapshot.workspaceId,
    isThere: and(isNotNull(snapshot.frozenAt), isOfThere(snapshot.articleId)),
    parts: [part(competitor, competitor.snapshotId, [competitor.id], { atOnce: 10 })],
  },
  page: {
    table: page,
    id: page.id,
    workspaceId: page.workspaceId,
    isThere: eq(page.origin, 'imported'),
    parts: [],
  },
  topicSearch: {
    table: topicSearch,
    id: topicSearch.id,
    workspaceId: topicSearch.workspaceId,
    isThere: isNull(topicSearch.deletedAt),
    parts: [
      part(topic, topic.searchId, [topic.id]),
      part(topicKeyphrase, topicKeyphrase.searchId, [topicKeyphrase.position]),
    ],
  },
  audit: {
    table: audit,
    id: audit.id,
    workspaceId: audit.workspaceId,
    isThere: isNull(audit.deletedAt),
    parts: [
      part(auditRound, auditRound.auditId, [auditRound.round]),
      part(auditPage, auditPage.auditId, [auditPage.position]),
      part(auditResult, auditResult.auditId, [auditResult.round, auditResult.position]),
    ],
  },
  conversation: {
    table: conversation,
    id: conversation.id,
    workspaceId: conversation.workspaceId,
    isThere: and(isNull(conversation.deletedAt), isOfThere(conversation.articleId)),
    userId: conversation.userId,
    parts: [part(chatTurn, chatTurn.conversationId, [chatTurn.position], { atOnce: 20 })],
  },
  workspace: {
    table: workspace,
    id: workspace.id,
    workspaceId: workspace.id,
    parts: [
      part(dictionaryWord, dictionaryWord.workspaceId, [dictionaryWord.word]),
      part(idea, idea.workspaceId, [idea.id]),
    ],
  },
};
