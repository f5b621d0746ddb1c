/**
 * The article save queue (spec §4 "Article state") as one pure function. Everything that a save
 * depends on is in `SaveQueue`; `transition` decides, the saga only waits and calls.
 *
 * Until the server has confirmed an edit, it is in exactly one of three places: `queued` (waits for
 * the next save), `held` (body of a running AI stream, left out of saves) or `inFlight` (a request
 * with its id). So `draft` is always `base` + `inFlight` + `held` + `queued`. A failure never
 * changes the draft; what lists and readers are shown is `base` again (store/article/shownArticles.ts).
 */
import { backoffMs } from '../retry.ts';
import type { BlockOp } from './body.ts';
import {
  type ArticleEdit,
  type ArticleText,
  editBetween,
  editOfOps,
  isEmptyEdit,
  mergeEdits,
  NO_EDIT,
  opsOfEdit,
  type StreamPosition,
  splitEdit,
  withEdit,
} from './edit.ts';
import { type Choices, mergedText } from './merge.ts';
import type { FieldsChange } from './searchFields.ts';

/** The article as the server last confirmed it; `title` is the stored one, the displayed one is `displayedTitle(body, title)`. */
export interface ConfirmedArticle extends ArticleText {
  readonly version: number;
}

/** A save and its id: it is sent again under the same id until the server answers. */
export interface InFlightSave {
  readonly requestId: string;
  readonly baseVersion: number;
  readonly edit: ArticleEdit;
  /** Failed attempts so far. */
  readonly failures: number;
  /** How many of them were refusals (401, 402, 403 …): answers after which nothing was saved for certain. The others decide the back-off. */
  readonly refusals: number;
}

/**
 * Why saving is paused. `retry` and `offline` end by themselves. `signIn`, `limit` and `denied` concern
 * the account and park the save with its id. `rejected` and `conflict` concern the text: no attempt was
 * saved, and its edit is back in the queue.
 */
export type SavePause =
  | 'retry'
  | 'offline'
  | 'signIn'
  | 'limit'
  | 'denied'
  | 'rejected'
  | 'conflict';

export interface SaveQueue {
  readonly base: ConfirmedArticle;
  readonly draft: ArticleText;
  readonly queued: ArticleEdit;
  readonly held: ArticleEdit;
  readonly inFlight: InFlightSave | null;
  readonly pause: SavePause | null;
  /** The problem code behind `pause`, for the message; null for a network failure. */
  readonly pauseCode: string | null;
  /** How long `retry` and `offline` last; null for a pause that the writer ends. */
  readonly pauseMs: number | null;
  /** The next save skips the quiet period and carries the body even while AI text streams. */
  readonly forced: boolean;
  readonly streaming: boolean;
}

export type SaveQueueEvent =
  | {
      readonly type: 'edited';
      readonly title?: string;
      readonly fields?: FieldsChange;
      readonly ops?: readonly BlockOp[];
    }
  | {
      readonly type: 'streamed';
      readonly ops: readonly BlockOp[];
      readonly position: StreamPosition;
    }
  | { readonly type: 'streamStarted' }
  | { readonly type: 'streamEnded' }
  | { readonly type: 'forceRequested' }
  | { readonly type: 'saveDue'; readonly requestId: string }
  | { readonly type: 'saveSucceeded'; readonly version: number }
  | {
      readonly type: 'saveFailed';
      readonly pause: SavePause;
      readonly code: string | null;
      readonly retryAfterMs?: number;
    }
  | { readonly type: 'resumed' }
  | { readonly type: 'discarded' }
  /** Merges both versions; where they cannot be merged, nothing changes. */
  | { readonly type: 'conflictMerged'; readonly theirs: ConfirmedArticle }
  /** Merges with a choice for each conflict; where one is missing, nothing changes. */
  | {
      readonly type: 'conflictResolved';
      readonly choices: Choices;
      readonly theirs: ConfirmedArticle;
    };

export function openQueue(base: ConfirmedArticle): SaveQueue {
  return {
    base,
    draft: textOf(base),
    queued: NO_EDIT,
    held: NO_EDIT,
    inFlight: null,
    pause: null,
    pauseCode: null,
    pauseMs: null,
    forced: false,
    streaming: false,
  };
}

const textOf = ({ title, fields, body }: ArticleText): ArticleText => ({ title, fields, body });

/** The queue after `event`, or the very same object when the event is not legal now. */
export function transition(queue: SaveQueue, event: SaveQueueEvent): SaveQueue {
  switch (event.type) {
    case 'edited':
      return edited(queue, event);
    case 'streamed':
      return streamed(queue, event.ops, event.position);
    case 'streamStarted':
      return queue.streaming ? queue : { ...queue, streaming: true };
    case 'streamEnded':
      return queue.streaming ? unheld({ ...queue, streaming: false }) : queue;
    case 'forceRequested':
      return isPending(queue) ? { ...unheld(queue), forced: true } : queue;
    case 'saveDue':
      return saveDue(queue, event.requestId);
    case 'saveSucceeded':
      return saveSucceeded(queue, event.version);
    case 'saveFailed':
      return saveFailed(queue, event);
    case 'resumed':
      return queue.pause === null || queue.pause === 'conflict' ? queue : released(queue);
    case 'discarded':
      return discarded(queue);
    case 'conflictMerged':
      return conflictResolved(queue, {}, event.theirs);
    case 'conflictResolved':
      return conflictResolved(queue, event.choices, event.theirs);
  }
}

function edited(queue: SaveQueue, event: Extract<SaveQueueEvent, { type: 'edited' }>): SaveQueue {
  const { title, fields, ops } = event;
  const { body, edit } = editOfOps(queue.draft.body, ops ?? []);
  const beside: ArticleEdit = {
    ...(title === undefined ? NO_EDIT : { title }),
    ...(fields !== undefined && Object.keys(fields).length > 0 ? { fields } : NO_EDIT),
  };
  const change = mergeEdits(beside, ops !== undefined && ops.length > 0 ? edit : NO_EDIT);
  if (isEmptyEdit(change)) return queue;
  const draft = { ...withEdit(queue.draft, beside), body };
  const next = { ...queue, draft, queued: mergeEdits(queue.queued, change) };
  return queue.pause === 'rejected' ? released(next) : next; // a changed text is worth another attempt
}

function streamed(queue: SaveQueue, ops: readonly BlockOp[], position: StreamPosition): SaveQueue {
  const { body, edit } = editOfOps(queue.draft.body, ops);
  const change: ArticleEdit = ops.length > 0 ? { ...edit, position } : { position };
  const draft = { ...queue.draft, body };
  return { ...queue, draft, queued: mergeEdits(queue.queued, change) };
}

/** Puts a held body back in front of what was queued after it. */
function unheld(queue: SaveQueue): SaveQueue {
  if (isEmptyEdit(queue.held)) return queue;
  return { ...queue, held: NO_EDIT, queued: mergeEdits(queue.held, queue.queued) };
}

function saveDue(queue: SaveQueue, requestId: string): SaveQueue {
  if (queue.inFlight !== null || queue.pause !== null || isEmptyEdit(queue.queued)) return queue;
  const { send, hold } = splitEdit(queue.queued, queue.streaming && !queue.forced);
  const held = mergeEdits(queue.held, hold);
  const sent: InFlightSave | null = isEmptyEdit(send)
    ? null
    : { requestId, baseVersion: queue.base.version, edit: send, failures: 0, refusals: 0 };
  return { ...queue, queued: NO_EDIT, held, inFlight: sent, forced: false };
}

function saveSucceeded(queue: SaveQueue, version: number): SaveQueue {
  if (queue.inFlight === null || queue.pause !== null) return queue;
  const base = { version, ...withEdit(queue.base, queue.inFlight.edit) };
  return { ...queue, base, inFlight: null };
}

function saveFailed(
  queue: SaveQueue,
  { pause, code, retryAfterMs = 0 }: Extract<SaveQueueEvent, { type: 'saveFailed' }>,
): SaveQueue {
  const { inFlight } = queue;
  if (inFlight === null || queue.pause !== null) return queue;
  if (pause === 'rejected' || pause === 'conflict') {
    const queued = mergeEdits(inFlight.edit, mergeEdits(queue.held, queue.queued));
    return { ...queue, pause, pauseCode: code, inFlight: null, held: NO_EDIT, queued };
  }
  const failures = inFlight.failures + 1;
  const endsByItself = pause === 'retry' || pause === 'offline';
  const refusals = inFlight.refusals + (endsByItself ? 0 : 1);
  const pauseMs = endsByItself ? Math.max(backoffMs(failures - refusals), retryAfterMs) : null;
  return {
    ...queue,
    pause,
    pauseCode: code,
    pauseMs,
    inFlight: { ...inFlight, failures, refusals },
  };
}

function released(queue: SaveQueue): SaveQueue {
  return { ...queue, pause: null, pauseCode: null, pauseMs: null };
}

/**
 * Back to the confirmed text. The server may have saved what is in flight unnoticed, so another save
 * takes that back; dropping it would cause a conflict although nobody else wrote.
 */
function discarded(queue: SaveQueue): SaveQueue {
  if (!isPending(queue)) return queue;
  const { base, inFlight, pause } = queue;
  const isUnsaved = pause !== null && inFlight?.failures === inFlight?.refusals;
  if (inFlight === null || isUnsaved) return { ...openQueue(base), streaming: queue.streaming };
  const queued = editBetween(withEdit(base, inFlight.edit), base);
  return { ...queue, draft: textOf(base), queued, held: NO_EDIT, forced: false };
}

function conflictResolved(queue: SaveQueue, choices: Choices, theirs: ConfirmedArticle): SaveQueue {
  const isNews = queue.pause === 'conflict' && theirs.version > queue.base.version;
  const draft = isNews ? mergedText(queue.base, queue.draft, theirs, choices) : null;
  return draft === null ? queue : onTopOf(theirs, { ...queue, draft });
}

/** The draft as it is, to be saved as a change of theirs. */
function onTopOf(theirs: ConfirmedArticle, queue: SaveQueue): SaveQueue {
  const { position } = queue.queued;
  const queued = mergeEdits(
    position === undefined ? NO_EDIT : { position },
    editBetween(theirs, queue.draft),
  );
  return { ...released(queue), base: theirs, queued };
}

/**
 * Where the queue stands; `store/article/save.machine.ts` is the table of these.
 * `saving`: on the wire. `queued`: in its quiet period. `held`: only AI text that still streams.
 */
export type SaveStatus = 'idle' | 'queued' | 'held' | 'saving' | SavePause;

export function statusOf(queue: SaveQueue): SaveStatus {
  if (queue.pause !== null) return queue.pause;
  if (queue.inFlight !== null) return 'saving';
  if (!isEmptyEdit(queue.queued)) return 'queued';
  return isEmptyEdit(queue.held) ? 'idle' : 'held';
}

/** True from the first queued edit until the server has confirmed the last one (spec §4, pending flag). */
export function isPending(queue: SaveQueue): boolean {
  return statusOf(queue) !== 'idle';
}

/** The request that is due on the wire, or null. The same save gives the same request every time. */
export function requestOf(queue: SaveQueue): {
  requestId: string;
  baseVersion: number;
  title?: string;
  fields?: FieldsChange;
  ops: BlockOp[];
  position?: StreamPosition;
} | null {
  if (queue.inFlight === null || queue.pause !== null) return null;
  const { requestId, baseVersion, edit } = queue.inFlight;
  return {
    requestId,
    baseVersion,
    ops: opsOfEdit(queue.base.body, edit),
    ...(edit.title === undefined ? {} : { title: edit.title }),
    ...(edit.fields === undefined ? {} : { fields: edit.fields }),
    ...(edit.position === undefined ? {} : { position: edit.position }),
  };
}

/**
 * Returns the position in the events of a job up to which the draft contains its text and the server has not confirmed it; null if
 * none.
 */
export function positionOf(queue: SaveQueue): StreamPosition | null {
  const edits = [queue.queued, queue.held, queue.inFlight?.edit ?? NO_EDIT];
  return edits.find((edit) => edit.position !== undefined)?.position ?? null;
}
