/** Tries what the product needs of a model. */
import { z } from 'zod';
import type { ModelOutcome, TestedModel } from '#contract/installation/installation.schema.ts';
import { countingPrompt, greetingPrompt } from '../../../prompts/probe.ts';
import { engineErrorOf } from './engineErrors.ts';
import { type AskedModel, askObject, askText, askWhole } from './questions.ts';

const numbersAnswer = z.object({ numbers: z.array(z.number()).min(1) });

/** Tries one thing after the other: a server on a small machine could not do them at once. */
export async function probe(asked: AskedModel, signal: AbortSignal): Promise<TestedModel> {
  return {
    name: asked.name,
    text: await outcomeOf(
      async () => (await askWhole(asked, greetingPrompt, signal)).trim() !== '',
    ),
    streaming: await outcomeOf(async () => {
      let text = '';
      for await (const words of askText(asked, greetingPrompt, signal)) text += words;
      return text.trim() !== '';
    }),
    structured: await outcomeOf(async () => {
      const numbers = (answer: z.infer<typeof numbersAnswer>) => answer.numbers;
      return (await askObject(asked, countingPrompt, numbersAnswer, numbers, signal)) !== null;
    }),
  };
}

/** How long it took, or why there was no usable answer. */
async function outcomeOf(isUsable: () => Promise<boolean>): Promise<ModelOutcome> {
  const startedAt = performance.now();
  try {
    if (!(await isUsable())) return { result: 'failed', failure: 'model_answer_unusable' };
    return { result: 'worked', ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    const { code: failure, said } = engineErrorOf(error);
    return { result: 'failed', failure, said };
  }
}
