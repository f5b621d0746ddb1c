/** The server is killed again and again under writing load; after each restart everything is compared. */
import { setTimeout as pause } from 'node:timers/promises';
import { newPerson, type Person } from '../lib/person.ts';
import type { RestartablePostgres, Shutdown } from '../lib/postgres.ts';
import { newServerProcess, type ServerProcess } from '../lib/serverProcess.ts';
import { checkLists, checkTables } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { type Findings, newReport, type Report } from './findings.ts';
import { type Random, seededRandom } from './random.ts';
import { newWriter, type Writer } from './writer.ts';

export interface RunOptions {
  readonly kills: number;
  readonly seed: number;
  /** An empty PostgreSQL database; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** How often PostgreSQL goes away after the kills; 0 if it is not ours to shut down. */
  readonly absences: readonly Absence[];
  print(line: string): void;
}

export interface Absence {
  readonly how: Shutdown;
  readonly seconds: number;
  readonly postgres: RestartablePostgres;
}

const PEOPLE = ['owner', 'writer'];
const WRITERS_EACH = 3;
const FIRST_START_MAX_MS = 5000;
const START_MAX_MS = 1500;
const BURST_MAX_MS = 1500;
const SAVES_MAX = 150;
/** Far longer than so many saves take; a limit in case the server refuses them. */
const ANSWER_MAX_MS = 20_000;
const EVENTS_MAX = 80;
/** A killed worker is noticed after its heartbeat of 10 s. */
const DRAFT_MAX_MS = 60_000;
const QUIETLY = { ref: false };
const EVENTS_BEFORE_ABSENCE = 5;
const READY_MAX_MS = 20_000;
const LOOK_MS = 100;
/** How long a writer waits after a save while no kill is imminent. */
const BREATH_MS = 300;

/** One kill in ten hits the first start, which creates the database; the others take turns among these. */
const FIRST_STARTS = 1 / 10;
const MOMENTS = [
  'answer',
  'draft',
  'draft', // the same draft, as it continues
  'start',
  'burst',
  'burst',
  'answer',
  'start',
  'burst',
  'answer',
  'answer',
  'start',
  'burst',
  'answer',
  'burst',
] as const;
type Moment = (typeof MOMENTS)[number];

/** The settings that an acknowledged commit needs to survive a crash of PostgreSQL. */
export const SAFE_SETTINGS = { synchronous_commit: 'on', full_page_writes: 'on' };

/** A run on a PostgreSQL that is shut down, crashes, and is once away for `seconds`, while the server runs. */
export function runOnPostgres(
  postgres: RestartablePostgres,
  { kills, seed, seconds, print }: Pick<RunOptions, 'kills' | 'seed' | 'print'> & OfAbsence,
): Promise<Findings> {
  const absences = [
    { how: 'fast', seconds: 0, postgres },
    { how: 'immediate', seconds, postgres },
  ] as const;
  return runKills({ kills, seed, databaseUrl: postgres.url, absences, print });
}

type OfAbsence = Pick<Absence, 'seconds'>;

/** Resolves with the findings; violations have been printed by then. */
export async function runKills(options: RunOptions): Promise<Findings> {
  const { kills, seed, databaseUrl, absences, print } = options;
  const report = newReport(print);
  const firstStarts = Math.floor(kills * FIRST_STARTS);
  const server = await newServer(databaseUrl, firstStarts);
  const run = newRun(server, seededRandom(seed), report);
  const tell = (count: string, what: string) => {
    const { acknowledged, lost } = report.found;
    print(`${count}  ${what.padEnd(28)} ${acknowledged} acknowledged, ${lost} lost`);
  };
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = kill < firstStarts ? 'start' : momentOf(kill - firstStarts);
      const told = await run.killAt(moment);
      report.killed();
      tell(`kill ${String(kill + 1).padStart(String(kills).length)}/${kills}`, told);
    }
    for (const [at, absence] of absences.entries()) {
      const told = await run.outlive(absence);
      report.databaseCameBack();
      tell(`absence ${at + 1}/${absences.length}`, told);
    }
    await run.end(databaseUrl);
  } catch (error) {
    report.violation(error instanceof Error ? (error.stack ?? error.message) : inspect(error));
  }
  if (report.found.violations === 0) await server.dispose();
  else print(`The data are kept in ${server.dataDir}`);
  await server.kill('SIGTERM');
  return report.found;
}

/** The database already exists unless a first start is to be killed. */
function newServer(databaseUrl: string | null, firstStarts: number): Promise<ServerProcess> {
  const env = {
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const isNew = databaseUrl !== null || firstStarts > 0;
  return newServerProcess(env, { data: isNew ? 'nothing' : 'template' });
}

const momentOf = (kill: number): Moment => MOMENTS[kill % MOMENTS.length] ?? 'burst';
const inspect = (error: unknown) => JSON.stringify(error);

/** Waits until the running server reaches its database again. */
async function ready(url: string): Promise<void> {
  for (const deadline = Date.now() + READY_MAX_MS; Date.now() < deadline; await pause(LOOK_MS)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error('The server did not outlive its database.');
}

function newRun(server: ServerProcess, random: Random, report: Report) {
  const people: Person[] = [];
  const writers: Writer[] = [];
  const drafts: Draft[] = [];
  const all = { people, writers, drafts };
  let onSaved = () => {};
  let breathMs = 0;

  async function settle(): Promise<void> {
    for (const name of PEOPLE) {
      const person = await newPerson(server.url, `${name}@example.org`);
      people.push(person);
      for (let count = 0; count < WRITERS_EACH; count += 1) {
        writers.push(await newWriter(`${name}${count}`, person, random, report, () => onSaved()));
      }
    }
  }

  /** Lets all writers write during `what`. */
  async function underLoad(what: () => Promise<unknown>): Promise<void> {
    const load = new AbortController();
    await Promise.all([
      what().finally(() => load.abort()),
      ...writers.map((writer) => writer.write(load.signal, () => breathMs)),
    ]);
  }

  /** A killed worker is noticed only after seconds, under any load, so the writers slow down meanwhile. */
  async function unhurried(what: () => Promise<unknown>): Promise<void> {
    breathMs = BREATH_MS;
    await what().finally(() => {
      breathMs = 0;
    });
  }

  const draftUnderway = () => drafts.find((draft) => !draft.isOver());

  const follow = (draft: Draft, enough: () => boolean) =>
    Promise.race([draft.follow(enough), pause(DRAFT_MAX_MS, 'late', QUIETLY)]);

  async function finish(draft: Draft): Promise<void> {
    const end = await follow(draft, () => false);
    if (end !== 'ended') throw new Error(`Draft ${draft.name} did not finish: ${end}`);
    await draft.check();
  }

  /** Starts the server, compares everything, and completes what was interrupted. */
  async function restart({ leavesDraft = false } = {}): Promise<void> {
    await server.start();
    if (people.length === 0) await settle();
    await compare({ leavesDraft });
  }

  async function compare({ leavesDraft = false } = {}): Promise<void> {
    for (const person of people) await person.renewToken();
    await Promise.all(writers.map((writer) => writer.recover()));
    const draft = draftUnderway();
    await draft?.ask();
    await checkLists(all, report);
    if (draft !== undefined && !leavesDraft) await underLoad(() => unhurried(() => finish(draft)));
  }

  const owner = (): Person => {
    const [first] = people;
    if (first === undefined) throw new Error('Nobody has an account yet.');
    return first;
  };

  const kills: Readonly<Record<Moment, () => Promise<string>>> = {
    async start() {
      const ms = random.between(0, people.length === 0 ? FIRST_START_MAX_MS : START_MAX_MS);
      const started = server.start().catch(() => undefined); // killed before it was ready
      await pause(ms);
      if ((await server.kill('SIGKILL')) !== null) throw new Error(server.log());
      await started;
      return `${ms} ms into a start`;
    },
    async burst() {
      await restart();
      const ms = random.between(0, BURST_MAX_MS);
      await underLoad(async () => {
        await pause(ms);
        await server.kill('SIGKILL');
      });
      return `${ms} ms into a burst`;
    },
    async answer() {
      await restart();
      const count = random.between(1, SAVES_MAX);
      let left = count;
      const answered = new Promise<void>((resolve) => {
        onSaved = () => {
          left -= 1;
          if (left === 0) server.kill('SIGKILL').then(() => resolve()); // synchronously
        };
      });
      await underLoad(() => Promise.race([answered, pause(ANSWER_MAX_MS, undefined, QUIETLY)]));
      await server.kill('SIGKILL');
      return `at the answer to save ${count}`;
    },
    async draft() {
      await restart({ leavesDraft: true });
      const draft = draftUnderway() ?? newDraft(`${drafts.length + 1}`, owner(), report);
      if (!drafts.includes(draft)) drafts.push(draft);
      const until = draft.events.length + random.between(1, EVENTS_MAX);
      await underLoad(async () => {
        await draft.ask();
        await unhurried(() =>
          follow(draft, () => {
            breathMs = 0; // it continues, and is to be killed under full load
            return draft.events.length >= until;
          }),
        );
        await server.kill('SIGKILL');
      });
      return `at event ${draft.events.length} of draft ${draft.name}`;
    },
  };

  /** The server runs without its database, under load and during a draft. */
  async function outlive({ how, seconds, postgres }: Absence): Promise<string> {
    await restart();
    const draft = newDraft(`${drafts.length + 1}`, owner(), report);
    drafts.push(draft);
    await underLoad(async () => {
      await draft.ask();
      await unhurried(() => follow(draft, () => draft.events.length >= EVENTS_BEFORE_ABSENCE));
      await pause(BREATH_MS); // until all writers save without a pause again
      await postgres.shutDown(how);
      await pause(seconds * 1000);
      await postgres.startAgain();
      await ready(server.url);
      await unhurried(async () => {
        while ((await follow(draft, () => false)) === 'cut off') await pause(LOOK_MS);
      });
    });
    await compare();
    await draft.check();
    if ((await server.kill('SIGTERM')) !== 0) throw new Error(server.log());
    return `${how} shutdown, back after ${seconds} s`;
  }

  return {
    killAt: (moment: Moment) => kills[moment](),
    outlive,
    /** Stops the server with SIGTERM and checks its tables. */
    async end(databaseUrl: string | null) {
      await restart();
      await checkLists(all, report);
      const code = await server.kill('SIGTERM');
      if (code !== 0) report.violation(`the server ended with code ${code} when asked to stop`);
      await checkTables({ databaseUrl, dataDir: server.dataDir }, all, report);
    },
  };
}
