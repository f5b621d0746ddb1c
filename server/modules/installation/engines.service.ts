import type { TaskName } from '#contract/lib/tasks.ts';
import { MODEL_RULES, type ModelChoice, type ModelRule } from '#domain/writing/modelRules.ts';
import type { Engine, Engines } from '../../adapters/model/engine.ts';
import { engineOf } from '../../adapters/model/engineOf.ts';
import type { Models } from '../../adapters/model/modelServer.ts';
import type { Deps } from '../../deps.ts';
import { findSetting } from './installationSetting.repo.ts';
import { storedModels } from './storedModels.ts';

const TOPIC = 'models';
/** A wake-up may be lost; the setting is then read again after this time. */
const REREAD_MS = 5000;

type EngineDeps = Pick<Deps, 'orm' | 'wakeups' | 'secrets' | 'log' | 'environmentModels' | 'local'>;
type Pair = Readonly<Record<ModelChoice, Engine>>;

/**
 * The engines of the environment or, if it sets no models, of the settings. Another process that changes the
 * settings rings, so nothing needs to be restarted.
 */
export function enginesOf(deps: EngineDeps): Engines {
  const { environmentModels, wakeups, log, local } = deps;
  const pairOf = (models: Models | null): Pair => ({
    fast: engineOf(models, 'fast', { log, local }),
    best: engineOf(models, 'best', { log, local }),
  });
  if (environmentModels !== null) {
    const pair = pairOf(environmentModels);
    return { ...handedOut(async () => pair), changed() {} };
  }
  let known = { revision: null as string | null, pair: pairOf(null) };
  const readPair = async (): Promise<Pair> => {
    const row = await findSetting(deps.orm, TOPIC);
    const revision = row?.revision ?? null;
    if (revision !== known.revision)
      known = { revision, pair: pairOf(row && (await storedModels(deps, row))) };
    return known.pair;
  };
  const reading = rereadAfter(REREAD_MS, readPair);
  wakeups.onRing(TOPIC, reading.forget);
  return {
    ...handedOut(reading.value),
    changed() {
      reading.forget(); // a ring of our own arrives after the answer to the request
      wakeups.ring(TOPIC);
    },
  };
}

/** Hands out the engines of a pair by the rules of each task. */
function handedOut(pairOf: () => Promise<Pair>): Pick<Engines, 'engineFor' | 'enginesFor'> {
  return {
    engineFor: async (task) => (await pairOf())[MODEL_RULES[task].model],
    async enginesFor(task: TaskName) {
      const { model, fallback }: ModelRule = MODEL_RULES[task];
      const pair = await pairOf();
      const engine = pair[model];
      const spare = fallback && pair[fallback];
      return { engine, spare: spare?.model === engine.model ? null : spare };
    },
  };
}

/** Keeps the value of a successful read for a while; readers at the same time share a read. */
function rereadAfter<T>(ms: number, read: () => Promise<T>) {
  let last: { readonly value: Promise<T>; readonly at: number } | null = null;
  const value = (): Promise<T> => {
    if (last !== null && performance.now() - last.at < ms) return last.value;
    const next = { value: read(), at: performance.now() };
    last = next;
    next.value.catch(() => {
      if (last === next) last = null;
    });
    return next.value;
  };
  return {
    value,
    forget() {
      last = null;
    },
  };
}
