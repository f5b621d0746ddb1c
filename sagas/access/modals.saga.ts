/** Shows one of the modals of domain/access/modals.ts in a visit, once for each account, and never in the middle of something. */
import { MODALS, modalFor } from '#domain/access/modals.ts';
import { ANSWERED_CLOSE_MS, questionsFor } from '#domain/access/questionnaire.ts';
import { isArticleRoute } from '#domain/session/routes.ts';
import { type DueModal, modals } from '#store/access/modals.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, fork, put, race, select } from '../lib/effects.ts';
import { reportError, reportUnexpected } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { configNow, rememberPreference } from '../session/userConfig.api.ts';
import { keepAnswers, keptAnswers, sendKeptAnswers } from './keptAnswers.ts';

/** A page whose user has settled in: there is a workspace, and what the plan allows is known. */
const selectIsSettled = (state: RootState): boolean =>
  host.selectIsSignedIn(state) &&
  token.selectIsValid(state) &&
  folderSetup.selectStatus(state) === 'ready';

export function* modalsSaga() {
  yield* takeEvery(modals.accepted, follow);
  yield* takeEvery(modals.submitted, submit);
  yield* fork(closeThanks);
  yield* waitUntil(selectIsSettled);
  yield* fork(sendKeptAnswers);
  const due = yield* dueModal();
  if (due !== null) yield* present(due);
}

function* viewer() {
  const user = yield* select(host.selectUser);
  const { news, dates } = yield* select(config.select);
  return {
    plan: yield* select(token.selectPlan),
    flags: yield* select(host.selectFlags),
    noNews: user === null || user.permissions.noNews,
    createDate: user?.createDate ?? '',
    news,
    dates,
  };
}

/** Null where nothing is due, or that cannot be known now. */
function* dueModal() {
  const stored = yield* configNow();
  const who = yield* viewer();
  const modal = stored && modalFor(who, stored);
  if (modal === null) return null;
  if (modal !== 'questionnaire') return { modal, questions: [] };
  if ((yield* keptAnswers()) !== null) return null; // answered before, and not sent yet
  const { user } = yield* services();
  try {
    const questions = questionsFor(who, yield* callApi(user.getQuestionnaire)); // not retried (spec §9)
    return questions.length === 0 ? null : { modal, questions };
  } catch (error) {
    yield* reportUnexpected(error);
    return null;
  }
}

function* present(due: DueModal) {
  const { clock } = yield* services();
  const { key, delayMs } = MODALS[due.modal];
  yield* put(modals.due(due));
  yield* waitUntil(modals.selectIsLoaded);
  yield* delay(delayMs);
  if (!(yield* isStillDue(key))) return yield* put(modals.dropped());
  yield* put(modals.opened());
  yield* rememberPreference(key, yield* call(clock.now));
  return yield* waitUntil(selectIsIdle);
}

const selectIsIdle = (state: RootState): boolean => modals.selectStatus(state) === 'idle';

/** Resolves at a moment at which it interrupts nobody, unless another tab has shown it meanwhile. */
function* isStillDue(key: string) {
  const { page } = yield* services();
  yield* call(page.free);
  const stored = yield* configNow();
  if (stored === null || key in stored) return false;
  yield* call(page.free); // again: reading has taken a while
  return true;
}

/** The open article, or a new one (spec §2). The other news is a link, which opens by itself. */
function* follow({ payload: { modal } }: ReturnType<typeof modals.accepted>) {
  if (modal !== 'aiSeoPromo') return;
  const { route, params } = yield* select(router.selectLocation);
  const article = isArticleRoute(route) ? params.articleId : undefined;
  yield* put(router.navigationRequested({ to: `/articles/${article ?? 'create'}` }));
}

function* submit({ payload }: ReturnType<typeof modals.submitted>) {
  const { workspaceId, answers } = payload;
  if (workspaceId === null) yield* reportError('no project id', {});
  else yield* keepAnswers(workspaceId, answers);
}

function* closeThanks() {
  while (true) {
    yield* waitUntil(modals.selectIsThanking);
    const { late } = yield* race({ late: delay(ANSWERED_CLOSE_MS), gone: waitUntil(selectIsIdle) });
    if (late !== undefined) yield* put(modals.closed());
  }
}
