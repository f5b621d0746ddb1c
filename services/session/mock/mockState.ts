/**
 * The development host's state of the signed-in user. The page keeps it for its tab and sends it to
 * tools/mockPlatform.ts, which serves the API server; both import this file.
 */
import type { FolderGrant } from '#contract/host/host.ts';
import { DEFAULT_FLAGS } from '#domain/access/flags.ts';

/** The user's grant for a folder, and its name. */
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
  readonly isSupport: boolean;
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

/** The page posts its state here; the response has the access token. */
export const ACCOUNT_PATH = '/mock-host/account';
export const SIGN_IN_PATH = '/mock-host/sign-in';
export const SIGN_UP_PATH = '/mock-host/sign-up';
/** With these hashes the platform tells the page, which keeps the state, that the user has signed in or up. */
export const SIGNED_IN_HASH = '#mock-signed-in';
export const SIGNED_UP_HASH = '#mock-signed-up';

/** Completes a folder with defaults: an own folder without restrictions. */
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

/** A paying user with one folder. The ids are fixed, so that a new tab finds the articles of the last one. */
export const firstState = (): MockState => ({
  isAnonymous: false,
  apiKey: newApiKey(),
  userId: DEVELOPER_ID,
  email: 'developer@example.org',
  createDate: '2024-06-01T00:00:00.000Z',
  isAdmin: false,
  isSupport: false,
  noNews: false,
  plan: 'paid',
  trial: 'available',
  wantsEmailReports: false,
  folders: [aMockFolder(DEVELOPER_ID, { id: 'mock-folder' })],
  selectedFolderId: 'mock-folder',
  flags: DEFAULT_FLAGS,
  activeItem: null,
});

/** A new account in its trial, as after a guest's sign-up (spec §6). */
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
