/** The app-centre activation page (spec §2): starts an available trial, then goes to the start page. */
import { purchase } from '#store/access/purchase.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { put, race, select, take } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { withToken } from './session.api.ts';

const selectIsHere = (state: RootState) =>
  host.selectIsSignedIn(state) && router.selectLocation(state).route === 'activate';
const selectIsElsewhere = (state: RootState) => !selectIsHere(state);
const selectIsDialogOver = (state: RootState) => purchase.selectStatus(state) === 'idle';

export function* activationSaga() {
  while (true) {
    yield* waitUntil(selectIsHere);
    yield* race({ activated: activate(), left: waitUntil(selectIsElsewhere) });
    yield* waitUntil(selectIsElsewhere);
  }
}

/** Offers the trial until it is started. A closed dialog opens again on request. */
function* activate() {
  yield* withToken();
  while (yield* select(token.selectIsTrialAvailable)) {
    yield* put(purchase.requested({ kind: 'trial' }));
    yield* waitUntil(selectIsDialogOver);
    if (yield* select(token.selectIsTrialAvailable)) yield* take(purchase.activationRequested);
  }
  yield* put(router.navigationRequested({ to: '/', replace: true }));
}
