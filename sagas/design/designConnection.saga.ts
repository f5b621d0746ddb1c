/** Begins a connection with the design tool, and ends one (store/design/designConnection.slice.ts). */
import { designConnection } from '#store/design/designConnection.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { accountKey, callApi } from '../session/session.api.ts';
import { CONSENT_KEY } from './consentKey.ts';

export function* designConnectionSaga() {
  yield* takeLeading(designConnection.connectRequested, connect);
  yield* takeLeading(designConnection.disconnectRequested, disconnect);
  yield* takeEvery(page.visible, readAgain);
}

/** Only the tab that has begun a connection finishes it. */
function* connect({
  payload: { workspaceId, from },
}: ReturnType<typeof designConnection.connectRequested>) {
  const { designTool, integration, session } = yield* services();
  try {
    const of = { workspaceId, body: { from } };
    const { address } = yield* callApi(integration.postDesignConsent, of);
    yield* call(session.set, yield* accountKey(CONSENT_KEY), workspaceId);
    yield* call(designTool.leave, { address });
    yield* put(designConnection.sentOn());
  } catch (error) {
    yield* put(designConnection.failed({ error: yield* reportFailure(error) }));
  }
}

function* disconnect({
  payload: { workspaceId },
}: ReturnType<typeof designConnection.disconnectRequested>) {
  const { integration } = yield* services();
  try {
    const { isRevoked } = yield* callApi(integration.deleteDesignAccount, { workspaceId });
    const outcome = isRevoked ? 'disconnected' : 'notRevoked';
    yield* put(designConnection.ended({ outcome }));
  } catch (error) {
    yield* put(designConnection.failed({ error: yield* reportFailure(error) }));
  }
}

/** What the person has connected in another tab. */
function* readAgain() {
  yield* put(resources.invalidated({ name: 'designAccount' }));
}
