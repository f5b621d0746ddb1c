/** Waits for the host platform (store/session/host.machine.ts). */
import { HOST_POLL_MS } from '#domain/folders/folderSetup.ts';
import { configRead } from '#store/session/config.slice.ts';
import { flagsRead, hostMissing, hostPolled, hostSettled } from '#store/session/host.slice.ts';
import { call, delay, put } from '../lib/effects.ts';
import { portErrorOf } from '../access/access.api.ts';
import { checkMultilogin } from './multilogin.ts';
import { services } from '../lib/services.ts';

export function* hostReadySaga() {
  const { host, page } = yield* services();
  yield* put(configRead(yield* call(page.config)));
  let status = yield* call(host.status);
  while (status === 'loading') {
    yield* put(hostPolled());
    yield* delay(HOST_POLL_MS);
    status = yield* call(host.status);
  }
  if (status === 'missing') {
    yield* put(hostMissing());
    return;
  }
  const user = yield* call(host.user);
  if (user !== null) yield* put(flagsRead(yield* visibleFlags(user.id)));
  yield* put(hostSettled({ user }));
}

/** Flags that cannot be read count as closed: a 401 asks whether the session has ended, the rest is logged (spec §8). */
function* visibleFlags(userId: string) {
  const { errors, flags } = yield* services();
  try {
    const all = yield* call(flags.read, { userId });
    return all.filter(({ isVisible }) => isVisible).map(({ name }) => name);
  } catch (error) {
    const { status, message } = portErrorOf(error);
    if (status === 401) yield* checkMultilogin();
    else yield* call(errors.warn, 'The feature flags could not be read.', { status, message });
    return [];
  }
}
