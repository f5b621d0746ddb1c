/** What must be true of a world, and of a step between two (docs/machines/articleSave.md, I1-I13). */
import { statusOf } from '#domain/article/saveQueue.ts';
import { NOTHING } from './bounds.ts';
import { type Happening, happenings, opened } from './events.ts';
import {
  draftOf,
  isSame,
  isTooLarge,
  type Rules,
  type World,
  wordsIn,
  wordsLost,
} from './world.ts';

/** A sentence that names the broken promise, or null. */
export function brokenBy(
  before: World,
  { name, world }: Happening,
  rules: Rules,
  hasForeign: boolean,
): string | null {
  return (
    brokenByStep(before, name, world, hasForeign) ??
    brokenIn(world, rules) ??
    unsettled(world, rules)
  );
}

function missing(words: readonly string[], world: World): string | null {
  const given = new Set(world.givenUp);
  return words.find((word) => !given.has(word)) ?? null;
}

function brokenByStep(
  before: World,
  name: string,
  world: World,
  hasForeign: boolean,
): string | null {
  const overwritten = missing(wordsLost(before.server, world.server), world);
  if (overwritten !== null) return `I3 the server lost ${overwritten}`;
  const [was, is] = [before.page?.queue, world.page?.queue];
  if (was === undefined || is === undefined) return null;
  const gone = missing(wordsLost(was.draft, is.draft), world);
  if (gone !== null) return `I1 the writer's text lost ${gone}`;
  if (is.pause === 'conflict' && was.pause !== 'conflict' && !hasForeign) {
    return 'I6 a conflict, though nobody else wrote';
  }
  const isParked = was.pause !== null && was.inFlight !== null && is.pause === null;
  if (isParked && is.inFlight?.requestId !== was.inFlight?.requestId && name === 'resume') {
    return 'I8 a parked save lost its id';
  }
  const carries = name === 'tick' && was.streaming && !was.forced && is.inFlight?.edit.blocks;
  return carries ? 'I12 a body that streams was saved unforced' : null;
}

function brokenIn(world: World, rules: Rules): string | null {
  const { page, journal, server, air, answered } = world;
  const applicable = air.filter(
    (request) =>
      answered[request.requestId] === undefined &&
      request.baseVersion === server.version &&
      !isTooLarge(request),
  );
  if (new Set(applicable.map(({ requestId }) => requestId)).size > 1) {
    return 'I2 two saves are under way that could both be taken';
  }
  if (page === null) return null;
  if (page.isJournaled) {
    const kept = journal === null ? server : draftOf(journal, rules);
    const lost = missing(wordsLost(page.queue.draft, kept), world);
    if (lost !== null) return `I1 the journal lacks ${lost}`;
  }
  if (statusOf(page.queue) !== 'idle') return null;
  const unsaved = missing(wordsLost(page.queue.draft, server), world);
  return unsaved === null ? null : `I10 "Saved", and the server lacks ${unsaved}`;
}

/** Only successful events happen from now on. */
const GOOD: readonly string[] = [
  'open',
  'stream end',
  'shorten',
  'journal',
  'ok',
  'merge',
  'keep both',
  'resume',
  'tick',
  'send',
];
const MOST_STEPS = 60;

/** From every world, once all goes well, everything ends on the server and the queue is empty. */
function unsettled(world: World, rules: Rules): string | null {
  let now: World = { ...world, left: NOTHING }; // most of the work is to find out what could go wrong
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const next = nextGood(now, rules);
    if (next === null) return unsavedIn(world, now, rules);
    now = next;
  }
  return 'I9 it never comes to an end, although all goes well';
}

function nextGood(world: World, rules: Rules): World | null {
  const idle = world.page !== null && statusOf(world.page.queue) === 'idle';
  if (idle && world.air.length === 0 && world.page?.isJournaled && !world.page.queue.streaming) {
    return null;
  }
  const found = happenings(world, rules);
  for (const good of GOOD) {
    const next = found.find(({ name }) => name === good);
    if (next !== undefined) return next.world;
  }
  return null;
}

function unsavedIn(world: World, end: World, rules: Rules): string | null {
  const page = (world.page === null ? opened(world, rules) : world).page;
  const words = [...wordsIn(world.server), ...(page === null ? [] : wordsIn(page.queue.draft))];
  const there = new Set(wordsIn(end.server));
  const lost = missing(
    words.filter((word) => !there.has(word)),
    end,
  );
  if (lost !== null) return `I1 ${lost} never gets to the server`;
  if (end.page === null || statusOf(end.page.queue) !== 'idle') return 'I9 it waits for ever';
  if (end.journal !== null) return 'I10 everything is saved, and the journal says it is not';
  const { base, draft } = end.page.queue;
  const isNewest = base.version === end.server.version; // otherwise somebody else has written since
  return !isNewest || isSame(end.server, draft)
    ? null
    : 'I10 "Saved", and the screen shows another text than the server has';
}
