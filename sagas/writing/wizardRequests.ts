/** What the wizard asks the server for. An id is kept on the device before it is sent, so that a reload in between counts once. */
import type { DraftResponse } from '#contract/writing/content.schema.ts';
import { FLAG_OF } from '#domain/access/features.ts';
import { choiceOf } from '#domain/voice/voiceChoice.ts';
import { outlineOf } from '#domain/writing/plan.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import type { Pending } from '#store/writing/wizardValues.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { listNewArticle, openNewArticle } from '../article/article.api.ts';
import { put, race, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { followOutline } from './followOutline.ts';
import { forgetWizard, keepWizard, requestOf } from './wizardRecord.ts';

export function* askToPlan() {
  const { pending } = yield* requestOf('outline');
  yield* put(articleWizard.outlineAsked({ pending }));
}

/** Has the sections planned. The article exists from then on, and is empty. */
export function* planSections({ payload }: ReturnType<typeof articleWizard.outlineAsked>) {
  yield* keepWizard();
  try {
    yield* plan(payload.pending);
  } catch (error) {
    yield* put(articleWizard.refused(yield* reportFailure(error, 'createArticle')));
  }
  yield* keepWizard();
}

function* plan(pending: Pending) {
  const { begun } = yield* race({
    begun: askForOutline(pending),
    stopped: take(articleWizard.stopRequested),
  });
  if (begun === undefined)
    yield* put(articleWizard.stopped()); // no job is known that could be stopped
  else yield* follow(pending, begun);
}

function* askForOutline({ workspaceId, requestId }: Pending) {
  const { content } = yield* services();
  const body = yield* briefOf(requestId);
  return yield* callApi(content.postOutline, { workspaceId, body });
}

function* follow({ workspaceId }: Pending, { article, jobId }: DraftResponse) {
  yield* listNewArticle(workspaceId, article);
  const of = { workspaceId, jobId };
  const { stopped } = yield* race({
    followed: followOutline(of),
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
  const { pending, isRepeated } = yield* requestOf('draft');
  const { from } = yield* select(articleWizard.select);
  const counted = from.snapshotId === null ? 'article' : 'serpBased';
  const limit = isRepeated ? null : counted; // the server may have counted it
  try {
    const spending = { limit, benefit: 'createArticle', requestId: pending.requestId } as const;
    const drafted = yield* spendUnit(spending, () => askForDraft(pending));
    if (drafted !== null) yield* accept(drafted);
  } catch (error) {
    yield* put(articleWizard.refused(yield* reportFailure(error, 'createArticle')));
    yield* keepWizard();
  }
}

function* askForDraft(pending: Pending) {
  const { content } = yield* services();
  yield* put(articleWizard.draftAsked({ pending }));
  const { status, plan: planned } = yield* select(articleWizard.select);
  if (status !== 'submitting') return null;
  yield* keepWizard();
  const outline = planned === null ? null : outlineOf(planned);
  const image = yield* wantedImage();
  const body = { ...(yield* briefOf(pending.requestId)), outline, image };
  return yield* callApi(content.postDraft, { workspaceId: pending.workspaceId, body });
}

/** The article opens if the writer has waited for it; otherwise it is in the list. */
function* accept({ article }: DraftResponse) {
  yield* put(articleWizard.accepted());
  yield* forgetWizard();
  const { route } = yield* select(router.selectLocation);
  const show = route === 'articleWizard' ? openNewArticle : listNewArticle;
  yield* show(article.workspaceId, article);
}

function* briefOf(requestId: string) {
  const { values: all, articleOf, from } = yield* select(articleWizard.select);
  const { voice, image: _image, imagePrompt: _imagePrompt, ...values } = all;
  return {
    ...values,
    voiceChoice: choiceOf(voice),
    keywords: [...values.keywords],
    sources: [...values.sources],
    requestId,
    articleOf,
    ...from,
  };
}

/** What was chosen while images were offered is not asked for, nor charged, once they are not. */
function* wantedImage() {
  if (!(yield* select(host.selectFlags)).includes(FLAG_OF.images)) return null;
  const { image: kind, imagePrompt: prompt } = (yield* select(articleWizard.select)).values;
  if (kind === 'ai') return { kind, prompt, shape: 'wide' } as const;
  return kind === '' ? null : { kind };
}
