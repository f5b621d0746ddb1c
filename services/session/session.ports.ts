import type {
  CreateFolderOptions,
  FeatureFlag,
  Folder,
  HostUser,
  SelectorStatus,
} from '#contract/host/host.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import type { Plan } from '#domain/access/plan.ts';
import type { TrackedEvent } from '#domain/session/analytics.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type HostPorts = {
  /** 'missing' when the page has no host object: 'Failed to get sm2 api' (spec §8). */
  status(): SelectorStatus | 'missing';
  /** The signed-in user; the key of their session stays with the services (token.ts). */
  user(): HostUser | null;
  selectedFolder(): Folder | null;
  folders(): Promise<readonly Folder[]>;
  /** Rejects with 'Folder API not available' without a host (spec §5). */
  createFolder(name: string, options: CreateFolderOptions): Promise<Folder>;
  selectFolder(folderId: string): Promise<void>;
  subscribe(listener: (event: HostEvent) => void): Unsubscribe;
  signOut(): Promise<void>;
  /** The address of the host's sign-in, which returns to a path on our origin. */
  signInUrl(returnTo: string): string;
  /** The multilogin check: whether the host redirects the address of this page now (spec §7). */
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
  /** Evaluates the flags of a user again and again. Tells them when they are known and when they change, and each failure. */
  follow(of: FlagUser, listener: (message: FlagMessage) => void): Unsubscribe;
};

export interface FlagUser {
  readonly userId: string;
  readonly plan: Plan;
}

export type FlagMessage =
  | { readonly type: 'evaluated'; readonly visible: readonly string[] }
  | {
      readonly type: 'failed';
      /** Of the last answer; null without one. */
      readonly status: number | null;
      readonly message: string;
    };

export type TokenPorts = {
  /**
   * Fetches an access token for the requests of the page, and returns what it grants; an empty token if nobody
   * is signed in (spec §7). The token itself stays with the services. Rejects with kind 'token' if it cannot be
   * decoded.
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

export type ExtensionPorts = {
  /**
   * Has a pass made for a browser extension and hands it over; the pass itself stays with the services. `copied`: the browser has no
   * way from a page to an extension, and the pass is on the clipboard. `unanswered`: no such extension is there, or it has not asked.
   */
  connect(asked: AskedExtension): Promise<{ readonly outcome: ExtensionOutcome }>;
};

export interface AskedExtension {
  readonly workspaceId: string;
  /** Of the extension. */
  readonly origin: string;
  /** Of its question. */
  readonly state: string;
}

export type ExtensionOutcome = 'connected' | 'copied' | 'unanswered';

export type NavigationPorts = {
  go(to: string, options: { readonly replace: boolean }): void;
  /** Leaves the page for another document, on our origin or a configured host origin. */
  leave(url: string): void;
  /** The same in a new tab. */
  open(url: string): void;
  reload(): void;
};

/** Where events go is in the page's config; who may be counted is decided by sagas/session/analytics.saga.ts. */
export type AnalyticsPorts = {
  /** Ignored after `end`. Kept for a while before `begin`: nobody knows yet whether there is consent. */
  track(event: TrackedEvent): void;
  /** There is consent: loads and opens what events go to. Rejects if it cannot be loaded. */
  begin(of: { readonly userId: string }): Promise<void>;
  /** There is none: deletes what was stored on this device and of this person, and ignores what is tracked. */
  end(): Promise<void>;
};

export type ReleasePorts = {
  /** Called when an answer shows that the server has another version of the contract. */
  subscribe(listener: (event: { readonly type: 'newVersion' }) => void): Unsubscribe;
};

export type PagePorts = {
  /** Reports each `PageEvent`. */
  subscribe(listener: (event: PageEvent) => void): Unsubscribe;
  /** While on, the browser asks for confirmation before it closes the page. */
  warnBeforeLeaving(on: boolean): void;
  timeZone(): string;
  /**
   * Resolves at a moment at which a dialog interrupts nobody: the page is in front, no dialog or menu is open, no field or text has
   * the focus, and nothing was typed for two seconds.
   */
  free(): Promise<void>;
  /** The settings of the installation. */
  config(): PageConfig;
};

/** The page is hidden or shown; the network is lost or back. */
export type PageEvent = 'hidden' | 'visible' | 'online' | 'offline';
