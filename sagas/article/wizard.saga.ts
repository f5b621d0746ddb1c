/** The article wizard (store/article/wizard.machine.ts): keeps what is typed, asks for the draft, opens it. */
import { WIZARD_KEEP_MS, WIZARD_KEY } from '#domain/article/wizard.ts';
import type { DraftResponse } from '#contract/content.schema.ts';
import {
  materialTaken,
  selectWizard,
  wizardAccepted,
  wizardChanged,
  wizardEntered,
  wizardOpened,
  wizardRefused,
  wizardSubmitRequested,
  wizardSubmitted,
} from '#store/article/wizard.slice.ts';
import { restoredWizard } from '#store/article/restoredWizard.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { accountKey, callApi } from '../session/session.api.ts';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
} from '../lib/effects.ts';
import { reportFailure, requestSettled } from '../access/access.api.ts';
import { openNewArticle } from './article.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* articleWizardSaga() {
  yield* fork(keepWhatIsTyped);
  yield* takeEvery(wizardEntered, enter);
  yield* takeLeading(wizardSubmitRequested, submit);
}

function* enter() {
  const { storage } = yield* services();
  const kept = yield* call(storage.get, yield* accountKey(WIZARD_KEY));
  yield* put(wizardOpened({ restored: restoredWizard(kept) }));
  if ((yield* select(selectWizard)).material !== null) yield* put(materialTaken());
}

function* keepWhatIsTyped() {
  const { storage } = yield* services();
  while (true) {
    yield* take([wizardChanged, materialTaken]);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    const { status, values } = yield* select(selectWizard);
    if (status === 'accepted') continue; // the draft is on its way, nothing is left to keep
    yield* call(storage.set, yield* accountKey(WIZARD_KEY), JSON.stringify(values));
  }
}

function* submit() {
  const { content, ids } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  yield* put(wizardSubmitted({ requestId: yield* call(ids.next) }));
  const { status, requestId, values } = yield* select(selectWizard);
  if (status !== 'submitting' || requestId === null) return;
  try {
    const body = { ...values, requestId };
    yield* accept(workspaceId, yield* callApi(content.postDraft, { workspaceId, body }));
  } catch (error) {
    yield* put(wizardRefused(yield* reportFailure(error, 'createArticle')));
    yield* requestSettled(null);
  }
}

function* accept(workspaceId: string, { article, limits }: DraftResponse) {
  const { storage } = yield* services();
  yield* put(wizardAccepted());
  yield* call(storage.remove, yield* accountKey(WIZARD_KEY));
  yield* requestSettled(limits);
  yield* openNewArticle(workspaceId, article);
}
