/**
 * What an archive has of a workspace: the tables of each kind of thing, the first of which has a row for each. A table of the
 * product that is in neither list fails a test.
 */
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { SNAPSHOT_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import { MOST_BLOCKS } from '#contract/lib/blockBounds.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { LEDGER_ENTRIES_MOST } from '#contract/seo/score.route.ts';
import { article, articleBlock, articleScore, articleVersion } from '#db/schema/article.ts';
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
  /** Rows that one thing may have; absent: one. */
  readonly most?: number;
  /** The rows that count; absent: all. */
  readonly counted?: SQL;
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

/** The version of an example that nobody has edited: a brief gets its text after it is made. */
const untouched = sql`case when ${article.type} = 'BRIEF' then 2 else 1 end`;
/** An example is nobody's own before it is edited. */
const isOwn = sql`(${article.example} is null or ${article.version} > ${untouched})`;
const isArticleThere = sql`${article.deletedAt} is null and ${isOwn}`;

/** Of no article, or of one that is there. */
const isOfThere = (articleId: PgColumn): SQL =>
  sql`(${articleId} is null or exists (
    select from ${article} where ${article.id} = ${articleId} and ${isArticleThere}))`;

const MANY = 200;
/** Far more than there can be of what nothing else bounds: automatic versions are thinned out, ideas are ten a week. */
const VERSIONS_MOST = 5000;
const CLAIMS_MOST = 50_000;
const IDEAS_MOST = 50_000;
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
    isThere: isArticleThere,
    parts: [
      part(articleBlock, articleBlock.articleId, [articleBlock.id], {
        isWhole: true,
        most: MOST_BLOCKS,
      }),
      part(brief, brief.articleId, [brief.articleId]),
      part(articleBrief, articleBrief.articleId, [articleBrief.articleId]),
      part(articleVoice, articleVoice.articleId, [articleVoice.articleId]),
      part(articleSource, articleSource.articleId, [articleSource.url], {
        atOnce: 10,
        most: BOUNDS.sources.most,
        counted: isNull(articleSource.removedAt),
      }),
      part(articleClaim, articleClaim.articleId, [articleClaim.kind, articleClaim.key], {
        most: CLAIMS_MOST,
      }),
      part(articleScore, articleScore.articleId, [articleScore.id], {
        most: LEDGER_ENTRIES_MOST,
      }),
      part(articleVersion, articleVersion.articleId, [articleVersion.version], {
        atOnce: 2,
        most: VERSIONS_MOST,
      }),
    ],
  },
  snapshot: {
    table: snapshot,
    id: snapshot.id,
    workspaceId: snapshot.workspaceId,
    isThere: and(isNotNull(snapshot.frozenAt), isOfThere(snapshot.articleId)),
    parts: [
      part(competitor, competitor.snapshotId, [competitor.id], {
        atOnce: 10,
        most: SNAPSHOT_LIMITS.pages,
      }),
    ],
  },
  page: {
    table: page,
    id: page.id,
    workspaceId: page.workspaceId,
    isThere: and(eq(page.origin, 'imported'), isNull(page.removedAt)),
    parts: [],
  },
  topicSearch: {
    table: topicSearch,
    id: topicSearch.id,
    workspaceId: topicSearch.workspaceId,
    isThere: and(isNull(topicSearch.deletedAt), isNull(topicSearch.example)),
    parts: [
      part(topic, topic.searchId, [topic.id], { most: BOUNDS.keyphrases.most }),
      part(topicKeyphrase, topicKeyphrase.searchId, [topicKeyphrase.position], {
        most: BOUNDS.keyphrases.most,
      }),
    ],
  },
  audit: {
    table: audit,
    id: audit.id,
    workspaceId: audit.workspaceId,
    isThere: and(isNull(audit.deletedAt), isNull(audit.example)),
    parts: [
      part(auditRound, auditRound.auditId, [auditRound.round], {
        isWhole: true,
        most: BOUNDS.auditRounds.most,
      }),
      part(auditPage, auditPage.auditId, [auditPage.position], { most: BOUNDS.auditPages.most }),
      part(auditResult, auditResult.auditId, [auditResult.round, auditResult.position], {
        most: BOUNDS.auditRounds.most * BOUNDS.auditPages.most,
      }),
    ],
  },
  conversation: {
    table: conversation,
    id: conversation.id,
    workspaceId: conversation.workspaceId,
    isThere: and(isNull(conversation.deletedAt), isOfThere(conversation.articleId)),
    userId: conversation.userId,
    parts: [
      part(chatTurn, chatTurn.conversationId, [chatTurn.position], {
        atOnce: 20,
        most: BOUNDS.questions.most,
      }),
    ],
  },
  workspace: {
    table: workspace,
    id: workspace.id,
    workspaceId: workspace.id,
    parts: [
      part(dictionaryWord, dictionaryWord.workspaceId, [dictionaryWord.word], {
        most: BOUNDS.words.most,
      }),
      part(idea, idea.workspaceId, [idea.id], { most: IDEAS_MOST }),
    ],
  },
};
