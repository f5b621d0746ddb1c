import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { SpellingAnswer, SpellingMessage } from './harper.ts';
import type { SpellingPorts } from './spelling.ports.ts';

/** The first request waits until the checker is loaded: on a slow network, some megabytes. */
const LOADING_MAX_MS = 60_000;
/** A text takes milliseconds. Whoever is slower than that is better off without. */
const CHECK_MAX_MS = 10_000;

export type SpellingWorker = WorkerLike<SpellingMessage, SpellingAnswer>;

/** Checks texts in a worker, so that no key press waits. */
export function createSpelling(open: () => SpellingWorker): SpellingPorts {
  const calls = new WorkerCalls({ open });
  return {
    async check({ texts, dialect }) {
      const patience = calls.isOpen ? CHECK_MAX_MS : LOADING_MAX_MS;
      const { findings } = await calls.ask((id) => ({ id, texts, dialect }), patience);
      return findings;
    },
    end: () => calls.end('The checker was closed.'),
  };
}
