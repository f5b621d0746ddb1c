/** Waits for the host platform (store/session/host.slice.ts), and checks whether it redirects the page. */
import type { FeatureFlag } from '#contract/host/host.ts';
import { DEFAULT_FLAGS, flagsIn } from '#domain/access/flags.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { call, delay, put, select } from '../lib/effects.ts';
import { portErrorOf, reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { flushSaves } from './session.api.ts';

/** The folder host is polled this often until it is no longer 'loading' (spec §4, §9). */
const HOST_POLL_MS = 75;

export function* hostSaga() {
  const ports = yield* services();
  yield* put(config.read(yield* call(ports.page.config)));
  let status = yield* call(ports.host.status);
  while (status === 'loading') {
    yield* put(host.polled());
    yield* delay(HOST_POLL_MS);
    status = yield* call(ports.host.status);
  }
  if (status === 'missing') {
    yield* put(host.missing());
    return;
  }
  const user = yield* call(ports.host.user);
  if (user !== null) yield* put(host.flagsRead(yield* visibleFlags(user.id)));
  yield* put(host.settled({ user }));
}

/** Flags that cannot be read have their defaults, until the flag service is there. A 401 starts the multilogin check; other errors are logged (spec §8). */
function* visibleFlags(userId: string) {
  const { errors, flags } = yield* services();
  try {
    return visibleIn(yield* call(flags.read, { userId }));
  } catch (error) {
    const { status, message } = portErrorOf(error);
    if (status === 401) yield* checkMultilogin();
    else yield* call(errors.warn, 'The feature flags could not be read.', { status, message });
    return visibleIn(flagsIn(DEFAULT_FLAGS));
  }
}

const visibleIn = (flags: readonly FeatureFlag[]) =>
  flags.filter(({ isVisible }) => isVisible).map(({ name }) => name);

/** The multilogin check: saves and leaves the page if the host redirects it (spec §7). */
export function* checkMultilogin() {
  const { host, navigation } = yield* services();
  try {
    if (!(yield* call(host.isRedirected))) return;
    const { hostMultiloginUrl } = yield* select(config.select);
    const here = encodeURIComponent(yield* select(router.selectAddress));
    yield* flushSaves(yield* select(articleSave.selectPendingIds));
    yield* call(navigation.leave, `${hostMultiloginUrl}?redirect_to=${here}`);
  } catch (error) {
    yield* reportUnexpected(error);
  }
}
