/**
 * A small world around the shipped save queue: one writer's page with its journal, a server, a
 * network that delays, loses and repeats, and somebody else who writes too. Plain data, so that the
 * search (search.ts) can visit every state it can be in. Every edit adds a word of its own to a
 * block, so that a lost or doubled word shows.
 */
import { editBetween } from '#domain/article/edit.ts';
import { applyOps, type ArticleBody, type BlockId, bodyOf, htmlIn } from '#domain/article/body.ts';
import { type JournalRecord, recordOf } from '#domain/article/journal.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import {
  type ConfirmedArticle,
  type SavePause,
  openQueue,
  requestOf,
  type SaveQueue,
  type SaveQueueEvent,
  transition,
} from '#domain/article/saveQueue.ts';

export type SaveRequest = NonNullable<ReturnType<typeof requestOf>>;

export interface Page {
  readonly queue: SaveQueue;
  /** The request that the page waits for an answer to. */
  readonly sent: string | null;
  /** The journal has all that the queue has. */
  readonly isJournaled: boolean;
  /** The round in flight was forced, so that it may carry a body that streams. */
  readonly isForced: boolean;
}

export interface World {
  readonly server: ConfirmedArticle;
  /** Versions that requests were answered with. */
  readonly answered: Readonly<Record<string, number>>;
  readonly page: Page | null;
  readonly journal: JournalRecord | null;
  /** Requests on their way; one whose page gave up waiting may still arrive. */
  readonly air: readonly SaveRequest[];
  /** Words given up on purpose: by a discard, or by the choice of the other version. */
  readonly givenUp: readonly string[];
  readonly words: number;
  readonly rounds: number;
  /** What may still happen, by kind: the bound of the search. */
  readonly left: Left;
}

/** How often each thing may happen that somebody or something does to the page. */
export interface Left {
  readonly edits: number;
  readonly streamed: number;
  readonly foreign: number;
  readonly crashes: number;
  readonly failures: number;
  readonly refusals: number;
  readonly forces: number;
  readonly discards: number;
  /** Texts that the server will not take. */
  readonly tooLarge: number;
  /** Crashes that leave a journal which takes a save that never arrived for the server's text. */
  readonly falseBases: number;
}

/** The rules that are searched; a test hands in broken ones, which must be found. */
export interface Rules {
  readonly transition: (queue: SaveQueue, event: SaveQueueEvent) => SaveQueue;
  readonly recordOf: typeof recordOf;
  readonly recoveredQueue: typeof recoveredQueue;
  /** The journal is written before a request leaves. */
  readonly writesAhead: boolean;
}

export const SHIPPED: Rules = { transition, recordOf, recoveredQueue, writesAhead: true };

const FIRST: ConfirmedArticle = {
  version: 1,
  title: 'T',
  body: bodyOf([
    { id: 'a', html: 'a' },
    { id: 'b', html: 'b' },
  ]),
};

export const firstWorld = (left: Left): World => ({
  server: FIRST,
  answered: {},
  page: { queue: openQueue(FIRST), sent: null, isJournaled: true, isForced: false },
  journal: null,
  air: [],
  givenUp: [],
  words: 0,
  rounds: 0,
  left,
});

export const wordsIn = (body: ArticleBody): string[] =>
  Object.values(body.html).flatMap((html) => html.split(' ').slice(1));

/** The block with one more word; a block that is not there yet begins at the end. */
export function withWord(body: ArticleBody, id: BlockId, word: string): ArticleBody {
  return applyOps(body, [wordOp(body, id, word)]);
}

export function wordOp(body: ArticleBody, id: BlockId, word: string) {
  const html = `${htmlIn(body, id) ?? id} ${word}`;
  const at = body.order.indexOf(id);
  const after = (at < 0 ? body.order.at(-1) : body.order[at - 1]) ?? null;
  return { op: 'put' as const, id, after, html };
}

/** Stands for a text over the limit. */
const LARGE = '!';
export const isLarge = (html: string): boolean => html.startsWith(LARGE);
/** Refused whenever it is sent: it depends on nothing but itself. */
export const isTooLarge = ({ ops }: SaveRequest): boolean =>
  ops.some((op) => op.op === 'put' && isLarge(op.html));
export const enlarged = (html: string): string => LARGE + html;
export const shortened = (html: string): string => html.slice(LARGE.length);

/** The page after an event of its queue; null when the event is not legal there. */
export function moved(world: World, event: SaveQueueEvent, rules: Rules): World | null {
  const { page } = world;
  if (page === null) return null;
  const queue = rules.transition(page.queue, event);
  if (queue === page.queue) return null;
  return { ...world, page: { ...page, queue, isJournaled: false } };
}

/** The page's journal has what its queue has. */
export function journaled(world: World, rules: Rules): World | null {
  const { page } = world;
  if (page === null || page.isJournaled) return null;
  return {
    ...world,
    journal: rules.recordOf(page.queue),
    page: { ...page, isJournaled: true },
  };
}

/** The request that is due leaves; not before the journal knows of it. */
export function sent(world: World, rules: Rules): World | null {
  const { page } = world;
  const request = page && requestOf(page.queue);
  if (page === null || !request || page.sent !== null) return null;
  if (rules.writesAhead && !page.isJournaled) return null;
  return {
    ...world,
    air: [...world.air, request],
    page: { ...page, sent: request.requestId },
  };
}

export type Answer = { readonly version: number } | { readonly pause: SavePause };

/** The server takes a request out of the air (docs/spec-map.md, save queue), and answers. */
export function arrived(world: World, at: number): { world: World; answer: Answer } | null {
  const request = world.air[at];
  if (request === undefined) return null;
  const next = { ...world, air: world.air.filter((_, other) => other !== at) };
  const known = next.answered[request.requestId];
  if (known !== undefined) return { world: next, answer: { version: known } };
  const { server } = next;
  if (isTooLarge(request)) return { world: next, answer: { pause: 'rejected' } };
  if (request.baseVersion !== server.version) return { world: next, answer: { pause: 'conflict' } };
  const version = server.version + 1;
  const body = applyOps(server.body, request.ops);
  return {
    world: {
      ...next,
      server: { version, title: request.title ?? server.title, body },
      answered: { ...next.answered, [request.requestId]: version },
    },
    answer: { version },
  };
}

/** The page hears of an answer, if it still waits for one to this request. */
export function answeredPage(
  world: World,
  requestId: string,
  answer: Answer,
  rules: Rules,
): World | null {
  if (world.page?.sent !== requestId) return null;
  const event: SaveQueueEvent =
    'version' in answer
      ? { type: 'saveSucceeded', version: answer.version }
      : { type: 'saveFailed', pause: answer.pause, code: null };
  const waiting = { ...world, page: { ...world.page, sent: null } };
  return moved(waiting, event, rules) ?? waiting;
}

/** What is typed is on the screen: the words of the draft, in flight or not. */
export const draftOf = (record: JournalRecord, rules: Rules): ArticleBody =>
  rules.recoveredQueue(record).draft.body;

/** Words of ours that a step from one text to another takes away. */
export function wordsLost(before: ArticleBody, after: ArticleBody): string[] {
  const kept = new Set(wordsIn(after));
  return wordsIn(before).filter((word) => !kept.has(word));
}

export const isSame = (a: ConfirmedArticle, b: { title: string; body: ArticleBody }): boolean =>
  Object.keys(editBetween(a, { title: b.title, body: b.body })).length === 0;
