import type { GenerationEvent } from '#contract/content.schema.ts';
import type { JobRow } from '#db/schema/product.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Alternative } from '../../adapters/model/engine.ts';
import type { RunDeps } from './runDeps.ts';
import { paced } from '../../lib/paced.ts';
import { eventsOf } from './jobEvent.repo.ts';
import { type Appended, appendEvent } from './jobEvent.service.ts';
import { keepAnswers } from './modelAnswer.repo.ts';
import { stopAsked } from './stopRequest.ts';

type ProposalJob = JobRow & { readonly task: ProposalTask };

/** A growing alternative is written at most this often. */
const WRITE_EVERY_MS = 100;

/** Writes the alternatives that are not complete yet. After a crash, continues after the last complete one. */
export async function writeProposal(
  deps: RunDeps,
  job: ProposalJob,
  signal: AbortSignal,
): Promise<void> {
  const events = (await eventsOf(deps.orm, job.id)).map(({ data }) => data);
  let seq = events.length; // they are numbered from 1 without a gap
  const append = async (event: GenerationEvent): Promise<Appended> => {
    const appended = await appendEvent(deps, job.id, seq + 1, event);
    if (appended === 'written') seq += 1;
    return appended;
  };
  const last = events.at(-1);
  if (last === undefined || isJobOver(stateAfter(last)))
    await append({ type: 'started', model: deps.engine.model });
  const end = await writeAlternatives(deps, job, completeIn(events), append, signal);
  if (end !== 'over') await append({ type: end === 'stopping' ? 'stopped' : 'finished' });
}

async function writeAlternatives(
  deps: RunDeps,
  { id, task }: ProposalJob,
  written: readonly (readonly string[])[],
  append: (event: GenerationEvent) => Promise<Appended>,
  signal: AbortSignal,
): Promise<Appended> {
  const stop = stopAsked(deps, id);
  const done = new AbortController();
  const alternatives = paced(
    deps.engine.propose(task, {
      signal: AbortSignal.any([signal, stop.signal, done.signal]),
      written,
      onAnswer: keepAnswers(deps, id),
    }),
    WRITE_EVERY_MS,
    (next, waiting) => next.at === waiting.at && !waiting.isComplete,
  );
  try {
    for await (const alternative of alternatives) {
      signal.throwIfAborted();
      const appended = await append(eventOf(task, alternative));
      if (appended === 'written') continue;
      done.abort();
      return appended;
    }
    return 'written';
  } catch (error) {
    if (stop.signal.aborted && !signal.aborted) return 'stopping';
    throw error;
  } finally {
    stop.forget();
  }
}

/** The alternatives that are complete, in order. */
function completeIn(events: readonly GenerationEvent[]): (readonly string[])[] {
  return events.flatMap((event) =>
    event.type === 'proposed' && event.isComplete ? [event.blocks] : [],
  );
}

const PARAGRAPH_TAGS = /^<p>|<\/p>$/g;

/** The sanitiser reads blocks. */
const sanitiseText = (html: string): string =>
  sanitiseBlock(`<p>${html}</p>`).replace(PARAGRAPH_TAGS, '');

const eventOf = ({ within }: ProposalTask, { at, blocks, isComplete }: Alternative) => {
  const sanitise = within === null ? sanitiseBlock : sanitiseText;
  return {
    type: 'proposed',
    at,
    blocks: blocks.map((html) => sanitise(html)),
    isComplete,
  } as const;
};
