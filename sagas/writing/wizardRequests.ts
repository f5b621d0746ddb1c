/** What the wizard asks the server for. An id is kept on the device before it is sent, so that a reload in between counts once. */
import type { DraftResponse } from '#contract/content.schema.ts';
import { WIZARD_KEY } from '#domain/article/wizard.ts';
import { outlineOf } from '#domain/writing/plan.ts';
import { articleWizard } from '#store/article/wizard.slice.ts';
import { type Pending, restoredWizard, type WizardRecord } from '#store/article/wizardValues.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { accountKey, callApi } from '../session/session.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { followOutline } from './followOutline.ts';
import { listNewArticle, openNewArticle } from '../article/article.api.ts';

/** Writes down what is in the wizard, and which request is underway. */
export function* keepWizard() {
  const { storage } = yield* services();
  const record = yield* select(articleWizard.selectRecord);
  yield* call(storage.set, yield* accountKey(WIZARD_KEY), JSON.stringify(record));
}

/** Has the sections planned. The article exists from then on, and is empty. */
export function* planSections() {
  const { requestId } = yield* requestOf('outline');
  try {
    yield* plan(requestId);
  } catch (error) {
    yield* put(articleWizard.refused(yield* reportFailure(error, 'createArticle')));
  }
  yield* keepWizard();
}

function* plan(requestId: string) {
  const { content } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  yield* put(articleWizard.outlineAsked(requestId));
  if ((yield* select(articleWizard.select)).status !== 'outlining') return;
  yield* keepWizard();
  const body = yield* briefOf(requestId);
  const { article, jobId } = yield* callApi(content.postOutline, { workspaceId, body });
  yield* listNewArticle(workspaceId, article);
  const of = { workspaceId, jobId };
  const { stopped } = yield* race({
    followed: followOutline({ ...of, requestId }),
    stopped: take(articleWizard.stopRequested),
  });
  if (stopped) yield* stop(of);
}

/** Nothing was charged, so nothing depends on whether the job notices. */
function* stop(of: { readonly workspaceId: string; readonly jobId: string }) {
  const { content } = yield* services();
  yield* put(articleWizard.stopped());
  yield* callApi(content.stopJob, of);
}

/** Has the article written, along the outline if there is one. */
export function* writeDraft() {
  const { requestId, isRepeated } = yield* requestOf('draft');
  const limit = isRepeated ? null : 'article'; // the server may have counted it
  try {
    const spending = { limit, benefit: 'createArticle', requestId } as const;
    const drafted = yield* spendUnit(spending, () => askForDraft(requestId));
    if (drafted !== null) yield* accept(drafted);
  } catch (error) {
    yield* put(articleWizard.refused(yield* reportFailure(error, 'createArticle')));
    yield* keepWizard();
  }
}

function* askForDraft(requestId: string) {
  const { content } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  yield* put(articleWizard.draftAsked(requestId));
  const { status, plan: planned } = yield* select(articleWizard.select);
  if (status !== 'submitting') return null;
  yield* keepWizard();
  const outline = planned === null ? null : outlineOf(planned.sections);
  const body = { ...(yield* briefOf(requestId)), outline };
  return yield* callApi(content.postDraft, { workspaceId, body });
}

function* accept({ article }: DraftResponse) {
  const { storage } = yield* services();
  yield* put(articleWizard.accepted());
  yield* call(storage.remove, yield* accountKey(WIZARD_KEY));
  yield* openNewArticle(article.workspaceId, article);
}

function* briefOf(requestId: string) {
  const { values, plan: planned } = yield* select(articleWizard.select);
  const articleOf = planned?.madeBy || null;
  return {
    ...values,
    keywords: [...values.keywords],
    sources: [...values.sources],
    requestId,
    articleOf,
  };
}

/** The id of a request that was sent before, here or in another tab with the same input; otherwise a new one. */
function* requestOf(kind: Pending['kind']) {
  const { ids, storage } = yield* services();
  const mine = yield* select(articleWizard.selectRecord);
  const kept = restoredWizard(yield* call(storage.get, yield* accountKey(WIZARD_KEY)));
  const pending = [mine, kept]
    .filter((record) => record !== null && isSameInput(record, mine))
    .map((record) => record?.pending)
    .find((one) => one?.kind === kind);
  if (pending) return { requestId: pending.requestId, isRepeated: true };
  return { requestId: yield* call(ids.next), isRepeated: false };
}

const isSameInput = (one: WizardRecord, other: WizardRecord): boolean =>
  JSON.stringify([one.values, one.plan]) === JSON.stringify([other.values, other.plan]);
