import type { GenerationEvent } from '#domain/contract/content.schema.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Engine } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import { loggable } from '../../lib/loggable.ts';
import { findJob, isStopRequested, type JobRow } from './generationJob.repo.ts';
import { progressOf } from './jobEvent.repo.ts';
import { appendEvent, isOver } from './jobEvent.service.ts';

export type WriterDeps = Pick<Deps, 'orm' | 'wakeups' | 'log'> & { readonly engine: Engine };

/**
 * Writes a draft, event by event. The queue may hand out a job more than once (a worker died, a
 * server stopped), so it goes on behind the last event that is written, and does nothing for a job
 * that is over. Stopping is honoured between two blocks.
 */
export async function writeDraft(
  deps: WriterDeps,
  jobId: string,
  signal: AbortSignal,
): Promise<void> {
  const job = await findJob(deps.orm, jobId);
  if (job === null || isOver(job.state)) return;
  const log = deps.log.child({ logId: job.logId, jobId });
  try {
    await writeRest({ ...deps, log }, job, signal);
  } catch (error) {
    log.warn({ err: loggable(error) }, 'draft broken off');
    throw error;
  }
}

async function writeRest(deps: WriterDeps, job: JobRow, signal: AbortSignal): Promise<void> {
  const { orm, engine, log } = deps;
  const { id: jobId } = job;
  let { seq, blocks } = await progressOf(orm, jobId);
  const append = (event: GenerationEvent) => {
    seq += 1;
    return appendEvent(deps, jobId, seq, event);
  };
  log.info({ seq, blocks }, 'draft started');
  if (seq === 0) await append({ type: 'started', model: engine.model });
  for await (const html of engine.write(job.input, { signal, from: blocks })) {
    signal.throwIfAborted();
    if (await isStopRequested(orm, jobId)) {
      await append({ type: 'stopped' });
      return log.info({ seq }, 'draft stopped');
    }
    await append(putEvent(jobId, blocks, sanitiseBlock(html)));
    blocks += 1;
  }
  await append({ type: 'finished' });
  log.info({ seq }, 'draft finished');
}

/** Ids follow from job and place, so that a block written twice is the same block. */
function putEvent(jobId: string, at: number, html: string): GenerationEvent {
  const after = at === 0 ? null : blockId(jobId, at - 1);
  return { type: 'put', id: blockId(jobId, at), after, html };
}

function blockId(jobId: string, at: number): string {
  return `${jobId}-${at}`;
}

/** Ends a job whose attempts have all failed; its charge is given back. */
export async function giveUpDraft(deps: WriterDeps, jobId: string): Promise<void> {
  const { seq } = await progressOf(deps.orm, jobId);
  if (await appendEvent(deps, jobId, seq + 1, { type: 'failed', code: 'internal' })) {
    deps.log.error({ jobId }, 'draft failed');
  }
}
