/** Conversations: what an answer is after the events of its job, and which turns of the tree are shown. */
import type { ChatAnswer, ChatTurn } from '#contract/writing/chat.schema.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { stateAfter } from './job.ts';

/** An answer that nobody has begun. */
export const NO_ANSWER: ChatAnswer = {
  state: 'queued',
  blocks: [],
  citable: [],
  leftOut: 0,
  failure: null,
};

/** The answer after some of the events of its job; the same object without any. */
export function answerAfter(before: ChatAnswer, events: readonly GenerationEvent[]): ChatAnswer {
  let answer = before;
  for (const event of events) {
    const failure = event.type === 'failed' ? event.code : null;
    answer = { ...answer, ...partOf(answer, event), state: stateAfter(event), failure };
  }
  return answer;
}

function partOf({ blocks }: ChatAnswer, event: GenerationEvent): Partial<ChatAnswer> {
  if (event.type === 'started') return { model: event.model };
  if (event.type === 'consulted') {
    const { type: _type, ...material } = event;
    return material;
  }
  if (event.type === 'answered')
    return { blocks: [...blocks.slice(0, event.from), ...event.blocks] };
  return {};
}

/** The event that makes an answer of what was sent of it; null if nothing has changed. */
export function answeredEvent(blocks: readonly string[], sent: readonly string[]) {
  const most = Math.max(blocks.length, sent.length);
  const from = Array.from({ length: most }).findIndex((_, at) => blocks[at] !== sent[at]);
  return from < 0 ? null : ({ type: 'answered', from, blocks: blocks.slice(from) } as const);
}

type Placed = Pick<ChatTurn, 'id' | 'parentId'>;

/** Which turn is shown of those that follow the same one, by that one's id; the first turns follow ''. */
export type Branches = Readonly<Record<string, string>>;

/** A turn on the path that is shown, among the versions of its question. */
export interface ShownTurn<Turn> {
  readonly turn: Turn;
  /** The turns in its place, in the order in which they were asked. */
  readonly versions: readonly Turn[];
}

/** The turns from the first one on: at each place the chosen version, or else the newest. */
export function pathOf<Turn extends Placed>(
  turns: readonly Turn[],
  chosen: Branches,
): ShownTurn<Turn>[] {
  const path: ShownTurn<Turn>[] = [];
  for (let parentId: string | null = null, left = turns.length; left > 0; left -= 1) {
    const versions = turns.filter((turn) => turn.parentId === parentId);
    const turn = versions.find(({ id }) => id === chosen[parentId ?? '']) ?? versions.at(-1);
    if (turn === undefined) break;
    path.push({ turn, versions });
    parentId = turn.id;
  }
  return path;
}

/** The turns before a question that follows `parentId`, the first one first. */
export function turnsBefore<Turn extends Placed>(
  turns: readonly Turn[],
  parentId: string | null,
): Turn[] {
  const before: Turn[] = [];
  for (let id = parentId; id !== null && before.length < turns.length; ) {
    const turn = turns.find((one) => one.id === id);
    if (turn === undefined) break;
    before.unshift(turn);
    id = turn.parentId;
  }
  return before;
}
