/** Which image can be put into its article. */
import type { AwaitedImage } from '#contract/generatedImage.schema.ts';
import { attemptOf, isDone } from '#domain/images/articleImage.ts';
import { isJobOver } from '#domain/writing/job.ts';
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

/** An image that is done, of an article that this tab writes and no job writes any more; null: none. */
export function selectDueImage(state: RootState): DueImage | null {
  for (const entry of Object.values(resources.selectAll(state))) {
    if (!isOf(entry, 'articleImage') || entry.isStale) continue;
    const { articleId, awaited } = entry.data ?? { articleId: '', awaited: null };
    if (awaited === null || !isDone(awaited) || !isTextDone(state, articleId)) continue;
    const known = articleImage.select(state, articleId);
    const isKnown = 'attempt' in known && known.attempt === attemptOf(awaited);
    if (!isKnown && known.status !== 'asking')
      return { articleId, workspaceId: entry.args.workspaceId, awaited };
  }
  return null;
}

function isTextDone(state: RootState, articleId: string): boolean {
  const queue = articleSave.selectQueue(state, articleId);
  if (!articleSave.selectIsOpen(state, articleId) || !articleLock.selectIsMine(state, articleId))
    return false;
  if (queue === null || queue.streaming || queue.draft.body.order.length === 0) return false;
  if (job.selectArticleId(state) === articleId) return !job.selectIsBusy(state);
  const known = resources.selectArticleJob(state, articleId);
  return known === null || isJobOver(known.state);
}
