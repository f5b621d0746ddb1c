/** What a person prefers, on every device: keys of their free config object (spec §3 "User config"). */
import type { UserConfig } from '#contract/user.schema.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

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
  const { user } = yield* services();
  try {
    const body = { ...(yield* readConfig()), [key]: value };
    const data: UserConfig = yield* callApi(user.postConfig, { body });
    yield* put(resources.primed({ name: 'userConfig', args: null, data })); // spec §7
    return true;
  } catch (error) {
    yield* reportUnexpected(error);
    return false;
  }
}

function* readConfig() {
  const { user } = yield* services();
  return yield* callApi(user.getConfig);
}
