/** Which image can be put into its article. */
import type { AwaitedImage } from '#contract/images/generatedImage.schema.ts';
import { attemptOf, isDone } from '#domain/images/articleImage.ts';
import { canContinue, isJobOver } from '#domain/writing/job.ts';
import { articleLock } from '#store/article/lock.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { isOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';

export interface DueImage {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly awaited: AwaitedImage;
}

/** An image that is done, of an article that this tab writes and whose text no job writes any more; null: none. */
export function selectDueImage(state: RootState): DueImage | null {
  for (const entry of Object.values(resources.selectAll(state))) {
    if (!isOf(entry, 'articleImage') || entry.isStale) continue;
    const due = placeable(state, entry.args);
    if (due === null || !isTextDone(state, due.articleId)) continue;
    const known = articleImage.select(state, due.articleId);
    if (!('attempt' in known) || known.attempt !== attemptOf(due.awaited)) return due;
  }
  return null;
}

interface OfArticle {
  readonly articleId: string;
  readonly workspaceId: string;
}

/** The same where the text is not complete, for the writer to put it in. */
export function selectOfferedImage(state: RootState, of: OfArticle): DueImage | null {
  const due = placeable(state, of);
  return due?.awaited.image == null ? null : due;
}

/** What is known of the image of an article; null: none is awaited. */
export const selectAwaited = (
  state: RootState,
  { articleId, workspaceId }: OfArticle,
): AwaitedImage | null =>
  resources.selectEntry(state, 'articleImage', { workspaceId, articleId })?.data?.awaited ?? null;

function placeable(state: RootState, { articleId, workspaceId }: OfArticle): DueImage | null {
  const awaited = selectAwaited(state, { articleId, workspaceId });
  const { status } = articleImage.select(state, articleId);
  if (awaited === null || !isDone(awaited) || status === 'asking' || status === 'placing')
    return null;
  const isMine =
    articleSave.selectIsOpen(state, articleId) && articleLock.selectIsMine(state, articleId);
  const queue = articleSave.selectQueue(state, articleId);
  if (!isMine || queue === null || queue.streaming) return null;
  return isWriting(state, articleId) ? null : { articleId, workspaceId, awaited };
}

function isWriting(state: RootState, articleId: string): boolean {
  if (job.selectArticleId(state) === articleId) return job.selectIsBusy(state);
  const known = resources.selectArticleJob(state, articleId);
  return known !== null && !isJobOver(known.state);
}

/** Where a job has failed or was stopped, the writer decides what becomes of the article. */
function isTextDone(state: RootState, articleId: string): boolean {
  const isLast = job.selectArticleId(state) === articleId;
  const known = resources.selectArticleJob(state, articleId)?.state ?? null;
  const outcome = isLast ? job.selectOutcome(state) : known;
  if (outcome !== null && canContinue(outcome)) return false;
  return articleSave.selectDraft(state, articleId)?.body.order.length !== 0;
}
