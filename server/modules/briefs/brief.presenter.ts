import type { BriefSummary, SeoBrief } from '#contract/briefs/brief.schema.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { BriefWithJob } from './brief.repo.ts';

/** A brief whose job has ended without it, because it was stopped or has failed, could not be made. */
function outcomeOf({
  row,
  jobState,
  stepState,
  stepError,
}: BriefWithJob): Pick<BriefSummary, 'state' | 'failure'> {
  const isOver = jobState === null || isJobOver(jobState);
  if (row.state === 'making' && isOver)
    return { state: 'failed', failure: row.failure ?? stepError };
  const isWaiting = row.state === 'making' && (jobState === 'queued' || stepState === 'waiting');
  return { state: isWaiting ? 'waiting' : row.state, failure: row.failure };
}

export function presentSummary(found: BriefWithJob): BriefSummary {
  const { articleId, workspaceId, keyphrase, dueOn, createdAt } = found.row;
  return {
    articleId,
    workspaceId,
    keyphrase,
    dueOn,
    createdAt: createdAt.toISOString(),
    ...outcomeOf(found),
  };
}

export function presentBrief(found: BriefWithJob): SeoBrief {
  const { country, city, language, snapshot, searchProblem, data } = found.row;
  return {
    ...presentSummary(found),
    country,
    city,
    language,
    searchProblem,
    data,
    snapshot: snapshot && { ...snapshot },
  };
}
