/**
 * Every door of the page to the outside. Sagas see these types alone; the values reach them through
 * saga context (`src/main.tsx` builds them, replay and tests build others under the same names).
 * Answers and errors are plain data; a rejected call rejects with a `PortError`.
 */
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import type { ImportLoss } from '#html/losses.ts';
import type { ReadRefusal } from '#domain/transfer/importFile.ts';
import type { JournalRecord } from '#domain/article/journal.ts';
import type { Api } from '#contract/api.ts';
import type { Asset } from '#contract/asset.schema.ts';
import type { GenerationEvent, Resumed } from '#contract/content.schema.ts';
import type {
  FeatureFlag,
  Folder,
  HostUser,
  PurchaseKind,
  PurchaseOutcome,
  SelectorStatus,
} from '#contract/host.ts';
import type { PageConfig } from '#domain/session/pageConfig.ts';
import type { PortError } from '#contract/problems.ts';
import type { PageEvent } from '#domain/session/pageEvent.ts';
import type { ReportContext, TextReport } from '#domain/seo/report.ts';
import type { NamedPorts } from './lib/definePorts.ts';

export type Unsubscribe = () => void;

// Groups are type aliases, not interfaces, so that they fit `Record<string, Port>`.

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

export type PaywallPorts = {
  /** Opens the host's billing dialog. Rejects with 'Paywall sdk called out of context' without one (spec §7). */
  requestPurchase(of: { readonly kind: PurchaseKind }): Promise<PurchaseOutcome>;
  requestEmailReports(): Promise<void>;
};

export type SidebarPorts = {
  setActiveItem(of: { readonly item: string | null }): void;
  subscribe(listener: (event: { readonly item: string }) => void): Unsubscribe;
};

export type FlagPorts = {
  /** The flags of a user (spec §3 "Feature flag"). */
  read(of: { readonly userId: string }): Promise<readonly FeatureFlag[]>;
};

export interface HostEvent {
  readonly type: 'folderSelected' | 'folderCreated';
  readonly folder: Folder;
}

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

export type GenerationPorts = {
  /**
   * Follows the events of a job from behind `lastSeq`. The listener gets the block that they go on
   * from, if there is one, each event once and in order, then one `closed` message; after that the
   * subscription is over.
   */
  follow(
    args: { readonly workspaceId: string; readonly jobId: string; readonly lastSeq: number },
    listener: (message: StreamMessage) => void,
  ): Unsubscribe;
};

export type StreamMessage =
  | { readonly type: 'resumed'; readonly block: Resumed }
  | { readonly type: 'event'; readonly seq: number; readonly event: GenerationEvent }
  /** `error` is null when the server ended the stream. */
  | { readonly type: 'closed'; readonly error: PortError | null };

export type EditorPorts = {
  /** Resolves when the article is open in an editor: at once, or as soon as it is. */
  opened(of: { readonly articleId: string }): Promise<void>;
  /** The block that the caret of the open editor is in; null where there is none. */
  caret(args: { readonly articleId: string }): BlockId | null;
  /**
   * Puts changes into the open editor (AI text, restores, a discarded draft) and answers with the
   * operations that result. All applications with one `run` are one undo step. Where the article is
   * not open in an editor the operations come back as they were.
   */
  apply(change: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /**
   * Tells the editor what a run had put before this page was opened, so that what was typed into it
   * since then is carried over when more of it arrives. Of a run that it knows better it learns nothing.
   */
  recall(put: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string;
  }): void;
  /** Hands over what was typed and not reported yet, at once. */
  flush(of: { readonly articleId: string }): void;
  /** Brings a block into view, with the caret at its start; nothing where there is no such block. */
  reveal(place: { readonly articleId: string; readonly blockId: BlockId }): void;
};

export type AnalysisPorts = {
  /**
   * What there is to say about a text. The whole body is named, only what has changed since the last
   * report of the article is read. Rejects with kind 'worker' when it could not be made.
   */
  report(
    subject: ReportContext & { readonly articleId: string; readonly body: ArticleBody },
  ): Promise<TextReport>;
  /** The article is closed: nothing of it is kept. */
  forget(of: { readonly articleId: string }): void;
};

export type ClipboardPorts = {
  /** Puts a text there, as HTML too where that is given. Rejects where the browser refuses. */
  write(content: { readonly text: string; readonly html?: string }): Promise<void>;
};

export type FilePorts = {
  /** Sends a kept file to the images of a workspace. Rejects with kind 'page' when it is not kept any more. */
  upload(of: { readonly workspaceId: string; readonly fileId: string }): Promise<Asset>;
  forget(of: { readonly fileId: string }): void;
};

export type DocumentSource =
  /** A kept file, read by what its name says. */
  | { readonly fileId: string }
  | { readonly html: string }
  | { readonly text: string; readonly as: 'plain' | 'markdown' };

/** A foreign text in the form of an article. */
export interface ConvertedDocument {
  readonly title: string;
  /** BCP 47, as the document says. */
  readonly language: string | null;
  readonly blocks: readonly ImportedBlock[];
  readonly losses: readonly ImportLoss[];
  /** Images inside of the document, kept as files; `src` stands for them in the blocks until they are uploaded. */
  readonly images: readonly { readonly fileId: string; readonly src: string }[];
}

export type DocumentPorts = {
  /** Reads a text of any program; what cannot be read is refused with the reason. */
  convert(source: DocumentSource): Promise<ConvertedDocument | { readonly refusal: ReadRefusal }>;
  /** Writes an article as a file, which is kept until it is forgotten. */
  write(of: {
    readonly article: ExportedArticle;
    readonly format: FileFormat;
    readonly name: string;
  }): Promise<{ readonly fileId: string }>;
};

export type DownloadPorts = {
  /** Lets the browser save a kept file under its name. */
  save(of: { readonly fileId: string }): void;
};

export type PrintingPorts = {
  /** Opens the browser's print dialog on the article alone; settles when it is closed. */
  print(of: { readonly article: ExportedArticle; readonly withAddresses: boolean }): Promise<void>;
};

export type JournalPorts = {
  /** Keeps the unsaved text of an article on this device, in place of what was kept before. */
  write(of: {
    readonly userId: string;
    readonly articleId: string;
    readonly workspaceId: string;
    readonly record: JournalRecord;
  }): Promise<void>;
  remove(of: { readonly userId: string; readonly articleId: string }): Promise<void>;
  read(of: {
    readonly userId: string;
    readonly articleId: string;
  }): Promise<{ readonly workspaceId: string; readonly record: JournalRecord } | null>;
  /** Articles of a user with unsaved text on this device. */
  list(of: { readonly userId: string }): Promise<readonly string[]>;
};

/** What tabs tell each other of something that one of them holds. */
export type LockNews = 'wanted' | 'changed';

export type LockMessage = { readonly type: 'granted' | 'elsewhere' | 'lost' | LockNews };

export type LockPorts = {
  /**
   * Holds a name among the tabs of this browser, at once or (after `elsewhere`) when the tab that has
   * it lets go; until unsubscribed. `isTakenOver`: at once, whoever has it, who is told `lost`.
   */
  hold(
    of: { readonly name: string; readonly isTakenOver: boolean },
    listener: (message: LockMessage) => void,
  ): Unsubscribe;
  /** Says something to the other tabs that hold the name or wait for it. */
  tell(of: { readonly name: string; readonly what: LockNews }): void;
};

export type ClockPorts = { /** Milliseconds since 1970. */ now(): number };

export type IdPorts = { /** A new random id. */ next(): string };

export type NavigationPorts = {
  go(to: string, options: { readonly replace: boolean }): void;
  /** Leaves the page for another document, on our origin or a configured host origin. */
  leave(url: string): void;
  /** The same in a tab of its own. */
  open(url: string): void;
  reload(): void;
};

export type ErrorPorts = {
  report(error: unknown, context: Record<string, unknown>): void;
  /** Something odd that stops nobody. */
  warn(message: string, context: Record<string, unknown>): void;
};

export type AnalyticsPorts = {
  track(event: string, properties: Record<string, unknown>): void;
  /** What is known of the user, said once in a session. */
  identify(properties: Record<string, unknown>): void;
};

export type StoragePorts = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
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

export type PortGroups = Api & {
  readonly host: HostPorts;
  readonly paywall: PaywallPorts;
  readonly sidebar: SidebarPorts;
  readonly flags: FlagPorts;
  readonly token: TokenPorts;
  readonly generation: GenerationPorts;
  readonly editor: EditorPorts;
  readonly analysis: AnalysisPorts;
  readonly clipboard: ClipboardPorts;
  readonly files: FilePorts;
  readonly documents: DocumentPorts;
  readonly downloads: DownloadPorts;
  readonly printing: PrintingPorts;
  readonly journal: JournalPorts;
  readonly lock: LockPorts;
  readonly clock: ClockPorts;
  readonly ids: IdPorts;
  readonly navigation: NavigationPorts;
  readonly errors: ErrorPorts;
  readonly analytics: AnalyticsPorts;
  /** Kept on the device. */
  readonly storage: StoragePorts;
  /** Kept while the tab is open. */
  readonly session: StoragePorts;
  readonly page: PagePorts;
  readonly release: ReleasePorts;
};

export type Services = NamedPorts<{ [group in keyof PortGroups]: PortGroups[group] }>;
