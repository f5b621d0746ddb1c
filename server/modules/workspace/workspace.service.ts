import type { WorkspaceTags } from '#domain/contract/workspace.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import type { Caller } from '../../scopes/signedIn.scope.ts';
import { findWorkspace, insertWorkspace, updateTags, type WorkspaceRow } from './workspace.repo.ts';

const NO_TAGS: WorkspaceTags = {
  keywords: [],
  niche: '',
  audience: '',
  location: null,
  language: 'en',
  website: '',
};

/** Tags as a request may name them: an absent one is left as it is. */
type TagChange = { readonly [tag in keyof WorkspaceTags]?: WorkspaceTags[tag] | undefined };

interface NewWorkspace {
  readonly folderId: string;
  readonly timeZone: string;
  readonly workspaceTagsDTO: TagChange;
}

/** Only the owner of a folder may link a workspace to it (spec §6). */
export async function createWorkspace(
  deps: Deps,
  caller: Caller,
  { folderId, timeZone, workspaceTagsDTO }: NewWorkspace,
): Promise<WorkspaceRow> {
  const folder = await deps.host.folder(folderId);
  if (folder?.ownerId !== caller.userId) throw new Problem('not_found');
  const row: WorkspaceRow = {
    id: deps.newId(),
    ownerId: caller.userId,
    folderId,
    type: 'MAIN',
    timeZone,
    tags: withTags(NO_TAGS, workspaceTagsDTO),
    createdAt: deps.now(),
  };
  if (!(await insertWorkspace(deps.orm, row))) throw new Problem('folder_taken');
  return row;
}

/** Changes the tags that are given and leaves the others. */
export async function changeTags(
  deps: Deps,
  workspaceId: string,
  change: TagChange,
): Promise<WorkspaceRow> {
  const before = await findWorkspace(deps.orm, workspaceId);
  const after = before && (await updateTags(deps.orm, workspaceId, withTags(before.tags, change)));
  if (after === null) throw new Problem('not_found');
  return after;
}

function withTags(tags: WorkspaceTags, change: TagChange): WorkspaceTags {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...tags, ...Object.fromEntries(given) };
}
