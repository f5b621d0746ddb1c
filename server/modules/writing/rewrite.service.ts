/** A text that is in no article in other words, as a job of one step: charged when it is asked for, and given back unless it is written. */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { REWRITES, TONES } from '#contract/lib/tasks.ts';
import type { contentSchemas } from '#contract/writing/content.schema.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { AFTER_FAILURE, MODEL_RULES } from '#domain/writing/modelRules.ts';
import { PROPOSALS } from '#domain/writing/proposals.ts';
import { NO_WISHES, type ProposalTask } from '#domain/writing/writingTask.ts';
import { escapeText } from '#html/escape.ts';
import { linesOf } from '#html/plainText.ts';
import { textOfHtml } from '#html/text.ts';
import { type Engine, EngineError, type PlanOptions } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { startSteps } from '../work/work.service.ts';
import { keepAnswers } from './modelAnswer.api.ts';

const inputSchema = z.object({
  name: z.enum(REWRITES),
  tone: z.enum(TONES).nullable(),
  /** To translate into. */
  target: z.string().nullable(),
  text: z.string(),
  language: z.string(),
});
type Input = z.output<typeof inputSchema>;

export const rewriting = defineSteppedJob({
  kind: 'rewrite',
  input: inputSchema,
  charge: 'aiFeatures',
  limits: {
    perWorkspace: 8,
    most: 1,
    atOnce: 1,
    attempts: 1 + MODEL_RULES.rephrase.retries,
    stepMs: MODEL_RULES.rephrase.answerMs + 10_000, // so that the reason is known
    retryMs: 2000,
    turnMs: 0,
  },
  plan: async () => [{ key: 'rewrite', turn: null }],
  async run(deps, { id, input }, _step, signal): Promise<StepEnd> {
    try {
      const onAnswer = keepAnswers(deps, id);
      return { state: 'done', outcome: await writtenBy(deps, input, { signal, onAnswer }) };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.isTransient) throw new Problem(error.code, { failure: error.failure });
      return { state: 'failed', error: error.failure };
    }
  },
});

/** Rejects with why nothing was written, after the other model has been asked where it may know better. */
async function writtenBy(
  { engines }: Pick<Deps, 'engines'>,
  input: Input,
  options: PlanOptions,
): Promise<string> {
  const { engine, spare } = await engines.enginesFor(input.name);
  const task = proposalOf(input);
  return firstOf(engine, task, options).catch((error: unknown) => {
    const isFinal = error instanceof EngineError && AFTER_FAILURE[error.code] === 'final';
    if (spare === null || isFinal || options.signal.aborted) throw error;
    return firstOf(spare, task, options);
  });
}

/** The first alternative, as plain text. */
async function firstOf(engine: Engine, task: ProposalTask, options: PlanOptions): Promise<string> {
  for await (const { blocks, isComplete } of engine.propose(task, { ...options, written: [] })) {
    const text = blocks.map((html) => textOfHtml(html).trim()).join('\n\n');
    if (isComplete && text !== '') return text;
  }
  throw new EngineError('model_answer_unusable', { isTransient: false });
}

/** A task without an article around it. A text of one line is rewritten as running text. */
function proposalOf({ name, tone, target, text, language }: Input): ProposalTask {
  const lines = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const blocks = lines.map((line, at) => ({ id: String(at), html: `<p>${escapeText(line)}</p>` }));
  const [block] = blocks;
  const selected = escapeText(text);
  const within =
    block === undefined || blocks.length > 1 ? null : { block, before: '', selected, behind: '' };
  return {
    ...NO_WISHES,
    topic: '',
    keywords: [],
    language,
    location: '',
    notes: '',
    kind: name,
    newTone: tone,
    targetLanguage: target,
    after: null,
    blocks: within === null ? blocks : [],
    within,
    level: 1,
    textBefore: '',
    textBehind: '',
    headings: [],
  };
}

type Call = CallContext & {
  readonly workspaceId: WorkspaceId;
  readonly body: z.output<typeof contentSchemas.postRewrite.body>;
};

/** Starts it. Throws `no_model` for what the engine cannot write, `passage_too_long`, `limit_reached`, and `work_running`. */
export async function startRewrite(deps: Deps, { body, ...call }: Call): Promise<JobId> {
  const { requestId, task, text, language } = body;
  const engine = await deps.engines.engineFor(task.name);
  if (!engine.tasks.includes(task.name)) throw new Problem('no_model');
  if (text.length > PROPOSALS[task.name].mostChars) throw new Problem('passage_too_long');
  const input = {
    name: task.name,
    tone: task.name === 'changeTone' ? task.tone : null,
    target: task.name === 'translate' ? task.language : null,
    text,
    language: language || 'en',
  };
  return startSteps(deps, rewriting, call, { requestId, articleId: null, input });
}
