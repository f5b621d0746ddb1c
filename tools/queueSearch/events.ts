/** Everything that can happen next in a world, by name: what the search branches over. */
import { withEdit } from '#domain/article/edit.ts';
import { type Choice, conflictsBetween } from '#domain/article/merge.ts';
import { openQueue, type SavePause, type SaveQueueEvent } from '#domain/article/saveQueue.ts';
import {
  answeredPage,
  arrived,
  enlarged,
  isLarge,
  journaled,
  type Left,
  moved,
  type Rules,
  sent,
  shortened,
  type World,
  withWord,
  wordOp,
  wordsLost,
} from './world.ts';

export interface Happening {
  readonly name: string;
  readonly world: World;
}

type Source = (world: World, rules: Rules) => (Happening | null)[];

const named = (name: string, world: World | null): Happening | null => world && { name, world };

function spent(world: World, kind: keyof Left): World | null {
  const left = world.left[kind];
  return left > 0 ? { ...world, left: { ...world.left, [kind]: left - 1 } } : null;
}

const edits: Source = (world, rules) =>
  ['a', 'b'].map((block) => {
    const body = world.page?.queue.draft.body;
    const next = spent(world, 'edits');
    if (body === undefined || next === null) return null;
    const ops = [wordOp(body, block, `w${world.words}`)];
    return named(`edit ${block}`, moved(withNextWord(next), { type: 'edited', ops }, rules));
  });

const moreOf = (text: string, word: string) => ({ description: `${text} ${word}` });

const fields: Source = (world, rules) => {
  const draft = world.page?.queue.draft;
  const next = spent(world, 'fields');
  if (draft === undefined || next === null) return [];
  const change = moreOf(draft.fields.description, `w${world.words}`);
  const event: SaveQueueEvent = { type: 'edited', fields: change };
  return [named('edit the description', moved(withNextWord(next), event, rules))];
};

/** The writer pastes too much into a block, or removes it again. */
const sizes: Source = (world, rules) => {
  const body = world.page?.queue.draft.body;
  if (body === undefined) return [];
  const large = body.order.find((id) => isLarge(body.html[id] ?? ''));
  const growing = large === undefined ? spent(world, 'tooLarge') : world;
  const html = body.html[large ?? 'a'] ?? '';
  const text = large === undefined ? enlarged(html) : shortened(html);
  const after = body.order[body.order.indexOf(large ?? 'a') - 1] ?? null;
  const ops = [{ op: 'put' as const, id: large ?? 'a', after, html: text }];
  const name = large === undefined ? 'paste too much' : 'shorten';
  return [named(name, growing && moved(growing, { type: 'edited', ops }, rules))];
};

const withNextWord = (world: World): World => ({ ...world, words: world.words + 1 });

const streams: Source = (world, rules) => {
  const queue = world.page?.queue;
  const next = spent(world, 'streamed');
  if (queue === undefined) return [];
  const start = queue.streaming || world.left.streamed === 0 ? null : world;
  return [
    named('stream start', start && moved(start, { type: 'streamStarted' }, rules)),
    named('stream end', moved(world, { type: 'streamEnded' }, rules)),
    named(
      'stream text',
      next && queue.streaming
        ? moved(
            withNextWord(next),
            {
              type: 'streamed',
              ops: [wordOp(queue.draft.body, 's', `w${world.words}`)],
              position: { jobId: 'job', seq: world.words },
            },
            rules,
          )
        : null,
    ),
  ];
};

/** A request id is new for every round, also after a crash. */
const rounds: Source = (world, rules) => {
  const { page } = world;
  if (page === null) return [];
  const due = moved(world, { type: 'saveDue', requestId: `r${world.rounds}` }, rules);
  const isForced = page.queue.forced;
  const forced = spent(world, 'forces');
  return [
    named(
      'tick',
      due && {
        ...due,
        rounds: due.rounds + 1,
        page: due.page && { ...due.page, isForced },
      },
    ),
    named('force', forced && moved(forced, { type: 'forceRequested' }, rules)),
    named('journal', journaled(world, rules)),
    named('send', sent(world, rules)),
  ];
};

const PAUSES: readonly SavePause[] = ['signIn', 'limit', 'denied'];

/** For each request in the air: it arrives and is answered, or something goes wrong on the way. */
const answers: Source = (world, rules) =>
  world.air.flatMap(({ requestId }, at) => {
    const arrival = arrived(world, at);
    if (arrival === null) return [];
    const { answer } = arrival;
    const failing = spent(world, 'failures');
    const refusing = spent(world, 'refusals');
    const lostHere = failing && without(failing, at);
    const failed = (from: World | null, pause: SavePause) =>
      from && (answeredPage(from, requestId, { pause }, rules) ?? from);
    return [
      named('ok', answeredPage(arrival.world, requestId, answer, rules) ?? arrival.world),
      named('answer lost', failing && failed(spent(arrival.world, 'failures'), 'offline')),
      named('request lost', failed(lostHere, 'offline')),
      named('500', failed(lostHere, 'retry')),
      named('timeout', failing && answeredPage(failing, requestId, { pause: 'offline' }, rules)),
      ...PAUSES.map((pause) => named(pause, failed(refusing && without(refusing, at), pause))),
    ];
  });

const without = (world: World, at: number): World => ({
  ...world,
  air: world.air.filter((_, other) => other !== at),
});

const waits: Source = (world, rules) => {
  const isConflict = world.page?.queue.pause === 'conflict';
  const discarding = spent(world, 'discards');
  return [
    named('resume', moved(world, { type: 'resumed' }, rules)),
    named('discard', discarding && discarded(discarding, rules)),
    ...(isConflict ? conflictEnds(world, rules) : []),
  ];
};

function discarded(world: World, rules: Rules): World | null {
  return givingUp(world, { type: 'discarded' }, rules);
}

/** What the event removes from the draft is discarded, not lost. */
function givingUp(world: World, event: SaveQueueEvent, rules: Rules): World | null {
  const before = world.page?.queue.draft;
  const next = moved(world, event, rules);
  const after = next?.page?.queue.draft;
  if (before === undefined || next === null || after === undefined) return null;
  const shown = [...wordsLost(before, after), ...wordsLost(world.server, after)];
  return { ...next, givenUp: [...new Set([...world.givenUp, ...shown])].sort() };
}

/** Merges automatically if possible; otherwise the writer chooses. */
function conflictEnds(world: World, rules: Rules): (Happening | null)[] {
  const queue = world.page?.queue;
  if (queue === undefined) return [];
  const theirs = world.server;
  const merged = moved(world, { type: 'conflictMerged', theirs }, rules);
  if (merged !== null) return [named('merge', merged)];
  const conflicts = conflictsBetween(queue.base, queue.draft, theirs);
  return (['mine', 'theirs', 'both'] satisfies Choice[]).map((choice) => {
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, choice]));
    const event = { type: 'conflictResolved', choices, theirs } as const;
    return named(`keep ${choice}`, givingUp(world, event, rules));
  });
}

const crashes: Source = (world, rules) => {
  if (world.page === null) return [named('open', opened(world, rules))];
  const next = spent(world, 'crashes');
  return [
    named('crash', next && { ...next, page: null }),
    named('crash on a false base', onFalseBase(world, rules)),
  ];
};

/**
 * What an earlier release could leave behind: an answer that was not the server's confirmed the save, with a
 * version that does not exist. The journal has the rest of what was typed, on top of that version.
 */
function onFalseBase(world: World, rules: Rules): World | null {
  const next = spent(world, 'falseBases');
  const inFlight = world.page?.queue.inFlight;
  if (next === null || !world.page || !inFlight) return null;
  const { base, ...queue } = world.page.queue;
  const text = withEdit(base, inFlight.edit);
  const journal = rules.recordOf({
    ...queue,
    base: { ...text, version: Number.NaN },
    inFlight: null,
    pause: null,
  });
  if (journal === null) return null; // nothing is left to repair
  const air = world.air.filter(({ requestId }) => requestId !== inFlight.requestId);
  return { ...next, page: null, journal, air };
}

/** Restores the journal, or without one the server's state. */
export function opened(world: World, rules: Rules): World {
  const { journal, server } = world;
  const queue = journal === null ? openQueue(server) : rules.recoveredQueue(journal);
  return { ...world, page: { queue, sent: null, isJournaled: true, isForced: false } };
}

const foreign: Source = (world) =>
  ['a', 'b'].map((block) => {
    const next = spent(world, 'foreign');
    if (next === null) return null;
    const { server } = next;
    const body = withWord(server.body, block, `f${next.left.foreign}`);
    return named(`foreign ${block}`, {
      ...next,
      server: { ...server, version: server.version + 1, body },
    });
  });

const foreignFields: Source = (world) => {
  const next = spent(world, 'foreignFields');
  if (next === null) return [];
  const { server, left } = next;
  const change = moreOf(server.fields.description, `g${left.foreignFields}`);
  const saved = { ...withEdit(server, { fields: change }), version: server.version + 1 };
  return [named('foreign description', { ...next, server: saved })];
};

const SOURCES: readonly Source[] = [
  edits,
  fields,
  sizes,
  streams,
  rounds,
  answers,
  waits,
  crashes,
  foreign,
  foreignFields,
];

export function happenings(world: World, rules: Rules): Happening[] {
  return SOURCES.flatMap((source) => source(world, rules)).filter((next) => next !== null);
}
