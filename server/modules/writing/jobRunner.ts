import { setTimeout as pause } from 'node:timers/promises';
import { readFailure } from '#contract/lib/failure.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { JobId } from '#db/schema/ids.ts';
import type { Source } from '#domain/article/origin.ts';
import { originText } from '#domain/article/originText.ts';
import { aiTaskOf } from '#domain/writing/aiTasks.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { AFTER_FAILURE, RETRY_AFTER_MAX_MS } from '#domain/writing/modelRules.ts';
import {
  hasVoice,
  isProposal,
  isWriting,
  type SourceMaterial,
  type WritingTask,
} from '#domain/writing/writingTask.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { EngineError, type Piece } from '../../adapters/model/engine.ts';
import type { Attempt } from '../../jobs/job.ts';
import { onBehalfOf } from '../../lib/fairTurns.ts';
import { OwnFault } from '../../lib/ownFault.ts';
import { readArticleWithText } from '../article/article.api.ts';
import {
  readableSources,
  readWaitingSources,
  whyNoneIsRead,
} from '../sources/sourceReading.service.ts';
import { voiceMaterialOf } from '../voice/voice.api.ts';
import { changeJob } from '../work/job.api.ts';
import { lastSeqOf } from '../work/jobEvent.api.ts';
import { type Appended, appendEvent } from '../work/jobEvent.service.ts';
import { writeAnswer } from './chatRunner.ts';
import { findTaskJob, hasArticle, type TaskJob, type WritingJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.api.ts';
import { writeOutline } from './outlineRunner.ts';
import { writeProposal } from './proposalRunner.ts';
import type { RunContext, RunnerDeps } from './runContext.ts';
import { sourceOf } from './source.api.ts';
import { writeUntilStopped } from './stopRequest.ts';
import { type Progress, writtenSoFar } from './writtenSoFar.service.ts';

/**
 * Runs a writing job, event by event. The queue may hand out a job more than once (a worker died, a
 * server stopped), so a run continues after the last event that was written, and does nothing for a
 * job that is over. Rejects when another attempt may succeed.
 */
export async function runJob(
  deps: RunnerDeps,
  jobId: JobId,
  signal: AbortSignal,
  attempt: Attempt = { isLast: false },
): Promise<void> {
  const job = await findTaskJob(deps.orm, jobId);
  if (job === null || isJobOver(job.state)) return;
  await onBehalfOf(job.userId, () => run(deps, job, signal, attempt));
}

async function run(
  deps: RunnerDeps,
  job: TaskJob,
  signal: AbortSignal,
  attempt: Attempt,
): Promise<void> {
  const { id: jobId } = job;
  const log = deps.log.child({ logId: job.logId, jobId });
  try {
    const { engine, spare } = await deps.engines.enginesFor(job.task.kind);
    if (!engine.tasks.includes(job.task.kind)) return fail(deps, jobId, 'no_model'); // it was removed
    await write({ ...deps, log, engine }, job, signal).catch((error: unknown) => {
      if (spare === null || !isForOther(error, attempt)) throw error;
      log.warn({ err: error, model: spare.model }, 'the other model writes on');
      return write({ ...deps, log, engine: spare }, job, signal);
    });
  } catch (error) {
    log.warn({ err: error }, 'draft interrupted');
    if (error instanceof OwnFault) await changeJob(deps.orm, jobId, { failure: error.code });
    if (!(error instanceof EngineError)) throw error;
    if (!error.isTransient) return fail(deps, jobId, error.failure);
    await changeJob(deps.orm, jobId, { failure: error.failure });
    await pause(Math.min(error.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS), undefined, { signal });
    throw error;
  }
}

/** Whether the model has failed for good, in a way that the other one may not. */
const isForOther = (error: unknown, { isLast }: Attempt): boolean =>
  error instanceof EngineError &&
  AFTER_FAILURE[error.code] !== 'final' &&
  (isLast || !error.isTransient);

/** Ends a job after its last attempt has failed, and refunds its charge. */
export async function giveUpJob(deps: RunnerDeps, jobId: JobId): Promise<void> {
  const job = await findTaskJob(deps.orm, jobId);
  if (job !== null) await fail(deps, jobId, job.failure ?? 'internal');
}

async function fail(
  deps: Omit<RunnerDeps, 'engines'>,
  jobId: JobId,
  failure: string,
): Promise<void> {
  const seq = await lastSeqOf(deps.orm, jobId);
  if ((await appendEvent(deps, jobId, seq + 1, { type: 'failed', code: failure })) === 'written') {
    deps.log.error({ jobId, code: readFailure(failure).code }, 'draft failed');
  }
}

async function write(deps: RunContext, stored: TaskJob, signal: AbortSignal): Promise<void> {
  if (stored.task.kind === 'chat')
    return writeAnswer(deps, { ...stored, task: stored.task }, signal);
  if (!hasArticle(stored)) return fail(deps, stored.id, 'not_found');
  const job = await withVoice(deps, stored);
  const { task } = job;
  if (isWriting(task)) return writeRest(deps, { ...job, task }, signal);
  // The voice was deleted, or taken from the article, after it was asked for.
  if (task.kind === 'inVoice' && task.voice === undefined) return fail(deps, job.id, 'not_found');
  if (isProposal(task)) return writeProposal(deps, { ...job, task }, signal);
  return task.kind === 'outline' ? writeOutline(deps, { ...job, task }, signal) : undefined;
}

/** The job in the voice that its article has now. */
async function withVoice({ orm, engine }: RunContext, job: WritingJob): Promise<WritingJob> {
  const isUsed = engine.model !== null || job.task.kind === 'inVoice';
  if (!isUsed || !hasVoice(job.task)) return job;
  const voice = await voiceMaterialOf(orm, job.articleId);
  return voice === null ? job : { ...job, task: { ...job.task, voice } };
}

type StreamedJob = WritingJob & { readonly task: WritingTask };

async function writeRest(deps: RunContext, job: StreamedJob, signal: AbortSignal): Promise<void> {
  const { orm, engine, log } = deps;
  const progress = await writtenSoFar(orm, job);
  let { seq } = progress;
  const append = async (event: GenerationEvent): Promise<Appended> => {
    const appended = await appendEvent(deps, job.id, seq + 1, event);
    if (appended === 'written') seq += 1;
    return appended;
  };
  log.info({ seq, blocks: progress.written.blocks.length }, 'draft started');
  if (!progress.isUnderway || progress.model !== engine.model)
    await append({ type: 'started', model: engine.model });
  const sources = await readSources(deps, job, append, signal);
  // A post of a web page has nothing else to be made from.
  const code = job.task.kind === 'post' ? await whyNoneIsRead(deps, job.articleId) : null;
  if (code !== null) return fail(deps, job.id, code);
  const source = sourceOf(engine, job.task.kind);
  const withSources = { ...job, task: { ...job.task, sources } };
  const run: Run = { job: withSources, progress, append, source, last: null };
  const end = await writePieces(deps, run, signal);
  if (end === 'over') return;
  if (end === 'written') {
    for (const event of finishingEvents(run)) await append(event);
  }
  await append({ type: end === 'stopping' ? 'stopped' : 'finished' });
  log.info({ seq }, end === 'stopping' ? 'draft stopped' : 'draft finished');
}

type Append = (event: GenerationEvent) => Promise<Appended>;

/** Reads the sources of the article that nobody has read yet, and returns all that can be read. */
async function readSources(
  deps: RunContext,
  { workspaceId, articleId }: StreamedJob,
  append: Append,
  signal: AbortSignal,
): Promise<readonly SourceMaterial[]> {
  const article = await readArticleWithText(deps.orm, workspaceId, articleId);
  if (article === null) return [];
  await readWaitingSources(deps, article.row, signal, async (progress) => {
    return (await append({ type: 'reading', ...progress })) === 'written';
  });
  return readableSources(deps, articleId);
}

interface Run {
  readonly job: StreamedJob;
  readonly progress: Progress;
  readonly append: Append;
  /** The model that writes, or undefined. */
  readonly source: Source | undefined;
  /** The last piece from the engine. */
  last: Piece | null;
}

/** Writes the pieces of the engine until it is done, or the job is asked to stop. */
function writePieces(deps: RunContext, run: Run, signal: AbortSignal): Promise<Appended> {
  const { job, progress } = run;
  return writeUntilStopped<Piece>(deps, {
    jobId: job.id,
    signal,
    write: (until) =>
      deps.engine.write(job.task, {
        signal: until,
        written: progress.written,
        onAnswer: keepAnswers(deps, job.id),
      }),
    replaces: isSameBlock,
    append(piece) {
      run.last = piece;
      return run.append(eventOf(run, piece));
    },
  });
}

function isSameBlock(next: Piece, waiting: Piece): boolean {
  return next.type === 'block' && waiting.type === 'block' && next.at === waiting.at;
}

/** The event that puts a piece of the run into the article. */
function eventOf({ job: { id: jobId, task }, source }: Run, piece: Piece): GenerationEvent {
  if (piece.type === 'outline') return { type: 'outlined', outline: piece.outline };
  if (piece.type === 'named') return { ...piece, was: task.topic };
  if (piece.type === 'translated') return piece;
  const { place, apply } = aiTaskOf(task);
  const put = sanitised(apply.put(place(task), { ...piece, jobId }));
  // The title of a draft is what the writer has typed.
  const isTopic = task.kind === 'draft' && piece.at === 0;
  return isTopic ? put : { ...put, ...sourceIn(task, piece.html, source) };
}

/** What an event says of its source: of text within a block of the writer, also what was written. */
function sourceIn(task: WritingTask, html: string, source: Source | undefined) {
  if (source === undefined) return {};
  const { place } = aiTaskOf(task);
  if (place(task).within === null) return { source };
  return { source: { ...source, text: originText(`<p>${html}</p>`) ?? '' } };
}

/** The events that finish the run; blocks that were removed before stay so. */
function finishingEvents({ job, progress: { removed }, source, last }: Run): GenerationEvent[] {
  const { id: jobId, task } = job;
  const { place, apply } = aiTaskOf(task);
  const lastBlock = last?.type === 'block' ? { ...last, jobId } : null;
  return apply
    .finish(place(task), lastBlock)
    .filter(({ type, id }) => type === 'put' || !removed.has(id))
    .map((change) =>
      change.type === 'put'
        ? { ...sanitised(change), ...sourceIn(task, lastBlock?.html ?? '', source) }
        : change,
    );
}

const sanitised = <Change extends { readonly html: string }>(change: Change): Change => ({
  ...change,
  html: sanitiseBlock(change.html),
});
