/** Looks for functions that take more than linear time for a hostile text. */
import { Worker } from 'node:worker_threads';
import type { CallRule, Trial, Verdict } from './caller.ts';
import { isOfPage, runInChromium } from './inChromium.ts';
import { type NotCalled, reasonOf } from './notCalled.ts';
import { type Callable, hasLists, nameOf } from './recipe.ts';
import { readersOfText } from './recipes.ts';
import { SEED_NAMES, type SeedName } from './seeds.ts';
import type { Shape } from './values.ts';

export interface Order extends CallRule {
  /** A call that takes longer is ended. */
  readonly stopMs: number;
  /** One of so many texts. */
  readonly share: number;
  /** Only functions of these rooms or files; all by default. */
  readonly places?: readonly string[];
  readonly told?: (finding: Finding) => void;
}

export interface Finding {
  readonly name: string;
  readonly seed: SeedName;
  readonly shape: Shape;
  readonly what: 'grows' | 'stopped' | 'overflows';
  /** CPU at each size. */
  readonly ms: readonly number[];
}

export interface Search {
  /** The functions, as "file name". */
  readonly called: readonly string[];
  readonly notCalled: readonly (NotCalled & { readonly name: string })[];
  readonly trials: number;
  readonly findings: readonly Finding[];
  /** Functions that threw at each text, and what. */
  readonly unread: readonly (readonly [name: string, error: string])[];
  readonly slowest: readonly (readonly [name: string, ms: number])[];
}

interface Answer extends Verdict {
  readonly at: number;
}

const shapesOf = ({ result }: Callable): readonly Shape[] =>
  result.call?.parameters.some(hasLists) ? ['whole', 'pieces'] : ['whole'];

/** Each function with each text. */
export const FULL_SEARCH: Order = {
  screenChars: 200_000,
  screenMs: 25,
  sizes: [50_000, 100_000, 200_000],
  growth: 2.6,
  floorMs: 30,
  stopMs: 5000,
  share: 1,
};

/** Each function with a few of the texts, others for each function. */
export const SHORT_SEARCH: Order = {
  ...FULL_SEARCH,
  screenChars: 50_000,
  screenMs: 25,
  sizes: [50_000, 100_000],
  stopMs: 2500,
  share: 35,
};

export async function searched(order: Order): Promise<Search> {
  const { places = [''], told = () => {} } = order;
  const readers = readersOfText(places).map((callable) => ({
    callable,
    name: nameOf(callable),
    reason: reasonOf(callable),
  }));
  const callables = readers
    .flatMap(({ callable, reason }) => (reason === null ? [callable] : []))
    .sort((a, b) => Number(isOfPage(a.file)) - Number(isOfPage(b.file)));
  const trials = callables.flatMap((callable, number) =>
    shapesOf(callable).flatMap((shape) =>
      SEED_NAMES.filter((_, at) => (at + number) % order.share === 0).map(
        (seed): Trial => ({ callable, seed, shape }),
      ),
    ),
  );
  const answers: Answer[] = [];
  const findings: Finding[] = [];
  const add = (at: number, what: Finding['what'], ms: readonly number[] = []) => {
    const { callable, seed, shape } = trials[at] as Trial;
    const finding = { name: nameOf(callable), seed, shape, what, ms };
    findings.push(finding);
    told(finding);
  };
  const answered = (answer: Answer) => {
    answers.push(answer);
    if (answer.overflow) add(answer.at, 'overflows');
    if (answer.growth !== null) add(answer.at, 'grows', answer.growth);
  };
  const ofPage = trials.findIndex(({ callable }) => isOfPage(callable.file));
  const inNode = ofPage < 0 ? trials : trials.slice(0, ofPage);
  for (let from = 0; from < inNode.length; ) {
    const stoppedAt = await run(
      inNode,
      from,
      findings.map(({ name }) => name),
      order,
      answered,
    );
    if (stoppedAt === null) break;
    add(stoppedAt, 'stopped');
    from = stoppedAt + 1;
  }
  await runInChromium(trials.slice(inNode.length), order, (place, verdict) => {
    const at = inNode.length + place;
    if (verdict === null) add(at, 'stopped');
    else answered({ at, ...verdict });
  });
  const byName = Map.groupBy(answers, ({ at }) => nameOf((trials[at] as Trial).callable));
  return {
    called: callables.map(nameOf),
    notCalled: readers.flatMap(({ name, reason }) =>
      reason === null ? [] : [{ name, ...reason }],
    ),
    trials: trials.length,
    findings,
    unread: [...byName].flatMap(([name, own]) =>
      own.every(({ error }) => error !== null) ? [[name, own[0]?.error ?? ''] as const] : [],
    ),
    slowest: answers
      .map(({ at, ms }) => {
        const { callable, seed, shape } = trials[at] as Trial;
        return [`${nameOf(callable)} ${seed} ${shape}`, ms] as const;
      })
      .sort(([, a], [, b]) => b - a)
      .slice(0, 40),
  };
}

const LOOK_MS = 100;

/** Of the process, in which nothing else runs: a busy machine makes no call longer. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Returns the number of the trial that had to be ended, null if all have run. */
function run(
  trials: readonly Trial[],
  from: number,
  skipped: readonly string[],
  order: Order,
  answered: (answer: Answer) => void,
): Promise<number | null> {
  const place = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  place[0] = from;
  const worker = new Worker(new URL('./caller.worker.ts', import.meta.url), {
    workerData: { trials, from, skipped, order: { ...order, told: null }, place },
    resourceLimits: { maxOldGenerationSizeMb: 1500 },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    let since = { call: 0, ms: cpuMs() };
    const look = setInterval(() => {
      const call = Atomics.load(place, 1);
      if (call !== since.call) since = { call, ms: cpuMs() };
      if (cpuMs() - since.ms > order.stopMs) void end(Atomics.load(place, 0));
    }, LOOK_MS);
    const end = async (at: number | null) => {
      clearInterval(look);
      resolve(at);
      await worker.terminate();
    };
    worker.on('message', (answer: Answer) => {
      answered(answer);
    });
    worker.on('error', (error) => {
      console.error(String(error));
      void end(Atomics.load(place, 0));
    });
    worker.on('exit', () => void end(null));
  });
}
