/** Waits for the host platform (store/hostReady/hostReady.machine.ts). */
import { HOST_POLL_MS } from '#domain/folderSetup/folderSetup.ts';
import { hostMissing, hostPolled, hostSettled } from '#store/hostReady/hostReady.slice.ts';
import { call, delay, put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

export function* hostReadySaga() {
  const { host } = yield* services();
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
  const session = yield* call(host.session);
  yield* put(hostSettled({ user: session?.user ?? null }));
}
