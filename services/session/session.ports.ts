import type { FeatureFlag, Folder, HostUser, SelectorStatus } from '#contract/host.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type HostPorts = {
  /** 'missing' when the page has no host object: 'Failed to get sm2 api' (spec §8). */
  status(): SelectorStatus | 'missing';
  /** Who is signed in; the key of their session stays with the services (token/token.ts). */
  user(): HostUser | null;
  selectedFolder(): Folder | null;
  folders(): Promise<readonly Folder[]>;
  /** Rejects with 'Folder API not available' where there is no host (spec §5). */
  createFolder(name: string): Promise<Folder>;
  selectFolder(folderId: string): Promise<void>;
  subscribe(listener: (event: HostEvent) => void): Unsubscribe;
  signOut(): Promise<void>;
  /** The host's sign-in, which comes back to a path of our origin. */
  signInUrl(returnTo: string): string;
  /** The multilogin check: would the address of this page lead elsewhere now (spec §7)? */
  isRedirected(): Promise<boolean>;
};

export interface HostEvent {
  readonly type: 'folderSelected' | 'folderCreated';
  readonly folder: Folder;
}

export type SidebarPorts = {
  setActiveItem(of: { readonly item: string | null }): void;
  subscribe(listener: (event: { readonly item: string }) => void): Unsubscribe;
};

export type FlagPorts = {
  /** The flags of a user (spec §3 "Feature flag"). */
  read(of: { readonly userId: string }): Promise<readonly FeatureFlag[]>;
};

export type TokenPorts = {
  /**
   * Fetches a fresh access token for the requests of the page, and returns what it grants; an empty
   * token when nobody is signed in (spec §7). The token itself stays with the services. Rejects with
   * kind 'token' when it cannot be decoded.
   */
  fetch(): Promise<TokenGrant>;
};

/** What an access token says, without the token. */
export interface TokenGrant {
  /** Seconds since 1970; 0 for the empty token. */
  readonly exp: number;
  readonly plan: 'paid' | 'free';
  readonly isTrialActive: boolean;
  readonly isTrialAvailable: boolean;
}

export type NavigationPorts = {
  go(to: string, options: { readonly replace: boolean }): void;
  /** Leaves the page for another document, on our origin or a configured host origin. */
  leave(url: string): void;
  /** The same in a tab of its own. */
  open(url: string): void;
  reload(): void;
};

export type AnalyticsPorts = {
  track(event: string, properties: Record<string, unknown>): void;
  /** What is known of the user, said once in a session. */
  identify(properties: Record<string, unknown>): void;
};

export type ReleasePorts = {
  /** Told when an answer shows that the server speaks another version of the contract than this page. */
  subscribe(listener: (event: { readonly type: 'newVersion' }) => void): Unsubscribe;
};

export type PagePorts = {
  /** Going away or into the background, and the network coming and going. */
  subscribe(listener: (event: PageEvent) => void): Unsubscribe;
  /** While on, the browser asks before it closes the page. */
  warnBeforeLeaving(on: boolean): void;
  timeZone(): string;
  /** What the server said of its installation. */
  config(): PageConfig;
};

/** The page going into the background or away, and the network coming and going. */
export type PageEvent = 'hidden' | 'visible' | 'online' | 'offline';
