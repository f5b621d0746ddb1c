/** Starts a writing job on an existing article: continues one, writes a section, or writes a passage. */
import { headingAbove } from '#domain/article/section.ts';
import type { LimitName, Limits } from '#contract/limit.schema.ts';
import { limitOf } from '#domain/writing/aiTasks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import type { JobToFollow } from '#store/writing/jobState.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';
import { call, put, race, select } from '../lib/effects.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* continueJob({ payload }: ReturnType<typeof job.continueRequested>) {
  const limit = yield* select(selectCostOfContinuing, payload);
  yield* start(payload.articleId, limit, function* () {
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
  yield* start(payload.articleId, limitOf('section'), function* (requestId) {
    const { articleId, workspaceId, extent = 'anew' } = payload;
    const { content, editor } = yield* services();
    const blockId = yield* call(editor.caret, { articleId });
    if (!(yield* flushSaves([articleId]))) return yield* refuse('writingUnsaved');
    const entry = yield* select(articleSave.selectEntry, articleId);
    const body = entry?.queue.base.body;
    const headingId = body && blockId !== null ? headingAbove(body, blockId) : null;
    if (!entry || headingId === null) return yield* refuse('sectionMissing');
    const request = { requestId, baseVersion: entry.queue.base.version, headingId, extent };
    const { jobId, limits } = yield* callApi(content.postSection, {
      workspaceId,
      articleId,
      body: request,
    });
    return { job: { articleId, workspaceId, jobId, lastSeq: 0 }, limits };
  });
}

export function* writePassage({ payload }: ReturnType<typeof job.passageRequested>) {
  yield* start(payload.articleId, limitOf('passage'), function* (requestId) {
    const { articleId, workspaceId, place, instruction } = payload;
    const { content } = yield* services();
    if (!(yield* flushSaves([articleId]))) return yield* refuse('writingUnsaved');
    const entry = yield* select(articleSave.selectEntry, articleId);
    if (!entry) return null;
    const baseVersion = entry.queue.base.version;
    const body = { requestId, baseVersion, place, instruction };
    const args = { workspaceId, articleId, body };
    const { jobId, limits } = yield* callApi(content.postPassage, args);
    return { job: { articleId, workspaceId, jobId, lastSeq: 0 }, limits };
  });
}

function* refuse(text: 'writingUnsaved' | 'sectionMissing') {
  yield* showError(text);
  return null;
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
 * was left meanwhile goes on at the server, and is followed when the article is opened again.
 */
function* start(
  articleId: string,
  limit: LimitName | null,
  begin: (requestId: string) => Generator<unknown, Started | null>,
) {
  if (yield* select(selectIsAbandoned, articleId)) return;
  const { ids } = yield* services();
  try {
    const requestId = yield* call(ids.next);
    const spending = { limit, benefit: 'editArticle', requestId } as const;
    const { started } = yield* race({
      started: spendUnit(spending, () => begin(requestId)),
      abandoned: waitUntil(selectIsAbandoned, articleId),
    });
    if (started) yield* put(job.followed(started.job));
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 402) yield* showError('generationStartFailed');
  } finally {
    yield* put(job.refused({ articleId })); // not legal once a job is followed
  }
}
