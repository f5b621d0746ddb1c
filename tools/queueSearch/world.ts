/**
 * A small world around the shipped save queue: one writer's page with its journal, a server, a network that
 * delays, loses and repeats, and somebody else who writes too. Plain data, so that the search (search.ts) can
 * visit every possible state. Every edit adds a unique word to a block, so that a lost or doubled word shows.
 */
import { type ArticleBody, applyOps, type BlockId, bodyOf, htmlIn } from '#domain/article/body.ts';
import { type ArticleText, editBetween, isEmptyEdit, withEdit } from '#domain/article/edit.ts';
import { type JournalRecord, recordOf } from '#domain/article/journal.ts';
import { recoveredQueue } from '#domain/article/recovery.ts';
import {
  type ConfirmedArticle,
  openQueue,
  requestOf,
  type SavePause,
  type SaveQueue,
  type SaveQueueEvent,
  transition,
} from '#domain/article/saveQueue.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';

export type SaveRequest = NonNullable<ReturnType<typeof requestOf>>;

export interface Page {
  readonly queue: SaveQueue;
  /** The request whose answer the page waits for. */
  readonly sent: string | null;
  /** The journal has everything that the queue has. */
  readonly isJournaled: boolean;
  /** The round in flight was forced, so that it may carry a body that streams. */
  readonly isForced: boolean;
}

export interface World {
  readonly server: ConfirmedArticle;
  /** The versions in the answers to requests. */
  readonly answered: Readonly<Record<string, number>>;
  readonly page: Page | null;
  readonly journal: JournalRecord | null;
  /** Requests on their way; one whose page has stopped waiting may still arrive. */
  readonly air: readonly SaveRequest[];
  /** Words discarded on purpose: by a discard, or by choosing the other version. */
  readonly givenUp: readonly string[];
  readonly words: number;
  readonly rounds: number;
  /** What may still happen, by kind: the bound of the search. */
  readonly left: Left;
}

/** How often each kind of trouble may still happen. */
export interface Left {
  readonly edits: number;
  /** Changes of a search field, by the writer and by somebody else. */
  readonly fields: number;
  readonly foreignFields: number;
  readonly streamed: number;
  readonly foreign: number;
  readonly crashes: number;
  readonly failures: number;
  readonly refusals: number;
  readonly forces: number;
  readonly discards: number;
  /** Texts that the server will not take. */
  readonly tooLarge: number;
  /** Crashes that leave a journal based on a save that never arrived. */
  readonly falseBases: number;
}

/** The rules to search; a test passes broken ones, which must be found. */
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
  fields: { ...NO_FIELDS, description: 'd' },
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

export const wordsIn = ({ fields, body }: ArticleText): string[] =>
  [...Object.values(body.html), fields.description].flatMap((text) => text.split(' ').slice(1));

/** The block with one more word; a new block is added at the end. */
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
/** Refused whenever it is sent, because only its own text decides. */
export const isTooLarge = ({ ops }: SaveRequest): boolean =>
  ops.some((op) => op.op === 'put' && isLarge(op.html));
export const enlarged = (html: string): string => LARGE + html;
export const shortened = (html: string): string => html.slice(LARGE.length);

/** The page after an event of its queue; null if the event is not legal there. */
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

/** Sends the request that is due, once it is in the journal. */
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
  const { title, fields, ops } = request;
  const beside = withEdit(server, { ...(title && { title }), ...(fields && { fields }) });
  const saved = { ...beside, version, body: applyOps(server.body, ops) };
  return {
    world: {
      ...next,
      server: saved,
      answered: { ...next.answered, [request.requestId]: version },
    },
    answer: { version },
  };
}

/** The page receives an answer, if it still waits for this request. */
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

/** The words on the screen: those of the draft, in flight or not. */
export const draftOf = (record: JournalRecord, rules: Rules): ArticleText =>
  rules.recoveredQueue(record).draft;

/** Words of ours that a step from one text to another removes. */
export function wordsLost(before: ArticleText, after: ArticleText): string[] {
  const kept = new Set(wordsIn(after));
  return wordsIn(before).filter((word) => !kept.has(word));
}

export const isSame = (a: ArticleText, b: ArticleText): boolean => isEmptyEdit(editBetween(a, b));
