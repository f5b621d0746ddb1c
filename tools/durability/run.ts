/** The server is killed again and again under writing load; after each restart everything is compared. */
import { setTimeout as pause } from 'node:timers/promises';
import { newPerson, type Person } from '../lib/person.ts';
import { newServerProcess, type ServerProcess } from '../lib/serverProcess.ts';
import { checkLists, checkTables } from './checks.ts';
import { type Draft, newDraft } from './draft.ts';
import { type Findings, newReport, type Report } from './findings.ts';
import { type Random, seededRandom } from './random.ts';
import { newWriter, type Writer } from './writer.ts';

interface RunOptions {
  readonly kills: number;
  readonly seed: number;
  /** An empty PostgreSQL database; null: the embedded one. */
  readonly databaseUrl: string | null;
  print(line: string): void;
}

const PEOPLE = ['owner', 'writer'];
const WRITERS_EACH = 3;
const FIRST_START_MAX_MS = 5000;
const START_MAX_MS = 1500;
const BURST_MAX_MS = 1500;
const SAVES_MAX = 150;
/** Far more than so many saves take; no longer, when the server refuses them. */
const ANSWER_MAX_MS = 20_000;
const EVENTS_MAX = 80;
/** A worker that was killed is missed after its heartbeat of 10 s. */
const DRAFT_MAX_MS = 60_000;
const QUIETLY = { ref: false };

/** One kill in ten falls into the very first start, which makes the database; the rest go round these. */
const FIRST_STARTS = 1 / 10;
const MOMENTS = [
  'answer',
  'burst',
  'start',
  'burst',
  'draft',
  'draft', // the same one, as it goes on
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

/** Answers with what was found; what is wrong has been printed by then. */
export async function runKills({ kills, seed, databaseUrl, print }: RunOptions): Promise<Findings> {
  const report = newReport(print);
  const server = await newServerProcess({
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const run = newRun(server, seededRandom(seed), report);
  try {
    const firstStarts = Math.floor(kills * FIRST_STARTS);
    for (let kill = 0; kill < kills; kill += 1) {
      const moment = kill < firstStarts ? 'start' : momentOf(kill - firstStarts);
      const told = await run.killAt(moment);
      report.killed();
      const { acknowledged, lost } = report.found;
      const count = `kill ${String(kill + 1).padStart(String(kills).length)}/${kills}`;
      print(`${count}  ${told.padEnd(28)} ${acknowledged} acknowledged, ${lost} lost`);
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

const momentOf = (kill: number): Moment => MOMENTS[kill % MOMENTS.length] ?? 'burst';
const inspect = (error: unknown) => JSON.stringify(error);

function newRun(server: ServerProcess, random: Random, report: Report) {
  const people: Person[] = [];
  const writers: Writer[] = [];
  const drafts: Draft[] = [];
  const all = { people, writers, drafts };
  let onSaved = () => {};

  async function settle(): Promise<void> {
    for (const name of PEOPLE) {
      const person = await newPerson(server.url, `${name}@example.org`);
      people.push(person);
      for (let count = 0; count < WRITERS_EACH; count += 1) {
        writers.push(await newWriter(`${name}${count}`, person, random, report, () => onSaved()));
      }
    }
  }

  /** Everybody writes while `what` goes on. */
  async function underLoad(what: () => Promise<unknown>): Promise<void> {
    const load = new AbortController();
    await Promise.all([
      what().finally(() => load.abort()),
      ...writers.map((writer) => writer.write(load.signal)),
    ]);
  }

  const draftUnderway = () => drafts.find((draft) => !draft.isOver());

  const follow = (draft: Draft, enough: () => boolean) =>
    Promise.race([draft.follow(enough), pause(DRAFT_MAX_MS, 'late', QUIETLY)]);

  async function finish(draft: Draft): Promise<void> {
    const end = await follow(draft, () => false);
    if (end !== 'ended') throw new Error(`Draft ${draft.name} did not finish: ${end}`);
    await draft.check();
  }

  /** Starts the server, compares everything, and has what was cut off done to the end. */
  async function restart({ leavesDraft = false } = {}): Promise<void> {
    await server.start();
    if (people.length === 0) await settle();
    for (const person of people) await person.renewToken();
    await Promise.all(writers.map((writer) => writer.recover()));
    const draft = draftUnderway();
    await draft?.ask();
    await checkLists(all, report);
    if (draft !== undefined && !leavesDraft) await underLoad(() => finish(draft));
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
          if (left === 0) server.kill('SIGKILL').then(() => resolve()); // now, not a turn later
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
        await follow(draft, () => draft.events.length >= until);
        await server.kill('SIGKILL');
      });
      return `at event ${draft.events.length} of draft ${draft.name}`;
    },
  };

  return {
    killAt: (moment: Moment) => kills[moment](),
    /** Stops the server politely and looks into its tables. */
    async end(databaseUrl: string | null) {
      await restart();
      await checkLists(all, report);
      const code = await server.kill('SIGTERM');
      if (code !== 0) report.violation(`the server ended with code ${code} when asked to stop`);
      await checkTables({ databaseUrl, dataDir: server.dataDir }, all, report);
    },
  };
}
