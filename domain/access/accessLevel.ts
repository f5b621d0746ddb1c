import type { FolderGrant } from '#contract/host/host.ts';
import { FREE_PLAN, type Plan } from './plan.ts';

export type AccessLevel = 'full' | 'readonly-edit' | 'readonly-view' | 'toolkit-stub';

/** The part of access that depends on the plan, not on the folder. */
export interface Standing {
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  readonly isTrialEligible: boolean;
  /** Has the read-only cutoff passed? */
  readonly isFreePlanReadOnly: boolean;
}

export interface AccessQuestion extends Standing {
  readonly hasFolder: boolean;
  readonly hasWorkspace: boolean;
  /** See `isFolderFlagged`. */
  readonly isFolderFlagged: boolean;
}

/** Trial users are never restricted, and nobody is before the cutoff (spec §6, docs/spec.md §d.access.6). */
export function isRestricted(standing: Standing): boolean {
  const { plan, isTrialActive, isTrialEligible, isFreePlanReadOnly } = standing;
  return isFreePlanReadOnly && !isTrialActive && (plan === FREE_PLAN || isTrialEligible);
}

/** Returns the workspace access level; the first line that applies (spec §4 "Workspace access level"). */
export function accessLevel(question: AccessQuestion): AccessLevel {
  const hasBoth = question.hasFolder && question.hasWorkspace;
  if (hasBoth && question.isFolderFlagged) return 'readonly-view';
  if (!isRestricted(question)) return 'full';
  return hasBoth ? 'readonly-edit' : 'toolkit-stub';
}

/** A user's rights in a workspace, as the API returns them (spec §3). */
export interface WorkspaceRights {
  readonly isOwner: boolean;
  readonly permissions: { readonly write: boolean };
}

/** Workspace write access: the owner, or permissions.write (spec §6). */
export function canWriteWorkspace({ isOwner, permissions }: WorkspaceRights): boolean {
  return isOwner || permissions.write;
}

/** Gives readonly-view: archived, or owned by another user whose own subscription has lapsed (§d.access.1). */
export function isFolderFlagged(
  { isArchived, isOwnerLapsed, ownerId }: FolderGrant,
  userId: string,
): boolean {
  return isArchived || (ownerId !== userId && isOwnerLapsed);
}
