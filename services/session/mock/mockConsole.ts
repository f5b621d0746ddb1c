import { aMockFolder, type MockFolder, type MockState, newApiKey } from './mockState.ts';
import type { MockStore } from './mockStore.ts';

type MockChange = Partial<Omit<MockState, 'folders'>> & {
  readonly folders?: readonly Partial<MockFolder>[];
};

/** Sets the state of the mock host from the browser's console. */
export interface MockConsole {
  readonly state: MockState;
  /**
   * Changes the given fields and reloads: `mockHost.set({ plan: 'free', trial: 'used' })`. Fields of a folder
   * default to those of an own one: `mockHost.set({ folders: [{ ownerId: 'boss', canWrite: false }] })`.
   */
  set(change: MockChange): void;
  /** Resets to a paying user with one folder, and reloads. */
  reset(): void;
}

export function createMockConsole(store: MockStore): MockConsole {
  return {
    get state() {
      return store.state;
    },
    set({ folders, ...change }) {
      const apiKey = newApiKey(); // the API server may have cached the old session
      const userId = change.userId ?? store.state.userId;
      store.change({ apiKey, ...(folders && completed(folders, userId)), ...change });
      location.reload();
    },
    reset() {
      store.forget();
      location.reload();
    },
  };
}

function completed(folders: readonly Partial<MockFolder>[], userId: string) {
  const whole = folders.map((folder) => aMockFolder(userId, folder));
  return { folders: whole, selectedFolderId: whole[0]?.id ?? null };
}
