/** The article wizard (store/article/wizard.slice.ts): keeps what is typed, asks for the draft, opens it. */
import { WIZARD_KEEP_MS, WIZARD_KEY } from '#domain/article/wizard.ts';
import type { DraftResponse } from '#contract/content.schema.ts';
import { articleWizard } from '#store/article/wizard.slice.ts';
import { restoredWizard } from '#store/article/wizardValues.ts';
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
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { openNewArticle } from './article.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* articleWizardSaga() {
  yield* fork(keepWhatIsTyped);
  yield* takeEvery(articleWizard.entered, enter);
  yield* takeLeading(articleWizard.submitRequested, submit);
}

function* enter() {
  const { storage } = yield* services();
  const kept = yield* call(storage.get, yield* accountKey(WIZARD_KEY));
  yield* put(articleWizard.opened({ restored: restoredWizard(kept) }));
  if ((yield* select(articleWizard.select)).material !== null)
    yield* put(articleWizard.materialTaken());
}

function* keepWhatIsTyped() {
  const { storage } = yield* services();
  while (true) {
    yield* take([articleWizard.changed, articleWizard.materialTaken]);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    const { status, values } = yield* select(articleWizard.select);
    if (status === 'accepted') continue; // the draft is on its way, nothing is left to keep
    yield* call(storage.set, yield* accountKey(WIZARD_KEY), JSON.stringify(values));
  }
}

function* submit() {
  const { ids } = yield* services();
  const before = yield* select(articleWizard.select);
  const isRepeated = before.status === 'refused'; // the server may have counted it
  const requestId = isRepeated ? before.requestId : yield* call(ids.next);
  const limit = isRepeated ? null : 'article';
  try {
    const spending = { limit, benefit: 'createArticle', requestId } as const;
    const drafted = yield* spendUnit(spending, () => askFor(requestId));
    if (drafted !== null) yield* accept(drafted);
  } catch (error) {
    yield* put(articleWizard.refused(yield* reportFailure(error, 'createArticle')));
  }
}

function* askFor(requestId: string) {
  const { content } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  yield* put(articleWizard.submitted({ requestId }));
  const { status, values } = yield* select(articleWizard.select);
  if (status !== 'submitting') return null;
  const body = { ...values, keywords: [...values.keywords], requestId };
  return yield* callApi(content.postDraft, { workspaceId, body });
}

function* accept({ article }: DraftResponse) {
  const { storage } = yield* services();
  yield* put(articleWizard.accepted());
  yield* call(storage.remove, yield* accountKey(WIZARD_KEY));
  yield* openNewArticle(article.workspaceId, article);
}
