/** Starts a writing job on an existing article: continues one, writes a section, or writes a passage. */
import type { Limits } from '#contract/access/limit.schema.ts';
import type { LimitName } from '#contract/access/limits.ts';
import { headingAbove } from '#domain/article/section.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { limitOf } from '#domain/writing/aiTasks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import type { JobToFollow, Target } from '#store/writing/jobState.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';

export function* continueJob({ payload }: ReturnType<typeof job.continueRequested>) {
  const limit = yield* select(selectCostOfContinuing, payload);
  yield* startJob(payload.articleId, { limit, wish: null }, function* () {
    const { workspaceId, jobId } = payload;
    const { content } = yield* services();
    const { limits } = yield* callApi(content.continueJob, { workspaceId, jobId });
    return { job: payload, limits };
  });
}

/** A failed job was not charged in the end; one that was stopped has been, or the answer says otherwise. */
function selectCostOfContinuing(state: RootState, { articleId, jobId }: JobToFollow) {
  const known = resources.selectArticleJob(state, articleId);
  const isFree = known?.jobId !== jobId || known.state !== 'failed';
  return isFree ? null : limitOf(known.kind);
}

export function* writeSection({ payload }: ReturnType<typeof job.sectionRequested>) {
  const { articleId, extent = 'anew' } = payload;
  const headingId = yield* headingAtCaret(articleId);
  const asked = { limit: limitOf('section'), wish: JSON.stringify([articleId, headingId, extent]) };
  yield* startJob(articleId, asked, function* (requestId) {
    if (headingId === null) return yield* refuse('sectionMissing');
    const saved = yield* savedArticle(articleId);
    if (saved === null) return null;
    const { content } = yield* services();
    const args = { ...of(payload), body: { requestId, ...saved, headingId, extent } };
    return begun(payload, yield* callApi(content.postSection, args));
  });
}

/** Null if no heading stands above the caret, or if the editor does not say where it is. */
function* headingAtCaret(articleId: string) {
  const { editor } = yield* services();
  try {
    yield* call(editor.flush, { articleId }); // the heading may just have been typed
    const blockId = yield* call(editor.caret, { articleId });
    const body = (yield* select(articleSave.selectDraft, articleId))?.body;
    return body === undefined || blockId === null ? null : headingAbove(body, blockId);
  } catch (error) {
    yield* reportFailure(error);
    return null;
  }
}

export function* writePassage({ payload }: ReturnType<typeof job.passageRequested>) {
  const { articleId, place, instruction } = payload;
  const asked = {
    limit: limitOf('passage'),
    wish: JSON.stringify([articleId, place, instruction]),
  };
  yield* startJob(articleId, asked, function* (requestId) {
    const saved = yield* savedArticle(articleId);
    if (saved === null) return null;
    const { content } = yield* services();
    const args = { ...of(payload), body: { requestId, ...saved, place, instruction } };
    return begun(payload, yield* callApi(content.postPassage, args));
  });
}

const of = ({ articleId, workspaceId }: Target) => ({ articleId, workspaceId });

const begun = (target: Target, { jobId, limits }: Begun): Started => ({
  job: { ...of(target), jobId, lastSeq: 0 },
  limits,
});

/** The version that the job begins with; null, with a notice, if the text cannot be saved. */
function* savedArticle(articleId: string) {
  if (!(yield* flushSaves([articleId]))) return yield* refuse('writingUnsaved');
  const entry = yield* select(articleSave.selectEntry, articleId);
  return entry && { baseVersion: entry.queue.base.version };
}

function* refuse(text: 'writingUnsaved' | 'sectionMissing') {
  yield* showError(text);
  return null;
}

interface Asked {
  readonly limit: LimitName | null;
  /** What is asked for, as a text to compare; null if asking twice does nothing. */
  readonly wish: string | null;
}

interface Begun {
  readonly jobId: string;
  readonly limits: Limits;
}

interface Started {
  readonly job: JobToFollow;
  readonly limits: Limits;
}

/** The writer has left the article, or asks for something in another one. */
function selectIsAbandoned(state: RootState, articleId: string): boolean {
  const { status } = job.select(state);
  return status !== 'starting' || job.selectArticleId(state) !== articleId;
}

/**
 * Follows the job that `begin` returns; after null or an error, another one can be asked for. A job whose article
 * was left meanwhile goes on at the server, and is followed when the article is opened again. The same wish after a
 * lost answer is the same request, so that it is counted and written once.
 */
function* startJob(
  articleId: string,
  { limit, wish }: Asked,
  begin: (requestId: string) => Generator<unknown, Started | null>,
) {
  if (yield* select(selectIsAbandoned, articleId)) return;
  const { requestId, isRepeated } = yield* requestFor(wish);
  let isUnanswered = isRepeated;
  try {
    const counted = isRepeated ? null : limit; // the server may have counted it
    const spending = { limit: counted, benefit: 'editArticle', requestId } as const;
    const { started } = yield* race({
      started: spendUnit(spending, () => begin(requestId)),
      abandoned: waitUntil(selectIsAbandoned, articleId),
    });
    if (started) yield* put(job.followed(started.job));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    isUnanswered = mayBeAccepted(failure, isRepeated);
    if (failure.status !== 402) yield* showError('generationStartFailed');
  } finally {
    const unanswered = isUnanswered && wish !== null ? { wish, requestId } : null;
    yield* put(job.refused({ articleId, unanswered })); // not legal once a job is followed
  }
}

function* requestFor(wish: string | null) {
  const last = yield* select(job.selectUnanswered);
  if (last !== null && last.wish === wish) return { requestId: last.requestId, isRepeated: true };
  const { ids } = yield* services();
  return { requestId: yield* call(ids.next), isRepeated: false };
}
