/** Lets a browser extension in (store/session/extensionPass.slice.ts). The pass goes from the port to the extension, and never comes here. */
import { extensionPass } from '#store/session/extensionPass.slice.ts';
import { put } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from './session.api.ts';

export function* extensionPassSaga() {
  yield* takeEvery(extensionPass.allowed, connect);
}

function* connect({ payload }: ReturnType<typeof extensionPass.allowed>) {
  const { state } = payload;
  const { extension } = yield* services();
  try {
    const { outcome } = yield* callApi(extension.connect, payload);
    yield* put(extensionPass[outcome]({ state }));
  } catch (error) {
    yield* put(extensionPass.failed({ state, error: yield* reportUnexpected(error) }));
  }
}
