import { randomUUID } from 'node:crypto';
import type { JobId } from '#db/schema/ids.ts';
import { modelAnswer } from '#db/schema/work.ts';
import type { ModelAnswer } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';

/** Stores what each answer of a model took. A failure is logged: it must not end the job that got the answer. */
export const keepAnswers =
  ({ orm, log }: Pick<Deps, 'orm' | 'log'>, jobId: JobId) =>
  (answer: ModelAnswer): void => {
    orm
      .insert(modelAnswer)
      .values({ id: randomUUID(), jobId, ...answer })
      .catch((error: unknown) => log.warn({ err: error }, 'usage was not stored'));
  };
