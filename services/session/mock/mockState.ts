/**
 * State of the development host platform about the signed-in user. The page keeps it for its tab and
 * tells it to tools/mockPlatform.ts, which answers the API server; both sides import this file.
 */
import { DEFAULT_FLAGS } from '#domain/access/flags.ts';
import type { FolderGrant } from '#contract/host.ts';

/** What a folder is to the signed-in user, and its name. */
export type MockFolder = FolderGrant & { readonly name: string };

export interface MockState {
  readonly isAnonymous: boolean;
  /** Names the session. */
  readonly apiKey: string;
  readonly userId: string;
  readonly email: string;
  /** ISO 8601. */
  readonly createDate: string;
  readonly isAdmin: boolean;
  /** Never sees news modals. */
  readonly noNews: boolean;
  readonly plan: 'free' | 'paid';
  readonly trial: 'available' | 'active' | 'used';
  readonly wantsEmailReports: boolean;
  readonly folders: readonly MockFolder[];
  readonly selectedFolderId: string | null;
  /** Is the flag of this name visible? */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly activeItem: string | null;
}

/** Where the page tells its state; the answer carries the access token. */
export const ACCOUNT_PATH = '/mock-host/account';
export const SIGN_IN_PATH = '/mock-host/sign-in';
export const SIGN_UP_PATH = '/mock-host/sign-up';
/** How the platform tells the page, which keeps the state, that somebody came from there. */
export const SIGNED_IN_HASH = '#mock-signed-in';
export const SIGNED_UP_HASH = '#mock-signed-up';

/** A folder with what a developer leaves out: an own one in which everything is as it should be. */
export function aMockFolder(userId: string, folder: Partial<MockFolder>): MockFolder {
  return {
    id: crypto.randomUUID(),
    name: 'My Folder',
    ownerId: userId,
    canWrite: true,
    isArchived: false,
    isOwnerLapsed: false,
    ...folder,
  };
}

const DEVELOPER_ID = 'mock-developer';

/** A paying user with one folder. The ids stay, so that a new tab finds the articles of the last one. */
export const firstState = (): MockState => ({
  isAnonymous: false,
  apiKey: newApiKey(),
  userId: DEVELOPER_ID,
  email: 'developer@example.org',
  createDate: '2024-06-01T00:00:00.000Z',
  isAdmin: false,
  noNews: false,
  plan: 'paid',
  trial: 'available',
  wantsEmailReports: false,
  folders: [aMockFolder(DEVELOPER_ID, { id: 'mock-folder' })],
  selectedFolderId: 'mock-folder',
  flags: DEFAULT_FLAGS,
  activeItem: null,
});

/** An account made just now, in its trial, as a guest's sign-up leads to (spec §6). */
export const signedUp = (): Partial<MockState> => ({
  ...signedIn(),
  userId: `mock-${crypto.randomUUID()}`,
  email: 'guest@example.org',
  createDate: new Date().toISOString(),
  plan: 'free',
  trial: 'active',
  folders: [],
  selectedFolderId: null,
});

export const signedIn = (): Partial<MockState> => ({ isAnonymous: false, apiKey: newApiKey() });

export function newApiKey(): string {
  return `mock-${crypto.randomUUID()}`;
}
