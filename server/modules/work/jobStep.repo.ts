import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '#db/database.ts';
import { inParts } from '#db/inParts.ts';
import { rateWindow } from '#db/schema/access.ts';
import type { JobId } from '#db/schema/ids.ts';
import { job, jobStep, type StepRow } from '#db/schema/work.ts';
import type { StepState } from '#domain/writing/job.ts';
import type { NewStep, StepLimits } from './steppedJob.api.ts';

export async function insertSteps(tx: Orm, jobId: JobId, steps: readonly NewStep[]): Promise<void> {
  const rows = steps.map((step, position) => ({ jobId, position, ...step }));
  await inParts(rows, (part) => tx.insert(jobStep).values(part));
}

/** Adds steps behind those that are there, each key once. Returns how many are new. */
export async function addSteps(tx: Orm, jobId: JobId, steps: readonly NewStep[]): Promise<number> {
  const rows = await tx.select({ key: jobStep.key }).from(jobStep).where(eq(jobStep.jobId, jobId));
  const known = new Set(rows.map(({ key }) => key));
  const fresh = steps
    .filter(({ key }) => !known.has(key))
    .map((step, at) => ({ jobId, position: known.size + at, ...step }));
  await inParts(fresh, (part) => tx.insert(jobStep).values(part));
  return fresh.length;
}

const inMs = (ms: number): SQL => sql`now() + ${`${ms} milliseconds`}::interval`;
const isLapsed = sql`state = 'running' and leased_until <= now()`;
const turnKey = sql`'turn/' || step.turn`;
const isTurnTaken = sql`exists (
  select from ${rateWindow} taken where taken.key = ${turnKey} and taken.ends_at > now())`;

/** Whether a step need not wait for one before it. */
const isNext = (isInOrder = false): SQL =>
  isInOrder
    ? sql`not exists (select from ${jobStep} earlier where earlier.job_id = step.job_id
        and earlier.position < step.position and earlier.state in ('waiting', 'running'))`
    : sql`true`;

export type ClaimedStep = Pick<StepRow, 'position' | 'key' | 'attempts' | 'interruptions'>;

/** How often a step is interrupted until it fails: its worker died, or was too busy. */
export const INTERRUPTIONS_MOST = 6;

/** How a step is claimed: by whom, and for how long. */
export interface Claim {
  readonly jobId: JobId;
  /** Identifies this attempt. An attempt that has lost its lease stores nothing. */
  readonly lease: string;
  readonly leaseMs: number;
  readonly limits: Pick<StepLimits, 'attempts' | 'turnMs' | 'isInOrder'>;
}

/**
 * Claims the next step that can begin now, and its turn, in one statement; null if there is none. A step whose run is
 * dead is claimed again. Nothing is claimed of a job that is asked to stop.
 */
export async function claimStep(
  orm: Orm,
  { jobId, lease, leaseMs, limits }: Claim,
): Promise<ClaimedStep | null> {
  const [claimed] = await rowsOf<ClaimedStep>(
    orm,
    sql`with ready as (
        select position, turn from ${jobStep} step
        where job_id = ${jobId} and state in ('waiting', 'running')
          and (state = 'waiting' and attempts - interruptions < ${limits.attempts} and due_at <= now()
            or ${isLapsed} and interruptions < ${INTERRUPTIONS_MOST}) and not ${isTurnTaken}
          and ${isNext(limits.isInOrder)}
          and exists (select from ${job} where id = ${jobId} and not is_stop_requested)
        order by position limit 1 for update skip locked),
      turn_taken as (
        insert into ${rateWindow} as taken (key, hits, ends_at)
        select ${turnKey}, 1, ${inMs(limits.turnMs)} from ready step where turn is not null
        on conflict (key) do update set hits = 1, ends_at = excluded.ends_at where taken.ends_at <= now()
        returning key)
      update ${jobStep} step set state = 'running', attempts = attempts + 1, lease = ${lease}::uuid,
        interruptions = interruptions + case when state = 'running' then 1 else 0 end,
        leased_until = ${inMs(leaseMs)}
      from ready
      where step.job_id = ${jobId} and step.position = ready.position
        and (ready.turn is null or exists (select from turn_taken))
      returning step.position, step.key, step.attempts, step.interruptions`,
  );
  return claimed ?? null;
}

/** Takes a turn as a step does, for work that has no step of its own for it. False while somebody else's lasts. */
export async function takeTurn(orm: Orm, turn: string, turnMs: number): Promise<boolean> {
  const taken = await rowsOf(
    orm,
    sql`insert into ${rateWindow} as taken (key, hits, ends_at) values (${`turn/${turn}`}, 1, ${inMs(turnMs)})
      on conflict (key) do update set hits = 1, ends_at = excluded.ends_at where taken.ends_at <= now()
      returning key`,
  );
  return taken.length > 0;
}

/** A claimed step, as its holder knows it. */
export interface Held {
  readonly jobId: JobId;
  readonly position: number;
  readonly lease: string;
}

/** Holds a step for longer. False if another run has it by now, or it is over. */
export async function renewLease(
  orm: Orm,
  { jobId, position, lease }: Held,
  leaseMs: number,
): Promise<boolean> {
  const renewed = await orm
    .update(jobStep)
    .set({ leasedUntil: inMs(leaseMs) })
    .where(and(isStep(jobId, position), eq(jobStep.lease, lease)))
    .returning({ position: jobStep.position });
  return renewed.length > 0;
}

/** Ends a step, or puts it back. False if another run has it by now: nothing is changed then. */
export async function settleStep(
  tx: Orm,
  { jobId, position, lease }: Held,
  change: Partial<Pick<StepRow, 'state' | 'outcome' | 'error' | 'attempts' | 'interruptions'>> & {
    dueInMs?: number;
  },
): Promise<boolean> {
  const { dueInMs, ...columns } = change;
  const due = dueInMs === undefined ? {} : { dueAt: inMs(dueInMs) };
  const settled = await tx
    .update(jobStep)
    .set({ ...columns, ...due, lease: null, leasedUntil: null })
    .where(and(isStep(jobId, position), eq(jobStep.lease, lease)))
    .returning({ position: jobStep.position });
  return settled.length > 0;
}

const isStep = (jobId: JobId, position: number) =>
  and(eq(jobStep.jobId, jobId), eq(jobStep.position, position));

const open = (jobId: JobId) => sql`job_id = ${jobId} and state in ('waiting', 'running')`;
const UNHELD = sql`lease = null, leased_until = null`;

/** Fails the steps whose runs keep dying. */
export async function failDeadSteps(tx: Orm, jobId: JobId): Promise<void> {
  await tx.execute(sql`update ${jobStep} set state = 'failed', error = 'internal', ${UNHELD}
    where ${open(jobId)} and ${isLapsed} and interruptions >= ${INTERRUPTIONS_MOST}`);
}

/** Skips every step that nobody is doing now. */
export async function skipSteps(tx: Orm, jobId: JobId): Promise<void> {
  await tx.execute(sql`update ${jobStep} set state = 'skipped', ${UNHELD}
    where ${open(jobId)} and (state = 'waiting' or ${isLapsed})`);
}

export interface StepCounts extends Readonly<Record<StepState, number>> {
  readonly total: number;
  /** The error that most of the failed steps have. */
  readonly error: string | null;
  /** The step that began last of those that run. */
  readonly doing: string | null;
}

export async function countSteps(orm: Orm, jobId: JobId): Promise<StepCounts> {
  const of = (state: StepState) =>
    sql`count(*) filter (where state = ${sql.raw(`'${state}'`)})::int`;
  const [counts] = await rowsOf<StepCounts>(
    orm,
    sql`select count(*)::int as total, ${of('waiting')} as waiting, ${of('running')} as running,
        ${of('done')} as done, ${of('failed')} as failed, ${of('skipped')} as skipped,
        mode() within group (order by error) as error,
        (array_agg(key order by position desc) filter (where state = 'running'))[1] as doing
      from ${jobStep} where job_id = ${jobId}`,
  );
  if (counts === undefined) throw new Error('an aggregate has one row');
  return counts;
}

/** In how many milliseconds a step may begin, or is taken for dead; 0 without one. */
export async function nextStepInMs(
  orm: Orm,
  jobId: JobId,
  { isInOrder }: Pick<StepLimits, 'isInOrder'>,
): Promise<number> {
  const [next] = await rowsOf<{ ms: number | null }>(
    orm,
    sql`select (extract(epoch from min(case when state = 'waiting' then greatest(due_at, taken.ends_at)
        else leased_until end) - now()) * 1000)::float as ms
      from ${jobStep} step left join ${rateWindow} taken on taken.key = ${turnKey}
      where ${open(jobId)} and ${isNext(isInOrder)}`,
  );
  return next?.ms ?? 0;
}

/** Undefined: any. */
export interface StepFilter {
  readonly state: StepState | undefined;
  readonly outcome: string | undefined;
}

export function listSteps(
  orm: Orm,
  jobId: JobId,
  { state, outcome }: StepFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StepRow[]> {
  const isWanted = and(
    eq(jobStep.jobId, jobId),
    state && eq(jobStep.state, state),
    outcome === undefined ? undefined : eq(jobStep.outcome, outcome),
  );
  return orm
    .select()
    .from(jobStep)
    .where(isWanted)
    .orderBy(asc(jobStep.position))
    .limit(limit)
    .offset(offset);
}
