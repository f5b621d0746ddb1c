/** The tone of a voice in words of a model, as a job of one step: charged when it is asked for, and given back unless it is said. */
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { measuredSchema } from '#contract/voice/brandVoice.schema.ts';
import type { contentSchemas } from '#contract/writing/content.schema.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { AFTER_FAILURE, MODEL_RULES } from '#domain/writing/modelRules.ts';
import type { ToneTask } from '#domain/writing/writingTask.ts';
import { EngineError, type PlanOptions } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { startSteps } from '../work/work.service.ts';
import { keepAnswers } from './modelAnswer.api.ts';

export const toneOfVoice = defineSteppedJob({
  kind: 'voiceTone',
  input: measuredSchema,
  charge: 'aiFeatures',
  limits: {
    perWorkspace: 4,
    most: 1,
    atOnce: 1,
    attempts: 1 + MODEL_RULES.tone.retries,
    stepMs: MODEL_RULES.tone.answerMs + 10_000, // so that the reason is known
    retryMs: 2000,
    turnMs: 0,
  },
  plan: async () => [{ key: 'tone', turn: null }],
  async run(deps, { id, input }, _step, signal): Promise<StepEnd> {
    try {
      const onAnswer = keepAnswers(deps, id);
      return { state: 'done', outcome: await saidBy(deps, { voice: input }, { signal, onAnswer }) };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.isTransient) throw new Problem(error.code, { failure: error.failure });
      return { state: 'failed', error: error.failure };
    }
  },
});

/** Rejects with why there is no tone, after the other model has been asked where it may know better. */
async function saidBy(
  { engines }: Pick<Deps, 'engines'>,
  task: ToneTask,
  options: PlanOptions,
): Promise<string> {
  const { engine, spare } = await engines.enginesFor('tone');
  if (!engine.tasks.includes('tone'))
    throw new EngineError('model_not_found', { isTransient: false });
  return engine.describe(task, options).catch((error: unknown) => {
    const isFinal = error instanceof EngineError && AFTER_FAILURE[error.code] === 'final';
    if (spare === null || isFinal || options.signal.aborted) throw error;
    return spare.describe(task, options);
  });
}

type Call = CallContext & {
  readonly workspaceId: WorkspaceId;
  readonly body: z.output<typeof contentSchemas.postTone.body>;
};

/** Starts it. Throws `no_model`, `limit_reached`, and `work_running` while enough tones are being said. */
export async function startTone(deps: Deps, { body, ...call }: Call): Promise<JobId> {
  const { requestId, ...input } = body;
  const engine = await deps.engines.engineFor('tone');
  if (!engine.tasks.includes('tone')) throw new Problem('no_model');
  return startSteps(deps, toneOfVoice, call, { requestId, articleId: null, input });
}
