import { and, eq, notInArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { OWN_KINDS } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import { isLeaving } from '#db/leaving.ts';
import { perShape, preparedQuery } from '#db/prepared.ts';
import { archive } from '#db/schema/archive.ts';
import { article } from '#db/schema/article.ts';
import { audit } from '#db/schema/audit.ts';
import type { CheckedIds } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { site } from '#db/schema/publishing.ts';
import { competitor, page, snapshot } from '#db/schema/seo.ts';
import { idea, topic, topicSearch } from '#db/schema/topics.ts';
import { voice } from '#db/schema/voice.ts';
import { job } from '#db/schema/work.ts';
import { workspace } from '#db/schema/workspace.ts';
import { conversation } from '#db/schema/writing.ts';
import type { LocalGrants } from '../deps.ts';
import type { WorkspaceLink } from './workspaceRights.ts';

type PartName = Exclude<keyof CheckedIds, 'workspaceId'>;

type Part =
  | typeof article
  | typeof job
  | typeof asset
  | typeof conversation
  | typeof page
  | typeof snapshot
  | typeof competitor
  | typeof idea
  | typeof audit
  | typeof topic
  | typeof topicSearch
  | typeof voice
  | typeof archive
  | typeof site;

/** The tables whose rows belong to a workspace, by the path parameter that names a row. */
const TABLE_OF: Readonly<Record<PartName, Part>> = {
  articleId: article,
  jobId: job,
  assetId: asset,
  conversationId: conversation,
  pageId: page,
  snapshotId: snapshot,
  competitorId: competitor,
  ideaId: idea,
  auditId: audit,
  topicId: topic,
  topicSearchId: topicSearch,
  voiceId: voice,
  archiveId: archive,
  siteId: site,
};

/** What exists for one person only: conversations, the jobs that nobody else sees, and archives. */
const isVisibleTo: Readonly<Partial<Record<PartName, (userId: Placeholder) => SQL>>> = {
  jobId: (userId) =>
    sql` and (${notInArray(job.kind, [...OWN_KINDS])} or ${job.userId} = ${userId})`,
  conversationId: (userId) => sql` and ${conversation.userId} = ${userId}`,
  archiveId: (userId) => sql` and ${archive.userId} = ${userId}`,
};
const PART_NAMES = Object.keys(TABLE_OF) as PartName[];

/** The ids in a path, not checked yet: they are compared through `sql`, which accepts any text. */
export type AddressedIds = Readonly<Partial<Record<PartName, string>>> & {
  readonly workspaceId: string;
};

interface AddressedBy {
  readonly userId: string;
  /** Whether it may be a deleted article. */
  readonly deletedToo: boolean;
}

export interface Addressed {
  readonly workspace: WorkspaceLink;
  /** What `LocalGrants.column` selected; null without a grant, or without `LocalGrants`. */
  readonly selectedGrant: unknown;
  /** Whether it is to be removed. */
  readonly isLeaving: boolean;
}

/**
 * Finds the workspace of a path in one statement. Resolves with null unless everything else that the path
 * names belongs to that workspace.
 */
export function addressedWorkspace(
  grants: LocalGrants | undefined,
): (orm: Orm, ids: AddressedIds, by: AddressedBy) => Promise<Addressed | null> {
  const find = perShape((isNamed: Readonly<Record<PartName | 'deletedToo', boolean>>) =>
    preparedQuery(['workspaceId', 'userId', ...PART_NAMES], (orm, asked) =>
      orm
        .select({
          workspace: { ownerId: workspace.ownerId, folderId: workspace.folderId },
          selectedGrant: grants?.column(workspace.folderId, asked.userId) ?? sql<unknown>`null`,
          isLeaving: isLeaving(workspace.id),
        })
        .from(workspace)
        .where(
          and(
            eq(workspace.id, sql`${asked.workspaceId}::uuid`),
            ...PART_NAMES.filter((name) => isNamed[name]).map((name) =>
              isInWorkspace(name, asked[name], asked.userId, isNamed.deletedToo),
            ),
            // PostgreSQL needs a type for the parameter even if no grant is selected.
            sql`${asked.userId}::text is not null`,
          ),
        ),
    ),
  );
  return async (orm, ids, { userId, deletedToo }) => {
    const named = { ...namesIn(ids), deletedToo };
    const [found] = await find(named)(orm, { ...NOTHING_NAMED, ...ids, userId });
    return found ?? null;
  };
}

/** Whether a job, by an id that is not checked yet, is an export that the user has begun. */
export const isExportOf = async (orm: Orm, jobId: string, userId: string): Promise<boolean> =>
  (await orm.$count(
    job,
    and(sql`${job.id} = ${jobId}::uuid`, eq(job.userId, userId), eq(job.kind, 'export')),
  )) > 0;

const NOTHING_NAMED: Readonly<Record<PartName, undefined>> = {
  articleId: undefined,
  jobId: undefined,
  assetId: undefined,
  conversationId: undefined,
  pageId: undefined,
  snapshotId: undefined,
  competitorId: undefined,
  ideaId: undefined,
  auditId: undefined,
  topicId: undefined,
  topicSearchId: undefined,
  voiceId: undefined,
  archiveId: undefined,
  siteId: undefined,
};

/** In one order, whatever the order of the path: a statement is prepared for each set of names. */
const namesIn = (ids: AddressedIds): Record<PartName, boolean> => ({
  articleId: ids.articleId !== undefined,
  jobId: ids.jobId !== undefined,
  assetId: ids.assetId !== undefined,
  conversationId: ids.conversationId !== undefined,
  pageId: ids.pageId !== undefined,
  snapshotId: ids.snapshotId !== undefined,
  competitorId: ids.competitorId !== undefined,
  ideaId: ids.ideaId !== undefined,
  auditId: ids.auditId !== undefined,
  topicId: ids.topicId !== undefined,
  topicSearchId: ids.topicSearchId !== undefined,
  voiceId: ids.voiceId !== undefined,
  archiveId: ids.archiveId !== undefined,
  siteId: ids.siteId !== undefined,
});

function isInWorkspace(
  name: PartName,
  id: Placeholder,
  userId: Placeholder,
  deletedToo: boolean,
): SQL {
  const part = TABLE_OF[name];
  const isThere =
    name === 'articleId' && !deletedToo ? sql` and ${article.deletedAt} is null` : sql``;
  return sql`exists (
    select from ${part} where ${part.id} = ${id}::uuid and ${part.workspaceId} = ${workspace.id}${
      isVisibleTo[name]?.(userId) ?? sql``
    }${isThere})`;
}
