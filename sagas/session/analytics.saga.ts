/**
 * Asks for consent, and counts page views and sets the profile of those who have given it; never of an administrator
 * (spec §6, §7, docs/machines/consent.md).
 */
import { config } from '#store/session/config.slice.ts';
import { consent } from '#store/session/consent.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { type Location, router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, fork, race, select, take } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { heedOtherTabs, readAnswer, storeAnswer } from './consentAnswer.ts';
import { track } from './session.api.ts';

/** The account whose profile has been set in this session. */
const PROFILE_KEY = 'analytics-profile';

export function* analyticsSaga() {
  yield* waitUntil(host.selectIsSettled);
  const user = yield* select(host.selectUser);
  const { analytics } = yield* select(config.select);
  if (user === null || user.isAdmin || analytics === 'none') return yield* end();
  yield* takeEvery(consent.chosen, storeAnswer);
  if (!(yield* readAnswer())) return;
  yield* fork(heedOtherTabs);
  while (true) {
    if (!(yield* select(consent.selectIsGranted))) yield* end();
    yield* waitUntil(consent.selectIsGranted);
    yield* race({ counted: count(user.id), over: waitUntil(selectIsOver) });
  }
}

const selectIsOver = (state: RootState): boolean => !consent.selectIsGranted(state);

/** Deletes what is stored here; what cannot be deleted is reported. */
function* end() {
  const { analytics, session } = yield* services();
  yield* call(session.remove, PROFILE_KEY);
  try {
    yield* call(analytics.end);
  } catch (error) {
    yield* reportUnexpected(error);
  }
}

/** Runs until the consent is withdrawn. */
function* count(userId: string) {
  const { analytics } = yield* services();
  try {
    yield* call(analytics.begin, { userId });
    yield* setProfile(userId);
    yield* countPageViews();
  } catch (error) {
    yield* reportUnexpected(error);
    yield* take([]); // what cannot be loaded is not asked for again before the next page
  }
}

/** Plan and trial, once in a session (spec §4). */
function* setProfile(userId: string) {
  const { session } = yield* services();
  yield* waitUntil(token.selectIsValid);
  if ((yield* call(session.get, PROFILE_KEY)) === userId) return;
  const plan = yield* select(token.selectPlan);
  const isTrialActive = yield* select(token.selectIsTrialActive);
  yield* track({ name: 'user_properties', properties: { plan, isTrialActive } });
  yield* call(session.set, PROFILE_KEY, userId);
}

/** Returns the current location if its path has not been counted. */
function selectUncounted(state: RootState, counted: string | null) {
  const location = router.selectLocation(state);
  return router.selectIsEntered(state) && location.pathname !== counted ? location : null;
}

/** Counts each change of the path, but not of the query (spec §2). */
function* countPageViews() {
  for (let counted: string | null = null; ; ) {
    const { pathname, route }: Location = yield* waitUntil(selectUncounted, counted);
    counted = pathname;
    yield* track({ name: 'page_view', properties: { route: route ?? 'none' } });
  }
}
