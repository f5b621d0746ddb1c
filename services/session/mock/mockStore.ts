import { ACCOUNT_PATH, firstState, type MockState } from './mockState.ts';

const KEY = 'mock-host';

/** Stores the state of the tab and sends it to the mock platform. */
export interface MockStore {
  readonly state: MockState;
  /** The change lasts until the tab is closed. */
  change(change: Partial<MockState>): void;
  forget(): void;
  /** Sends the current state to the platform; returns the access token, or null if nobody is signed in. */
  tell(): Promise<string | null>;
}

export function openMockStore(): MockStore {
  const kept = sessionStorage.getItem(KEY);
  let state: MockState = { ...firstState(), ...(kept === null ? {} : JSON.parse(kept)) };
  const store: MockStore = {
    get state() {
      return state;
    },
    change(change) {
      state = { ...state, ...change };
      sessionStorage.setItem(KEY, JSON.stringify(state));
    },
    forget: () => sessionStorage.removeItem(KEY),
    async tell() {
      const answer = await fetch(ACCOUNT_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(state),
      });
      if (!answer.ok) throw refusal(answer.status, 'The mock platform failed.');
      return (await answer.json()).token;
    },
  };
  store.change({}); // the API key is created once for the tab
  return store;
}

/** An error with an HTTP status, as a platform rejects. */
export function refusal(status: number, message: string): Error {
  return Object.assign(new Error(message), { status });
}

/** Throws if nobody is signed in. */
export function requireUser({ state }: MockStore): void {
  if (state.isAnonymous) throw refusal(401, 'Nobody is signed in.');
}
