import { isDeepStrictEqual } from 'node:util';
import type { Workspace, WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { removalOf, requireStaying } from '#db/leaving.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { requireRoom } from '#db/room.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { WorkspaceRow } from '#db/schema/workspace.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { requireOwner, requireOwnFolder, rightsOf } from '../../policies/workspaceRights.ts';
import { lockWorkspace } from './workspace.api.ts';
import { findWorkspace, insertWorkspace, linkToFolder, updateTags } from './workspace.repo.ts';

const NO_TAGS: WorkspaceTags = {
  keywords: [],
  niche: '',
  audience: '',
  location: null,
  language: 'en',
  website: '',
  colours: null,
};

/** A workspace of an earlier version has fewer. */
const presentTags = ({ tags }: WorkspaceRow): WorkspaceTags => ({ ...NO_TAGS, ...tags });

/** The workspace as its user sees it; throws `not_found` for anyone else. */
export async function presentWorkspace(
  deps: Deps,
  row: WorkspaceRow,
  caller: Caller,
): Promise<Workspace> {
  const rights = await rightsOf(deps, row, caller);
  if (rights === null) throw new Problem('not_found');
  const removal = await removalOf(deps.orm, row.id);
  return {
    id: row.id,
    type: row.type,
    folderId: row.folderId,
    createDate: row.createdAt.toISOString(),
    timeZone: row.timeZone,
    tags: presentTags(row),
    removal: removal && { dueAt: removal.dueAt.toISOString(), because: removal.because },
    ...rights,
  };
}

/** Throws `forbidden` for those who may only read a workspace, whatever the plan of the others is. */
export async function requireMember(deps: Deps, id: WorkspaceId, caller: Caller): Promise<void> {
  const row = await findWorkspace(deps.orm, id);
  const rights = row && (await rightsOf(deps, row, caller));
  if (rights === null) throw new Problem('not_found');
  if (!rights.permissions.write) throw new Problem('forbidden');
}

/** The same for its owner; throws `not_found` for anyone else. */
export async function presentOwnWorkspace(
  deps: Deps,
  id: WorkspaceId,
  caller: Caller,
): Promise<Workspace> {
  const row = await findWorkspace(deps.orm, id);
  requireOwner(row, caller);
  return presentWorkspace(deps, row, caller);
}

/** The tags in a request: an absent tag stays unchanged. */
type TagChange = { readonly [tag in keyof WorkspaceTags]?: WorkspaceTags[tag] | undefined };

interface NewWorkspace {
  readonly folderId: string;
  readonly timeZone: string;
  readonly workspaceTagsDTO: TagChange;
}

type CreateCall = CreatingContext & { readonly caller: Caller; readonly body: NewWorkspace };

/** Links a new workspace to a folder of the caller, once for each request id. */
export async function createWorkspace(
  deps: Deps,
  { caller, asked, body: { folderId, timeZone, workspaceTagsDTO } }: CreateCall,
): Promise<WorkspaceRow> {
  await requireOwnFolder(deps, caller, folderId);
  const row: WorkspaceRow = {
    id: newCheckedId(deps),
    ownerId: caller.userId,
    folderId,
    type: 'MAIN',
    timeZone,
    tags: withTags(NO_TAGS, workspaceTagsDTO),
    createdAt: deps.now(),
  };
  const id = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await requireStaying(tx, caller.userId);
      await requireRoom(tx, 'workspaces', caller.userId);
      if (!(await insertWorkspace(tx, row))) throw new Problem('folder_taken');
      return row.id;
    }),
  );
  const found = await findWorkspace(deps.orm, id);
  if (found === null) throw new Problem('not_found');
  return found;
}

/** Changes the given tags and keeps the others. Throws `stale_version` if somebody has changed one that `was` names since. */
export async function changeTags(
  deps: Deps,
  workspaceId: WorkspaceId,
  change: TagChange,
  was: TagChange = {},
): Promise<WorkspaceRow> {
  return deps.orm.transaction(async (tx) => {
    const before = await lockWorkspace(tx, workspaceId);
    if (before !== null && isOverwritten(presentTags(before), change, was))
      throw new Problem('stale_version');
    const after = before && (await updateTags(tx, workspaceId, withTags(before.tags, change)));
    if (after === null) throw new Problem('not_found');
    return after;
  });
}

/** Whether a tag is neither as it was nor as it is asked for, which it is if an answer was lost. */
const isOverwritten = (tags: WorkspaceTags, change: TagChange, was: TagChange): boolean =>
  Object.keys(was).some((name) => {
    const tag = name as keyof WorkspaceTags; // the schema has no other keys
    return ![was[tag], change[tag]].some((value) => isDeepStrictEqual(value, tags[tag]));
  });

/**
 * Links a workspace of the previous product, which has no folder, to a folder (spec §4 "Folder setup flow").
 * Only the owner of both may do that (spec §6).
 */
export async function mergeWorkspace(
  deps: Deps,
  caller: Caller,
  workspaceId: WorkspaceId,
  folderId: string,
): Promise<WorkspaceRow> {
  requireOwner(await findWorkspace(deps.orm, workspaceId), caller);
  await requireOwnFolder(deps, caller, folderId);
  const linked = await linkToFolder(deps.orm, workspaceId, folderId);
  if (typeof linked === 'string') throw new Problem(linked);
  return linked;
}

function withTags(tags: WorkspaceTags, change: TagChange): WorkspaceTags {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...tags, ...Object.fromEntries(given) };
}
