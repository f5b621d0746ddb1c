import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { isJobOver, stateAfter } from '#domain/writing/job.ts';
import { eventsOf } from '../work/jobEvent.api.ts';
import { type Appended, appendEvent } from '../work/jobEvent.service.ts';
import type { WritingJob } from './generationJob.repo.ts';
import type { RunContext } from './runContext.ts';

/** The events of a job so far, and the place to write its next ones. */
export interface EventLog {
  readonly events: readonly GenerationEvent[];
  append(event: GenerationEvent): Promise<Appended>;
}

/** Opens the log of a job that writes beside its article, and notes that it has begun unless it is underway. */
export async function beginLog(
  deps: RunContext,
  { id }: Pick<WritingJob, 'id'>,
): Promise<EventLog> {
  const events = (await eventsOf(deps.orm, id)).map(({ data }) => data);
  let seq = events.length; // they are numbered from 1 without a gap
  const append = async (event: GenerationEvent): Promise<Appended> => {
    const appended = await appendEvent(deps, id, seq + 1, event);
    if (appended === 'written') seq += 1;
    return appended;
  };
  const last = events.at(-1);
  if (last === undefined || isJobOver(stateAfter(last)))
    await append({ type: 'started', model: deps.engine.model });
  return { events, append };
}
