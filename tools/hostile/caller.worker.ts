/** Calls functions with hostile texts, one after the other, and says what each call took. Ended from outside when one takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Callable, Recipe, Result } from './recipes.ts';
import { SEEDS } from './seeds.ts';
import { type Finding, nameOf, type Order, type Trial } from './search.ts';
import { ValueMaker } from './values.ts';

const { trials, from, skipped, order, place } = workerData as {
  readonly trials: readonly Trial[];
  readonly from: number;
  /** Functions that have been found. */
  readonly skipped: readonly string[];
  readonly order: Order;
  /** Where the number of the present trial is told, and how many calls there have been. */
  readonly place: Int32Array;
};

/** Calls a function, and what it returns as far as that takes texts again; reads a generator to its end. */
async function called(
  receiver: unknown,
  name: string,
  result: Result,
  text: string,
  maker: ValueMaker,
): Promise<void> {
  const holder = receiver as Record<string, unknown>;
  const { call, members = {} } = result;
  if (call === undefined) return;
  const values = call.parameters.map((recipe: Recipe) => maker.made(recipe, text));
  const value = await consumed((holder[name] as (...values: unknown[]) => unknown)(...values));
  if (value === undefined || value === null) return;
  await called({ value }, 'value', call.result, text, maker);
  for (const [member, inner] of Object.entries(call.result.members ?? members))
    if (typeof (value as Record<string, unknown>)[member] === 'function')
      await called(value, member, inner, text, maker);
}

async function consumed(value: unknown): Promise<unknown> {
  const awaited = value instanceof Promise ? await value : value;
  if (
    typeof awaited === 'object' &&
    awaited !== null &&
    'next' in awaited &&
    Symbol.iterator in awaited
  )
    return [...(awaited as Iterable<unknown>)];
  return awaited;
}

interface Outcome {
  readonly ms: number;
  readonly error: unknown;
}

async function tried(callable: Callable, trial: Trial, chars: number): Promise<Outcome> {
  const module: unknown = await import(`${import.meta.dirname}/../../${callable.file}`);
  const text = SEEDS[trial.seed](chars);
  Atomics.add(place, 1, 1);
  const before = process.threadCpuUsage();
  let error: unknown = null;
  try {
    await called(module, callable.name, callable.result, text, new ValueMaker(trial.shape));
  } catch (thrown) {
    error = thrown;
  }
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, error };
}

const ROUNDS = 3;
const ERROR_CHARS = 120;

async function best(callable: Callable, trial: Trial, chars: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1)
    least = Math.min(least, (await tried(callable, trial, chars)).ms);
  return least;
}

const [least = 0, largest = 0] = [order.sizes[0], order.sizes.at(-1)];
const mostGrowth = order.growth ** (order.sizes.length - 1);
const isLinear = (first: number, last: number): boolean =>
  last <= order.floorMs || last <= first * mostGrowth;

async function seemsLinear(callable: Callable, trial: Trial): Promise<boolean> {
  const { ms: last } = await tried(callable, trial, largest);
  return last <= order.floorMs || isLinear((await tried(callable, trial, least)).ms, last);
}

/** Null: doubling the text no more than doubles the work, on average over all sizes. Repeated only where it seems to. */
async function grown(callable: Callable, trial: Trial): Promise<Finding['ms'] | null> {
  if (await seemsLinear(callable, trial)) return null;
  let ms: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ms = [];
    for (const chars of order.sizes) ms.push(await best(callable, trial, chars));
    if (isLinear(ms[0] ?? 0, ms.at(-1) ?? 0)) return null;
  }
  // What is bounded, such as a table of so many cells, stops growing.
  const twice = await best(callable, trial, 2 * largest);
  return twice > (ms.at(-1) ?? 0) * order.growth ? ms : null;
}

const slow = new Set<string>(skipped);

for (let at = from; at < trials.length; at += 1) {
  const trial = trials[at] as Trial;
  const { callable } = trial;
  // One finding is enough to look at a function.
  if (slow.has(nameOf(callable))) continue;
  Atomics.store(place, 0, at);
  const { ms, error } = await tried(callable, trial, order.screenChars);
  const overflow = error instanceof RangeError && /stack/.test(error.message);
  const growth = ms > order.screenMs ? await grown(callable, trial) : null;
  if (overflow || growth !== null) slow.add(nameOf(callable));
  const said = error === null ? null : String(error).slice(0, ERROR_CHARS);
  parentPort?.postMessage({ at, ms, error: said, overflow, growth });
}
parentPort?.close();
