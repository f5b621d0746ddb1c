/** What a person prefers, on every device: keys of their free config object (spec §3 "User config"). */
import { type Channel, channel, type EventChannel } from 'redux-saga';
import type { UserConfig } from '#contract/session/user.schema.ts';
import type { LockMessage } from '#services/article/article.ports.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { delay, put, race, take } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { callApi } from './session.api.ts';

/** Returns the config as the server has it; null if it cannot be read now. */
export function* configNow() {
  try {
    return yield* readConfig();
  } catch (error) {
    yield* reportUnexpected(error);
    return null;
  }
}

/** Returns the value of a key; undefined if there is none, or it cannot be read now. */
export function* preferenceOf(key: string) {
  return (yield* configNow())?.[key];
}

/** Sets a key and keeps the others as another device may have left them. A failure is reported (spec §8), and returns false. */
export function* rememberPreference(key: string, value: UserConfig[string]) {
  return (yield* changePreference(key, () => value)) === 'kept';
}

/**
 * Changes a key from what the server has now; null refuses. One change waits for the other, in this page and in all tabs of the
 * browser: each writes the whole object. What could not be read is not written; a failure is reported.
 */
export function* changePreference(
  key: string,
  change: (value: unknown) => UserConfig[string] | null,
) {
  const turns = turnsOf(yield* services());
  yield* take(turns);
  try {
    return yield* alone(key, change);
  } catch (error) {
    yield* reportUnexpected(error);
    return 'failed';
  } finally {
    turns.put(TURN);
  }
}

/** A tab that holds the lock for longer has come to a stop; what another one changes is not lost to that. */
const LOCK_PATIENCE_MS = 10_000;

/** No other tab changes the config meanwhile. Without Web Locks (on pages that are not served securely) it might: the later one wins. */
function* alone(key: string, change: Parameters<typeof changePreference>[1]) {
  const { lock } = yield* services();
  const tabs = yield* listen(lock.hold, { name: 'config', isTakenOver: false });
  try {
    yield* race({ granted: granted(tabs), late: delay(LOCK_PATIENCE_MS) });
    return yield* write(key, change);
  } finally {
    tabs.close();
  }
}

function* granted(tabs: EventChannel<LockMessage>) {
  while ((yield* take(tabs)).type !== 'granted');
}

function* write(key: string, change: Parameters<typeof changePreference>[1]) {
  const { user } = yield* services();
  const config = yield* readConfig();
  const value = change(config[key]);
  if (value === null) return 'refused';
  const data: UserConfig = yield* callApi(user.postConfig, { body: { ...config, [key]: value } });
  yield* put(resources.primed({ name: 'userConfig', args: null, data })); // spec §7
  return 'kept';
}

const TURN = { turn: 'config' } as const;
const turnsOfPages = new WeakMap<object, Channel<typeof TURN>>();

/** Has one turn, unless somebody has taken it. */
function turnsOf(page: object): Channel<typeof TURN> {
  const known = turnsOfPages.get(page);
  if (known !== undefined) return known;
  const turns = channel<typeof TURN>();
  turns.put(TURN);
  turnsOfPages.set(page, turns);
  return turns;
}

function* readConfig() {
  const { user } = yield* services();
  return yield* callApi(user.getConfig);
}
