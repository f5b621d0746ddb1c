/** What the product and its host platform agree on: the shapes behind the host SDK (spec §7). */

export interface HostUser {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** ISO 8601. */
  readonly createDate: string;
}

export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

/** The signed-in session; `apiKey` names it on every request and dies at sign-out. */
export interface HostSession {
  readonly user: HostUser;
  readonly apiKey: string;
}

/** 'loading' until the host has read session and folders (spec §4, host folder events). */
export type SelectorStatus = 'loading' | 'ready';

/**
 * The object a host platform puts on `window.contentHost`. The embedded host serves it at
 * /host/sdk.js; another platform serves its own.
 */
export interface HostSdk {
  getSession(): HostSession | null;
  getInitialSelectorStatus(): SelectorStatus;
  getSelectedFolder(): Folder | null;
  getFolders(): Promise<readonly Folder[]>;
  createFolder(name: string): Promise<Folder>;
  selectFolder(folderId: string): Promise<void>;
  onFolderSelect(listener: (folder: Folder) => void): () => void;
  onFolderCreate(listener: (folder: Folder) => void): () => void;
  /** A signed JWT with the claims of spec §3; rejects when nobody is signed in. */
  getAccessToken(): Promise<string>;
  signOut(): Promise<void>;
  signInUrl(returnTo: string): string;
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

/** What the API server asks its host platform; the embedded host answers in process. */
export interface HostDirectory {
  /** The user whose live session this API key names, or null (unknown, expired or signed out). */
  userOfApiKey(apiKey: string): Promise<{ readonly id: string } | null>;
  /** The claims of a genuine, unexpired access token, or null. */
  claimsOfToken(token: string): Promise<TokenClaims | null>;
  folder(folderId: string): Promise<{ readonly id: string; readonly ownerId: string } | null>;
}
