/** The page that the design tool sends people back to (spec §2): finishes the connection, and goes where it was begun. */
import { DESIGN_PLACES } from '#domain/design/designPlaces.ts';
import { queryParameter } from '#domain/session/address.ts';
import { type DesignOutcome, designConnection } from '#store/design/designConnection.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, callApi } from '../session/session.api.ts';
import { CONSENT_KEY } from './consentKey.ts';

const selectIsHere = (state: RootState) =>
  host.selectIsSignedIn(state) && router.selectLocation(state).route === 'canvaCallback';
const selectIsElsewhere = (state: RootState) => !selectIsHere(state);

export function* designReturnSaga() {
  while (true) {
    yield* waitUntil(selectIsHere);
    yield* finish();
    yield* waitUntil(selectIsElsewhere);
  }
}

function* finish() {
  const { session } = yield* services();
  yield* put(designConnection.sentBack());
  const workspaceId = yield* call(session.get, yield* accountKey(CONSENT_KEY));
  if (workspaceId === null) {
    yield* put(designConnection.ended({ outcome: 'foreign' }));
    return;
  }
  try {
    yield* connectIn(workspaceId);
  } catch (error) {
    yield* put(designConnection.failed({ error: yield* reportFailure(error) }));
  }
}

function* connectIn(workspaceId: string) {
  const { integration } = yield* services();
  const { search } = yield* select(router.selectLocation);
  const of = { workspaceId, body: { query: search } };
  const { from, isConnected } = yield* callApi(integration.postDesignAccount, of);
  yield* put(designConnection.ended({ outcome: isConnected ? 'connected' : reasonIn(search) }));
  const to = DESIGN_PLACES[from];
  if (isConnected) yield* put(router.navigationRequested({ to, replace: true }));
}

const reasonIn = (search: string): DesignOutcome =>
  queryParameter(search, 'error') === 'access_denied' ? 'denied' : 'refused';
