/** The embedded engine beside the server: sorting the notes of a long article under their headings takes seconds. */
import type { Outline } from '#contract/writing/content.schema.ts';
import type { Material } from '#domain/writing/writingTask.ts';
import { answerOf } from '../../../lib/threadAnswers.ts';
import { threadPool } from '../../../lib/threadPool.ts';
import type { Engine } from '../engine.ts';
import type { EmbeddedWork } from './embedded.worker.ts';
import { embeddedEngine } from './embeddedEngine.ts';

/** Its word lists take half a second to load, so the thread is kept for the next texts. */
const pool = threadPool(new URL('./embedded.worker.ts', import.meta.url), {
  threads: 1,
  timeoutMs: 60_000,
  idleMs: 60_000,
});

async function beside<Name extends keyof EmbeddedWork>(
  name: Name,
  ...input: Parameters<EmbeddedWork[Name]>
): Promise<Awaited<ReturnType<EmbeddedWork[Name]>>> {
  return (await answerOf(pool, { name, input })) as Awaited<ReturnType<EmbeddedWork[Name]>>;
}

/** Writes as `embeddedEngine` does, in a thread. A text arrives as a whole. */
export const embeddedInThread: Engine = {
  ...embeddedEngine,
  async *write(task, options) {
    // Another engine has to write these; the thread would end with the error.
    if (!embeddedEngine.tasks.includes(task.kind))
      return yield* embeddedEngine.write(task, options);
    const pieces = await beside('write', task, options.written);
    options.signal.throwIfAborted();
    yield* pieces;
  },
  async plan(task, { signal }) {
    const outline = await beside('plan', task);
    signal.throwIfAborted();
    return outline;
  },
  async *propose(task, options) {
    if (!embeddedEngine.tasks.includes(task.kind))
      return yield* embeddedEngine.propose(task, options);
    const alternatives = await beside('propose', task, options.written);
    options.signal.throwIfAborted();
    yield* alternatives;
  },
};

/** An outline to write by, made in a thread. */
export const outlineInThread = (material: Material): Promise<Outline> =>
  beside('workingOutline', material);
