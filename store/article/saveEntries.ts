import { type ArticleBody, displayedTitle } from '#domain/article/body.ts';
import {
  type ConfirmedArticle,
  isPending,
  openQueue,
  type SaveQueue,
  type SaveQueueEvent,
  type SaveStatus,
  statusOf,
  transition,
} from '#domain/article/saveQueue.ts';
import { isSameRecord } from '#domain/article/journal.ts';
import { without } from '../lib/machineFamily.ts';

/** One article that has been opened in this session. */
export interface ArticleEntry {
  readonly workspaceId: string;
  readonly queue: SaveQueue;
  /** Counts the journal records of the queue. The journal reports which of them it has. */
  readonly revision: number;
  /** The writer is on the article's page. An entry that was left stays until its queue is empty. */
  readonly isOpen: boolean;
}

export type ArticleSaveState = Readonly<Record<string, ArticleEntry>>;

export interface OpenedArticle {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly article: ConfirmedArticle;
}

/** An article with words that are not saved. */
export interface PendingArticle {
  readonly articleId: string;
  /** As the writer sees it. */
  readonly title: string;
  readonly body: ArticleBody;
  readonly status: SaveStatus;
  /** The problem code of the answer that stopped saving, or null. */
  readonly code: string | null;
}

const described = ([articleId, { queue }]: [string, ArticleEntry]): PendingArticle => ({
  articleId,
  title: displayedTitle(queue.draft.body, queue.draft.title),
  body: queue.draft.body,
  status: statusOf(queue),
  code: queue.pauseCode,
});

export const pendingArticles = (state: ArticleSaveState): PendingArticle[] =>
  Object.entries(state)
    .filter(([, { queue }]) => isPending(queue))
    .map(described);

/** What could not be saved, even if it is being retried, and no editor shows. */
export function unseenArticles(state: ArticleSaveState): readonly PendingArticle[] {
  const unseen = Object.entries(state).filter(
    ([, { queue, isOpen }]) => !isOpen && hasFailed(queue),
  );
  return unseen.length === 0 ? NONE : unseen.map(described);
}

/** Always the same array, so that a key press re-renders none of its users. */
const NONE: readonly PendingArticle[] = [];

const hasFailed = ({ pause, inFlight }: SaveQueue): boolean =>
  pause !== null || (inFlight?.failures ?? 0) > 0;

/** What waits to be saved takes precedence over what was just loaded, and so does a later version. */
export function withOpened(state: ArticleSaveState, opened: OpenedArticle): ArticleSaveState {
  const { articleId, article } = opened;
  const entry = state[articleId];
  const known = entry?.queue;
  const isAhead = known && (isPending(known) || known.base.version > article.version);
  // After losing access the address is looked up in another workspace; the text belongs to its own.
  const workspaceId = known && isPending(known) ? entry.workspaceId : opened.workspaceId;
  const queue = isAhead ? known : openQueue(article);
  const revision = entry?.revision ?? 0;
  return { ...state, [articleId]: { workspaceId, queue, revision, isOpen: true } };
}

export interface RecoveredArticle {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly queue: SaveQueue;
}

/** What the journal kept is saved, whether its page is open or not; an entry that is here already is newer. */
export function withRecovered(
  state: ArticleSaveState,
  { articleId, workspaceId, queue }: RecoveredArticle,
): ArticleSaveState {
  if (state[articleId] !== undefined) return state;
  return { ...state, [articleId]: { workspaceId, queue, revision: 0, isOpen: false } };
}

export function withLeft(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state[articleId];
  if (entry === undefined) return state;
  return withoutAbandoned({ ...state, [articleId]: { ...entry, isOpen: false } }, articleId);
}

/** Applies an event to the queue of its article; returns the very same state when it is not legal there. */
export function withEvent(
  state: ArticleSaveState,
  articleId: string,
  event: SaveQueueEvent,
): ArticleSaveState {
  const entry = state[articleId];
  if (entry === undefined) return state;
  const queue = transition(entry.queue, event);
  if (queue === entry.queue) return state;
  const revision = entry.revision + (isSameRecord(entry.queue, queue) ? 0 : 1);
  return withoutAbandoned({ ...state, [articleId]: { ...entry, queue, revision } }, articleId);
}

/** An article that was left is removed as soon as it is saved. */
function withoutAbandoned(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state[articleId];
  const isNeeded = entry === undefined || entry.isOpen || isPending(entry.queue);
  return isNeeded ? state : without(state, articleId);
}
