/** Whose turn it is to use what there are few of. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '#contract/lib/problem.ts';

const asking = new AsyncLocalStorage<string>();

/** Runs `work` for an account: what it asks for in turn, directly or later on, counts as the account's. */
export const onBehalfOf = <Result>(account: string, work: () => Result): Result =>
  asking.run(account, work);

/** Work of the server itself shares one place, and is never refused. */
const NOBODY = '';

/** Further work of one account is refused until some of its work is done. */
const WAITING_MOST = 200;
const RETRY_AFTER_S = 5;

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `most` works at once. Who has least running is next; of several, who was served the longest ago. So an account
 * uses everything while nobody else asks, and its share otherwise, however much it has waiting.
 *
 * @throws {Problem} `overloaded` for an account that has too much waiting.
 */
export function fairTurns(most: number, waitingMost = WAITING_MOST): InTurn {
  const accounts = new Map<string, Account>();
  let [busy, served] = [0, 0];
  const next = () => {
    const [account] = [...accounts.values()]
      .filter(({ waiting }) => waiting.length > 0)
      .sort((one, other) => one.running - other.running || one.servedAt - other.servedAt);
    if (account === undefined || busy >= most) return;
    [busy, served] = [busy + 1, served + 1];
    account.running += 1;
    account.servedAt = served;
    account.waiting.shift()?.();
  };
  return async (work) => {
    const name = asking.getStore() ?? NOBODY;
    const account = accounts.get(name) ?? { running: 0, servedAt: 0, waiting: [] };
    if (name !== NOBODY && account.waiting.length >= waitingMost)
      throw new Problem('overloaded', { retryAfterS: RETRY_AFTER_S });
    accounts.set(name, account);
    await new Promise<void>((begin) => {
      account.waiting.push(begin);
      next();
    });
    try {
      return await work();
    } finally {
      busy -= 1;
      account.running -= 1;
      if (account.running === 0 && account.waiting.length === 0) accounts.delete(name);
      next();
    }
  };
}

interface Account {
  running: number;
  servedAt: number;
  readonly waiting: (() => void)[];
}
