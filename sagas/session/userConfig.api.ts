/** What a person prefers, on every device: keys of their free config object (spec §3 "User config"). */
import { type Channel, channel } from 'redux-saga';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put, take } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { callApi } from './session.api.ts';

/** Returns the value of a key; undefined if there is none, or it cannot be read now. */
export function* preferenceOf(key: string) {
  try {
    return (yield* readConfig())[key];
  } catch (error) {
    yield* reportUnexpected(error);
    return undefined;
  }
}

/** Sets a key and keeps the others as another device may have left them. A failure is reported (spec §8), and returns false. */
export function* rememberPreference(key: string, value: UserConfig[string]) {
  return (yield* changePreference(key, () => value)) === 'kept';
}

/**
 * Changes a key from what the server has now; null refuses. One change of a page waits for the other: each writes the
 * whole object. What could not be read is not written; a failure is reported.
 */
export function* changePreference(
  key: string,
  change: (value: unknown) => UserConfig[string] | null,
) {
  const ports = yield* services();
  const turns = turnsOf(ports);
  yield* take(turns);
  try {
    const config = yield* readConfig();
    const value = change(config[key]);
    if (value === null) return 'refused';
    const body = { ...config, [key]: value };
    const data: UserConfig = yield* callApi(ports.user.postConfig, { body });
    yield* put(resources.primed({ name: 'userConfig', args: null, data })); // spec §7
    return 'kept';
  } catch (error) {
    yield* reportUnexpected(error);
    return 'failed';
  } finally {
    turns.put(TURN);
  }
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
