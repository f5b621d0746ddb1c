import type { Outline } from '#contract/writing/content.schema.ts';
import type { OutlineTask } from '#domain/writing/writingTask.ts';
import { beginLog } from './eventLog.ts';
import type { WritingJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.api.ts';
import type { RunContext } from './runContext.ts';
import { writeUntilStopped } from './stopRequest.ts';

type OutlineJob = WritingJob & { readonly task: OutlineTask };

/** Plans the sections of an article, unless an earlier run has. The article does not change. */
export async function writeOutline(
  deps: RunContext,
  job: OutlineJob,
  signal: AbortSignal,
): Promise<void> {
  const { events, append } = await beginLog(deps, job);
  const isPlanned = events.some(({ type }) => type === 'outlined');
  const end = await writeUntilStopped<Outline>(deps, {
    jobId: job.id,
    signal,
    async *write(until) {
      const options = { signal: until, onAnswer: keepAnswers(deps, job.id) };
      if (!isPlanned) yield await deps.engine.plan(job.task, options);
    },
    replaces: () => false,
    append: (outline) => append({ type: 'outlined', outline }),
  });
  if (end !== 'over') await append({ type: end === 'stopping' ? 'stopped' : 'finished' });
}
