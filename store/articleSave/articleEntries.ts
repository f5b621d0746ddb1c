import {
  type ConfirmedArticle,
  isPending,
  openQueue,
  type SaveQueue,
  type SaveQueueEvent,
  step,
} from '#domain/article/saveQueue.ts';

/** One article that has been opened in this session. */
export interface ArticleEntry {
  readonly workspaceId: string;
  readonly queue: SaveQueue;
  /** The writer is on the article's page. An entry that was left stays until its queue is empty. */
  readonly isOpen: boolean;
}

export type ArticleSaveState = Readonly<Record<string, ArticleEntry>>;

export interface OpenedArticle {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly article: ConfirmedArticle;
}

/** What waits to be saved outranks what was just loaded, and so does a later version. */
export function withOpened(state: ArticleSaveState, opened: OpenedArticle): ArticleSaveState {
  const { articleId, workspaceId, article } = opened;
  const known = state[articleId]?.queue;
  const isAhead = known && (isPending(known) || known.base.version > article.version);
  const queue = isAhead ? known : openQueue(article);
  return { ...state, [articleId]: { workspaceId, queue, isOpen: true } };
}

export function withLeft(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state[articleId];
  if (entry === undefined) return state;
  return withoutAbandoned({ ...state, [articleId]: { ...entry, isOpen: false } }, articleId);
}

export function withoutArticle(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const { [articleId]: _, ...rest } = state;
  return rest;
}

/** Hands an event to the queue of its article; the very same state when it is not legal there. */
export function withStep(
  state: ArticleSaveState,
  articleId: string,
  event: SaveQueueEvent,
): ArticleSaveState {
  const entry = state[articleId];
  if (entry === undefined) return state;
  const queue = step(entry.queue, event);
  if (queue === entry.queue) return state;
  return withoutAbandoned({ ...state, [articleId]: { ...entry, queue } }, articleId);
}

/** An article that was left is forgotten as soon as nothing of it waits to be saved. */
function withoutAbandoned(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state[articleId];
  const isNeeded = entry === undefined || entry.isOpen || isPending(entry.queue);
  return isNeeded ? state : withoutArticle(state, articleId);
}
