/** Types of /host/api, shared by the embedded host's server, its pages and its SDK. */
import type { FeatureFlag, Folder } from '#contract/host/host.ts';

export type TrialState = 'available' | 'active' | 'used';

export interface BillingState {
  readonly plan: 'free' | 'paid';
  readonly trial: TrialState;
  /** ISO 8601; null unless a trial is active. */
  readonly trialEndsAt: string | null;
  /** ISO 8601: when a cancelled subscription ends; null without a subscription or if it is not cancelled. */
  readonly subscriptionEndsAt: string | null;
  readonly wantsEmailReports: boolean;
}

export interface FolderGuest {
  readonly userId: string;
  readonly email: string;
  readonly canWrite: boolean;
}

/** An invitation that has not been accepted yet, for the owner of the folder. */
export interface FolderInvitation {
  readonly id: string;
  readonly email: string;
  readonly canWrite: boolean;
}

/** An invitation, for the invited person. */
export interface Invitation {
  readonly id: string;
  readonly folderName: string;
  readonly ownerEmail: string;
  readonly canWrite: boolean;
}

/** A folder as the projects page shows it. */
export interface Project extends Folder {
  readonly ownerEmail: string;
  readonly canWrite: boolean;
  readonly isArchived: boolean;
  /** The people the owner shares it with; empty for everybody else. */
  readonly guests: readonly FolderGuest[];
  /** Invitations that have not been accepted; empty for everybody but the owner. */
  readonly invitations: readonly FolderInvitation[];
}

/** The second factor of an account. */
export interface SecondFactor {
  readonly isOn: boolean;
  readonly backupCodesLeft: number;
}

/** A session of the account. */
export interface OwnSession {
  readonly id: string;
  /** Null if its browser does not say what it is. */
  readonly browser: string | null;
  readonly system: string | null;
  /** The network address that it was begun from; null if it is not known. */
  readonly address: string | null;
  /** ISO 8601. */
  readonly begunAt: string;
  /** ISO 8601, to a few minutes. */
  readonly seenAt: string;
  /** Whether it is that of the request. */
  readonly isThis: boolean;
}

/** An account, for an administrator of the host. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createDate: string;
  readonly isAdmin: boolean;
  readonly isSupport: boolean;
  readonly noNews: boolean;
  readonly hasSecondFactor: boolean;
  readonly billing: BillingState;
  readonly flags: readonly FeatureFlag[];
}

/** The changes an administrator can make to an account. Missing fields stay as they are. */
export interface AccountChange {
  readonly createDate?: string;
  readonly plan?: 'free' | 'paid';
  readonly trial?: TrialState;
  /** Whether the account reads the reports of problems. */
  readonly isSupport?: boolean;
  readonly noNews?: boolean;
  /** Only `false`, for people who lost their phone and backup codes: turning it on is up to the owner. */
  readonly hasSecondFactor?: false;
  /** By name. Missing flags stay as they are. */
  readonly flags?: Readonly<Record<string, boolean>>;
}
