/**
 * What the product and its host platform agree on (spec §7): the object behind the SDK script, the
 * claims of an access token, and what the API server asks. docs/hosting.md is its manual.
 */

export interface HostUser {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Reads the reports of problems that people have sent. */
  readonly isSupport: boolean;
  /** ISO 8601. */
  readonly createDate: string;
  readonly permissions: {
    /** Never sees news modals (spec §6). */
    readonly noNews: boolean;
  };
}

/** The user as a platform passes it; the admin flag has either name (spec §3). */
export type SdkUser = Omit<HostUser, 'isAdmin' | 'isSupport'> & {
  readonly admin?: boolean;
  readonly is_admin?: boolean;
  readonly support?: boolean;
};

export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

/** The signed-in session. `apiKey` identifies it on every request and is invalid after sign-out. */
export interface SdkSession {
  readonly user: SdkUser;
  readonly apiKey: string;
}

/** 'loading' until the host has read session and folders (spec §4, host folder events). */
export type SelectorStatus = 'loading' | 'ready';

/** What the product sells through its host; one name for trial and subscription. */
export const PRODUCT_ID = 'content-toolkit';

export type PurchaseKind = 'trial' | 'subscription';
export type PurchaseOutcome = 'purchased' | 'cancelled';

export interface FeatureFlag {
  readonly name: string;
  readonly isVisible: boolean;
}

/**
 * The object a host platform puts on `window.contentHost`. The embedded host serves it at
 * /host/sdk.js; another platform serves its own.
 */
export interface HostSdk {
  getSession(): SdkSession | null;
  signOut(): Promise<void>;
  /** Where to sign in, and come back to `returnTo`, a path of the product's origin. */
  signInUrl(returnTo: string): string;
  readonly folders: HostFolders;
  readonly paywall: HostPaywall;
  readonly sidebar: HostSidebar;
  readonly flags: HostFlags;
}

export interface CreateFolderOptions {
  readonly requestId: string;
}

export interface HostFolders {
  getInitialSelectorStatus(): SelectorStatus;
  getSelectedFolder(): Folder | null;
  getFolders(): Promise<readonly Folder[]>;
  /** The same request id twice is one folder, where the platform knows it. */
  createFolder(name: string, options?: CreateFolderOptions): Promise<Folder>;
  /** Opens the platform's own dialog. `onFolderCreate` reports the new folder. */
  openCreateFolderModal(): void;
  selectFolder(folderId: string): Promise<void>;
  onFolderSelect(listener: (folder: Folder) => void): () => void;
  onFolderCreate(listener: (folder: Folder) => void): () => void;
  /** Draws the platform's folder selector into the element with this id; returns a function that removes it. */
  mountSelector(elementId: string): () => void;
}

export interface HostPaywall {
  /** A signed JWT with the claims of spec §3; rejects when nobody is signed in. */
  getAccessToken(): Promise<string>;
  requestEmailReports(): Promise<void>;
  /** Opens the platform's billing dialog. After 'purchased' the next access token shows it. */
  requestInAppPurchase(
    product: string,
    options: { readonly kind: PurchaseKind },
  ): Promise<PurchaseOutcome>;
}

export interface HostSidebar {
  /** Marks the item of the product's navigation that belongs to the current page; null for none. */
  setActiveItem(item: string | null): void;
  /** Calls back when somebody chooses an item: an element with `data-sidebar-item`, or one of the platform's own. */
  onNavigate(listener: (item: string) => void): () => void;
}

/** Flags are kept for each user by id. */
export interface HostFlags {
  getFlags(userId: string): Promise<readonly FeatureFlag[]>;
  /** Hides the flag from this user from now on. */
  closeFlag(userId: string, name: string): Promise<void>;
}

/** Token claims that the product reads (spec §3). */
export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  readonly exp: number;
  readonly active_products: readonly string[];
  readonly is_main_product_active: boolean;
  readonly extra_user_data: {
    readonly active_product_trials: readonly string[];
    readonly is_main_product_trial_active: boolean;
    readonly semrush_trial_has_been_used: boolean;
  };
  readonly product_trials_available: readonly string[];
  readonly is_main_product_trial_available: boolean;
}

/** Returns everything that the embedded host's SDK needs while a page opens. */
export const HOST_START_PATH = '/host/api/start';

/** Where the flag service of the embedded host begins; it speaks OFREP (docs/hosting.md). */
export const FLAG_SERVICE_PATH = '/host/api';

/** The user of a live session, as the platform reports it to the API server. */
export interface DirectoryUser {
  readonly id: string;
  /** ISO 8601. */
  readonly createDate: string;
  /** May change the settings of the installation. */
  readonly isAdmin: boolean;
  /** May read the reports of problems that people have sent. */
  readonly isSupport: boolean;
  /** SEO articles a month that the user has bought on top of a subscription. */
  readonly serpBasedAddon: number;
}

/** A folder and one user's rights in it, as the platform reports them to the API server. */
export interface FolderGrant {
  readonly id: string;
  readonly ownerId: string;
  /** The owner, or a guest whom the owner lets write. */
  readonly canWrite: boolean;
  readonly isArchived: boolean;
  /** The owner had a subscription or a trial, and has neither now. */
  readonly isOwnerLapsed: boolean;
}

/** What the API server asks its host platform; the embedded host answers in process. */
export interface HostDirectory {
  /** The user whose live session this API key names, or null (unknown, expired or signed out). */
  userOfApiKey(apiKey: string): Promise<DirectoryUser | null>;
  /** The claims of a genuine, unexpired access token, or null. */
  claimsOfToken(token: string): Promise<TokenClaims | null>;
  /** Null if the user neither owns such a folder nor has it shared with them. */
  folder(folderId: string, userId: string): Promise<FolderGrant | null>;
  /** Every flag of a user, as the SDK returns them to the page. */
  flags(userId: string): Promise<readonly FeatureFlag[]>;
}
