import type { AwaitedImage } from '#contract/generatedImage.schema.ts';
import type { PortError } from '#contract/problems.ts';
import { attemptOf } from '#domain/images/articleImage.ts';
import { defineMachine } from '#domain/machine.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { articleLock } from '../article/lock.slice.ts';
import { articleSave } from '../article/save.slice.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';
import { isOf } from '../resources/resource.ts';
import { resources } from '../resources/resources.slice.ts';
import type { RootState } from '../subjects.ts';
import { job } from '../writing/job.slice.ts';

const articleImageMachine = defineMachine({
  name: 'articleImage',
  purpose:
    'Puts the image that was asked for with an article below its title, once both are done. What becomes of the image is a cached read (`articleImage`).',
  initial: 'waiting',
  rest: ['waiting', 'placed'],
  table: {
    waiting: { asked: 'asking', begun: 'placing' },
    asking: { accepted: 'waiting', refused: 'waiting' },
    placing: { placed: 'placed', left: 'waiting' },
    placed: { asked: 'asking', begun: 'placing' },
  },
});

interface OfArticle {
  readonly articleId: string;
}
type Asked = OfArticle & { readonly requestId: string };
type Attempt = OfArticle & { readonly attempt: string };
type Refused = OfArticle & { readonly error: PortError | null; readonly isUnknown: boolean };
type Target = OfArticle & { readonly workspaceId: string };

type ArticleImageState =
  | {
      readonly status: 'waiting';
      readonly error: PortError | null;
      /** A request whose answer is not known; null: none. */
      readonly sent: string | null;
    }
  | { readonly status: 'asking'; readonly sent: string }
  | { readonly status: 'placing' | 'placed'; readonly attempt: string };

const WAITING: ArticleImageState & { readonly status: 'waiting' } = {
  ...{ status: 'waiting', error: null, sent: null },
};

/** By article. */
export const articleImage = machineFamily<ArticleImageState>()(articleImageMachine, {
  key: 'articleId',
  absent: WAITING,
  creates: ['asked', 'begun'],
  isOver: (state) => state === WAITING,
  events: {
    asked: (_from, { requestId }: Asked) => ({ status: 'asking', sent: requestId }),
    accepted: (_from, _of: OfArticle) => WAITING,
    /** `isUnknown`: the server may have accepted it. */
    refused: ({ sent }, { error, isUnknown }: Refused) => ({
      ...{ status: 'waiting', error, sent: isUnknown ? sent : null },
    }),
    begun: (_from, { attempt }: Attempt) => ({ status: 'placing', attempt }),
    placed: ({ attempt }, _of: OfArticle) => ({ status: 'placed', attempt }),
    left: (_from, _of: OfArticle) => WAITING,
  },
  requests: {
    repeatRequested: request<Target>(),
    /** The image is not wanted; what was made stays in the library. */
    dismissRequested: request<Target>(),
  },
});

export interface DueImage extends Target {
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

/** Whether it was made, even if it has been deleted since. */
export const isDone = ({ state }: AwaitedImage): boolean =>
  state === 'finished' || state === 'partial';

export function isTextDone(state: RootState, articleId: string): boolean {
  const queue = articleSave.selectQueue(state, articleId);
  if (!articleSave.selectIsOpen(state, articleId) || !articleLock.selectIsMine(state, articleId))
    return false;
  if (queue === null || queue.streaming || queue.draft.body.order.length === 0) return false;
  if (job.selectArticleId(state) === articleId) return !job.selectIsBusy(state);
  const known = resources.selectArticleJob(state, articleId);
  return known === null || isJobOver(known.state);
}
