import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` under the name of what it is done for: an endpoint or a queue, never an id or a text of a person. */
export const during = <Result>(activity: string, work: () => Result): Result =>
  current.run(activity, work);

/** What the running code is done for, if that has a name. */
export const activity = (): string | undefined => current.getStore();
