/** Calls functions with hostile texts, one after the other, and says what each call took. Ended from outside when one takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { Caller, type Trial } from './caller.ts';
import { forgetWords, GIVEN_IN_NODE, TEXT_TOOLS } from './givenInNode.ts';
import { nameOf } from './recipe.ts';
import type { Order } from './search.ts';

const { trials, from, skipped, order, place } = workerData as {
  readonly trials: readonly Trial[];
  readonly from: number;
  /** Functions that have been found. */
  readonly skipped: readonly string[];
  readonly order: Order;
  /** Where the number of the present trial is told, and how many calls there have been. */
  readonly place: Int32Array;
};

const caller = new Caller({
  moduleOf: (file) => import(`${import.meta.dirname}/../../${file}`),
  given: GIVEN_IN_NODE,
  tools: TEXT_TOOLS,
  cpuMs: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  forget: forgetWords,
  onCall: () => Atomics.add(place, 1, 1),
});

const slow = new Set<string>(skipped);

for (let at = from; at < trials.length; at += 1) {
  const trial = trials[at] as Trial;
  const name = nameOf(trial.callable);
  // One finding is enough to look at a function.
  if (slow.has(name)) continue;
  Atomics.store(place, 0, at);
  const verdict = await caller.verdictOn(trial, order);
  if (verdict.overflow || verdict.growth !== null) slow.add(name);
  parentPort?.postMessage({ at, ...verdict });
}
parentPort?.close();
