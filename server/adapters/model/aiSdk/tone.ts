import { z } from 'zod';
import { saidTone } from '#domain/voice/saidTone.ts';
import type { ToneTask } from '#domain/writing/writingTask.ts';
import { tonePrompt } from '../../../prompts/tone.ts';
import { EngineError } from '../engine.ts';
import { type AskedModel, askObject } from './questions.ts';

const answerSchema = z.object({ words: z.array(z.string()), advice: z.string() });

/** Says in words how a voice sounds. Rejects if no answer was usable. */
export async function tone(
  asked: AskedModel,
  task: ToneTask,
  signal: AbortSignal,
): Promise<string> {
  const { language } = task.voice.profile;
  const use = (answer: z.infer<typeof answerSchema>) => saidTone(answer, language);
  const said = await askObject(asked, tonePrompt(task), answerSchema, use, signal);
  if (said === null) throw new EngineError('model_answer_unusable', { isTransient: true });
  return said;
}
