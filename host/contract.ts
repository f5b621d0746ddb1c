/** The shapes behind /host/api, between the embedded host's server and its own pages and SDK. */
import type { FeatureFlag, Folder } from '#contract/host.ts';

export type TrialState = 'available' | 'active' | 'used';

export interface BillingState {
  readonly plan: 'free' | 'paid';
  readonly trial: TrialState;
  /** ISO 8601; null unless a trial is active. */
  readonly trialEndsAt: string | null;
  /** ISO 8601: a cancelled subscription runs until then; null: not cancelled, or none. */
  readonly subscriptionEndsAt: string | null;
  readonly wantsEmailReports: boolean;
}

export interface FolderGuest {
  readonly userId: string;
  readonly email: string;
  readonly canWrite: boolean;
}

/** An invitation that has not been accepted yet, as the owner of the folder sees it. */
export interface FolderInvitation {
  readonly id: string;
  readonly email: string;
  readonly canWrite: boolean;
}

/** An invitation as the invited person sees it. */
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
  /** Whom the owner shares it with; empty to everybody else. */
  readonly guests: readonly FolderGuest[];
  /** Who is asked in and has not accepted; empty to everybody but the owner. */
  readonly invitations: readonly FolderInvitation[];
}

/** What signing in takes besides the password. */
export interface SecondFactor {
  readonly isOn: boolean;
  readonly backupCodesLeft: number;
}

/** An account as an administrator of the host sees it. */
export interface AccountSummary {
  readonly id: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createDate: string;
  readonly isAdmin: boolean;
  readonly noNews: boolean;
  readonly hasSecondFactor: boolean;
  readonly billing: BillingState;
  readonly flags: readonly FeatureFlag[];
}

/** What an administrator may change of an account; what is absent stays. */
export interface AccountChange {
  readonly createDate?: string;
  readonly plan?: 'free' | 'paid';
  readonly trial?: TrialState;
  readonly noNews?: boolean;
  /** Off, for who lost phone and backup codes; only its owner turns it on. */
  readonly hasSecondFactor?: false;
  /** By name; those that are not named stay. */
  readonly flags?: Readonly<Record<string, boolean>>;
}
