import type { AccessLevel } from '../access/accessLevel.ts';
import { queryParameter } from '../session/address.ts';

/** Name of the folder that is created for a user who has none (spec §4, §9). */
export const AUTO_FOLDER_NAME = 'My Folder';
/** How the current page wants a missing workspace to be created (spec §3 "Setup via URL"). */
export interface SetupRequest {
  readonly autosubmit: boolean;
  readonly submit: boolean;
  readonly keywords: readonly string[];
  /** False if folder setup must create nothing, as on the read-only pages. */
  readonly mayCreate: boolean;
}

export interface SetupFacts {
  readonly level: AccessLevel;
  /** The selected folder. */
  readonly folder: { readonly isOwner: boolean } | null;
  readonly hasWorkspace: boolean;
  /** The user has another workspace, which is linked to no folder. */
  readonly hasUnlinkedWorkspace: boolean;
  /** Ids of the user's own folders that are linked to no workspace. */
  readonly unlinkedFolderIds: readonly string[];
  readonly request: SetupRequest;
}

/** The next step of folder setup: an event of its machine (store/folders/setup.slice.ts). */
export type SetupStep =
  | { readonly event: 'stubbed' | 'madeReadOnly' | 'opened' | 'deferred' | 'denied' }
  | { readonly event: 'folderMissing' | 'mergeOffered' }
  | { readonly event: 'mergeStarted'; readonly folderId: string }
  | {
      readonly event: 'workspaceMissing';
      readonly keywords: readonly string[];
      /** A missing keywords parameter: a warning is logged, and the user goes to the start page. */
      readonly areKeywordsMissing: boolean;
    };

/** Decides the next step, line by line as in spec §4 "Folder setup flow". Throws on an unknown level. */
export function setupStep(facts: SetupFacts): SetupStep {
  const { level, folder, hasWorkspace, request } = facts;
  if (level === 'toolkit-stub') return { event: 'stubbed' };
  if (level === 'readonly-edit' || level === 'readonly-view') return { event: 'madeReadOnly' };
  if (level !== 'full') throw new Error('unexpected access level');
  if (folder !== null && hasWorkspace) return { event: 'opened' };
  if (!request.mayCreate) return { event: 'deferred' };
  if (folder === null) return { event: 'folderMissing' };
  if (facts.hasUnlinkedWorkspace) return mergeStep(facts.unlinkedFolderIds);
  return folder.isOwner ? creationStep(request) : { event: 'denied' };
}

function mergeStep([only, ...others]: readonly string[]): SetupStep {
  if (only === undefined) return { event: 'folderMissing' };
  return others.length > 0 ? { event: 'mergeOffered' } : { event: 'mergeStarted', folderId: only };
}

function creationStep({ autosubmit, submit, keywords }: SetupRequest): SetupStep {
  const wanted = !autosubmit && submit ? keywords : [];
  const areKeywordsMissing = !autosubmit && wanted.length === 0;
  return { event: 'workspaceMissing', keywords: wanted, areKeywordsMissing };
}

/** Reads `submit` and `keywords` of an address. Keywords are separated by commas and trimmed; empty ones are dropped. */
export function requestOf(search: string): Pick<SetupRequest, 'submit' | 'keywords'> {
  const keywords = (queryParameter(search, 'keywords') ?? '').split(',').map((word) => word.trim());
  return {
    submit: queryParameter(search, 'submit') !== null,
    keywords: keywords.filter((word) => word !== ''),
  };
}
