import type { SearchFields } from '#contract/article/article.schema.ts';
import { type ArticleBody, displayedTitle } from '#domain/article/body.ts';
import { isSameRecord } from '#domain/article/journal.ts';
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
import { without } from '../lib/machineFamily.ts';

/** The save queue of one article. */
export interface ArticleEntry {
  readonly workspaceId: string;
  readonly queue: SaveQueue;
  /** Counts the journal records of the queue. The journal reports which of them it has. */
  readonly revision: number;
  /** The writer is on the article's page. An entry that was left stays until its queue is empty. */
  readonly isOpen: boolean;
}

/** All that this tab knows of the articles it has opened. What it has read of them is in the resource cache. */
export interface ArticleSaveState {
  /** Articles with a save queue: open ones, and ones that were left with something to save. */
  readonly entries: Readonly<Record<string, ArticleEntry>>;
  /** What the server had confirmed of an article when its queue was removed. */
  readonly confirmed: Readonly<Record<string, ConfirmedArticle>>;
}

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
  readonly fields: SearchFields;
  readonly body: ArticleBody;
  readonly status: SaveStatus;
  /** The problem code of the answer that stopped saving, or null. */
  readonly code: string | null;
}

const described = ([articleId, { queue }]: [string, ArticleEntry]): PendingArticle => ({
  articleId,
  ...queue.draft,
  title: displayedTitle(queue.draft.body, queue.draft.title),
  status: statusOf(queue),
  code: queue.pauseCode,
});

export const pendingArticles = ({ entries }: ArticleSaveState): PendingArticle[] =>
  Object.entries(entries)
    .filter(([, { queue }]) => isPending(queue))
    .map(described);

/** Returns the articles that could not be saved, even if they are being retried, and that no editor shows. */
export function unseenArticles({ entries }: ArticleSaveState): readonly PendingArticle[] {
  const unseen = Object.entries(entries).filter(
    ([, { queue, isOpen }]) => !isOpen && hasFailed(queue),
  );
  return unseen.length === 0 ? NONE : unseen.map(described);
}

/** Always the same array, so that a key press re-renders none of its users. */
const NONE: readonly PendingArticle[] = [];

const hasFailed = ({ pause, inFlight }: SaveQueue): boolean =>
  pause !== null || (inFlight?.failures ?? 0) > 0;

/** The newest version of an article that the server has confirmed to this tab, or null. */
export function confirmedOf(state: ArticleSaveState, articleId: string): ConfirmedArticle | null {
  const before = state.confirmed[articleId];
  // A queue that the journal kept may be of an earlier version than what another tab has saved since.
  const base = state.entries[articleId]?.queue.base ?? before;
  if (base === undefined || before === undefined) return base ?? null;
  return base.version >= before.version ? base : before;
}

/** What waits to be saved takes precedence over what was just loaded, and so does a later version. */
export function withOpened(state: ArticleSaveState, opened: OpenedArticle): ArticleSaveState {
  const { articleId, article } = opened;
  const entry = state.entries[articleId];
  const waiting = entry !== undefined && isPending(entry.queue) ? entry : null;
  const known = confirmedOf(state, articleId);
  const newest = known !== null && known.version > article.version ? known : article;
  const isCurrent = waiting !== null || entry?.queue.base === newest;
  // After losing access the address is looked up in another workspace; the text belongs to its own.
  const workspaceId = waiting?.workspaceId ?? opened.workspaceId;
  const queue = isCurrent && entry !== undefined ? entry.queue : openQueue(newest);
  const revision = entry?.revision ?? 0;
  return {
    entries: { ...state.entries, [articleId]: { workspaceId, queue, revision, isOpen: true } },
    confirmed: waiting === null ? without(state.confirmed, articleId) : state.confirmed,
  };
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
  if (state.entries[articleId] !== undefined) return state;
  return withEntry(state, articleId, { workspaceId, queue, revision: 0, isOpen: false });
}

export function withLeft(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state.entries[articleId];
  return entry === undefined ? state : withEntry(state, articleId, { ...entry, isOpen: false });
}

/** Applies an event to the queue of its article; returns the very same state when it is not legal there. */
export function withEvent(
  state: ArticleSaveState,
  articleId: string,
  event: SaveQueueEvent,
): ArticleSaveState {
  const entry = state.entries[articleId];
  if (entry === undefined) return state;
  const queue = transition(entry.queue, event);
  if (queue === entry.queue) return state;
  const revision = entry.revision + (isSameRecord(entry.queue, queue) ? 0 : 1);
  return withEntry(state, articleId, { ...entry, queue, revision });
}

/** The queue of an article that was left is removed as soon as it is saved. */
function withEntry(
  state: ArticleSaveState,
  articleId: string,
  entry: ArticleEntry,
): ArticleSaveState {
  const after = { ...state, entries: { ...state.entries, [articleId]: entry } };
  return entry.isOpen || isPending(entry.queue) ? after : withoutQueue(after, articleId);
}

/** Removes the queue of an article, and keeps what was confirmed: no older text may be shown from now on. */
export function withoutQueue(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const confirmed = confirmedOf(state, articleId);
  if (confirmed === null || state.entries[articleId] === undefined) return state;
  return {
    entries: without(state.entries, articleId),
    confirmed: { ...state.confirmed, [articleId]: confirmed },
  };
}

/** Removes all that is known of an article. */
export const withoutArticle = (
  { entries, confirmed }: ArticleSaveState,
  articleId: string,
): ArticleSaveState => ({
  entries: without(entries, articleId),
  confirmed: without(confirmed, articleId),
});
