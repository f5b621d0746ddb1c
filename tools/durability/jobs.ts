/**
 * The server is killed while a job of every kind is at work. Afterwards each is there once, and the workspace is like one whose
 * server nobody has killed: the same ends, charges, articles and images.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isJobOver } from '#domain/writing/job.ts';
import { newPerson, type Person } from '../lib/person.ts';
import { newServerProcess, type ServerProcess } from '../lib/serverProcess.ts';
import { type Findings, newReport, type Report } from './findings.ts';
import { BEGIN, type BegunKind, type Ground, newArticle, VOICE } from './kinds.ts';
import { startOutside } from './outside.ts';
import { seededRandom } from './random.ts';
import type { RunOptions } from './run.ts';
import { ignoreCut } from './writer.ts';

const KINDS = Object.keys(BEGIN) as BegunKind[];
/** As long as most jobs take. */
const KILL_MAX_MS = 4000;
/** A killed worker is noticed after its heartbeat of 10 s, and some steps wait for their turn. */
const JOBS_MAX_MS = 120_000;
const LOOK_MS = 250;
const LOG_MAX_CHARS = 5000;

const ENV = {
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LIMITS_PAID:
    'article=1000,smm=1000,serpBased=1000,aiFeatures=1000,aiImages=1000,humanizerScore=1000,humanizerRewrite=1000',
};

type KindsOptions = Pick<RunOptions, 'kills' | 'seed' | 'databaseUrl' | 'print'>;

/** Resolves with the findings; violations have been printed by then. `acknowledged` counts jobs. */
export async function runJobKills(options: KindsOptions): Promise<Findings> {
  const { kills, seed, databaseUrl, print } = options;
  const report = newReport(print);
  const random = seededRandom(seed);
  const outside = await startOutside();
  const env = { ...ENV, ...outside.env, DATABASE_URL: databaseUrl ?? '' };
  const data = databaseUrl === null ? 'template' : 'nothing';
  const server = await newServerProcess(env, { data });
  try {
    await server.start();
    const undisturbed = await newRound(server, outside.pages, report, 0);
    await undisturbed.ask();
    const right = await undisturbed.end();

    for (let kill = 1; kill <= kills; kill += 1) {
      const round = await newRound(server, outside.pages, report, kill);
      const ms = random.between(0, KILL_MAX_MS);
      await Promise.all([round.ask(), pause(ms).then(() => server.kill('SIGKILL'))]);
      report.killed();
      await server.start();
      await round.ask();
      compare(report, right, await round.end());
      print(`kill ${kill}/${kills}  ${ms} ms into a job of each of ${KINDS.length} kinds`);
    }
  } catch (error) {
    report.violation(
      error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error),
    );
  }
  if (report.found.violations > 0) print(server.log().slice(-LOG_MAX_CHARS));
  await server.dispose();
  await outside.close();
  return report.found;
}

/** What is left of a round: how each kind has ended, and what the account and the workspace have. */
type Ends = Readonly<Record<string, unknown>>;

function compare(report: Report, right: Ends, ends: Ends): void {
  for (const [what, is] of Object.entries(ends)) {
    if (isDeepStrictEqual(is, right[what])) continue;
    report.violation(
      `${what}: ${JSON.stringify(is)}, undisturbed ${JSON.stringify(right[what])}`,
      1,
    );
  }
}

/** A job of each kind, in the workspace of a new person. */
async function newRound(server: ServerProcess, pages: string, report: Report, number: number) {
  const person = await newPerson(server.url, `round${number}@example.org`);
  await person.api.brandVoice.postVoice({
    workspaceId: person.workspaceId,
    body: { ...VOICE, requestId: crypto.randomUUID() },
  });
  const snapshotId = await newSnapshot(person, pages);
  const asked = new Map<BegunKind, { readonly ground: Ground; readonly requestId: string }>();
  for (const kind of KINDS) {
    const ground = { person, pages, snapshotId, ...(await newArticle(person)) };
    asked.set(kind, { ground, requestId: crypto.randomUUID() });
  }
  const jobs = new Map<BegunKind, string>();
  return {
    /** Asks for each, or again if there was no answer: one request id is one job. */
    async ask(): Promise<void> {
      await person.renewToken();
      await Promise.all(
        [...asked].map(async ([kind, { ground, requestId }]) => {
          const answer = await BEGIN[kind](ground, requestId).catch(ignoreCut);
          if (answer === undefined) return;
          const known = jobs.get(kind);
          if (known === undefined) report.acknowledged();
          else if (known !== answer.jobId) report.violation(`one request has made two ${kind}`);
          if (answer.jobId !== null) jobs.set(kind, answer.jobId);
        }),
      );
    },
    async end(): Promise<Ends> {
      const ends: [string, unknown][] = [];
      for (const kind of KINDS) ends.push([kind, await endOf(person, jobs.get(kind), report)]);
      return { ...Object.fromEntries(ends), ...(await belongingsOf(person)) };
    },
  };
}

async function newSnapshot(person: Person, pages: string): Promise<string> {
  const { api, workspaceId } = person;
  const ground = { person, pages, snapshotId: '', articleId: '', version: 0 };
  const { jobId } = await BEGIN.competitors(ground, crypto.randomUUID());
  await whenOver(person, jobId ?? '');
  const { snapshots } = await api.competitorsCollector.getRecentSnapshots({ workspaceId });
  const [first] = snapshots;
  if (first === undefined) throw new Error('The pages were not analysed.');
  return first.id;
}

/** Resolves when a job is over, or after JOBS_MAX_MS. */
async function whenOver({ api, workspaceId }: Person, jobId: string) {
  for (const deadline = Date.now() + JOBS_MAX_MS; ; await pause(LOOK_MS)) {
    const found = await api.content.getJob({ workspaceId, jobId });
    if (isJobOver(found.job.state) || Date.now() > deadline) return found;
  }
}

/** How a job has ended, and its steps. One that does not end is a violation. */
async function endOf(person: Person, jobId: string | undefined, report: Report) {
  if (jobId === undefined) return 'not begun';
  const { job, steps } = await whenOver(person, jobId);
  const ends = steps.map(({ state, error }) => `${state} ${error ?? ''}`).sort();
  if (!isJobOver(job.state)) report.violation(`${job.kind} is ${job.state}, doing ${job.doing}`, 1);
  const { state, failure, done, failed } = job;
  // An export has a step for what the other jobs have made until it begins: sometimes more, sometimes less.
  if (job.kind === 'export')
    return { state, failure, isAll: done === steps.length, failed, ends: [...new Set(ends)] };
  return { state, failure, done, failed, ends };
}

async function belongingsOf({ api, workspaceId }: Person) {
  const { content: articles } = await api.article.getArticles({ workspaceId, limit: 100, page: 0 });
  const { content: images } = await api.asset.getAssets({ workspaceId, limit: 100, page: 0 });
  const limits = Object.entries(await api.limit.getLimits());
  return {
    articles: articles.map(({ title }) => title).sort(),
    images: images.length,
    charged: Object.fromEntries(limits.map(([name, { used }]) => [name, used])),
  };
}
