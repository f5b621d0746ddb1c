import { proposedEvent, withProposed } from '#domain/writing/proposals.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Alternative } from '../../adapters/model/engine.ts';
import { beginLog } from './eventLog.ts';
import type { WritingJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.repo.ts';
import type { RunDeps } from './runDeps.ts';
import { sourceOf } from './sourceOf.ts';
import { writeUntilStopped } from './stopRequest.ts';

type ProposalJob = WritingJob & { readonly task: ProposalTask };

/** Writes the alternatives that are not complete yet. After a crash, continues after the last complete one. */
export async function writeProposal(
  deps: RunDeps,
  job: ProposalJob,
  signal: AbortSignal,
): Promise<void> {
  const { events, append } = await beginLog(deps, job);
  const alternatives = withProposed([], events);
  const sent = alternatives.map(({ blocks }) => blocks);
  const complete = alternatives.filter(({ isComplete }) => isComplete);
  const from = sourceOf(deps.engine, job.task.kind);
  const source = from === undefined ? {} : { source: from };
  const end = await writeUntilStopped<Alternative>(deps, {
    jobId: job.id,
    signal,
    write: (until) =>
      deps.engine.propose(job.task, {
        signal: until,
        written: complete.map(({ blocks }) => blocks),
        onAnswer: keepAnswers(deps, job.id),
      }),
    replaces: (next, waiting) => next.at === waiting.at && !waiting.isComplete,
    append(alternative) {
      const { at, isComplete } = alternative;
      const blocks = alternative.blocks.map(sanitiserOf(job.task));
      const event = proposedEvent(at, { blocks, isComplete, ...source }, sent[at] ?? []);
      sent[at] = blocks;
      return append(event);
    },
  });
  if (end !== 'over') await append({ type: end === 'stopping' ? 'stopped' : 'finished' });
}

const PARAGRAPH_TAGS = /^<p>|<\/p>$/g;

/** The sanitiser reads blocks. */
const sanitiseText = (html: string): string =>
  sanitiseBlock(`<p>${html}</p>`).replace(PARAGRAPH_TAGS, '');

const sanitiserOf = ({ within }: ProposalTask) =>
  within === null ? (html: string) => sanitiseBlock(html) : sanitiseText;
