import type { ChatQuestion } from '#domain/writing/writingTask.ts';
import { chatPrompt } from '../../../prompts/chat.ts';
import type { AnswerOptions } from '../engine.ts';
import type { AskedModel } from './questions.ts';
import { Showing, textBlocks } from './textBlocks.ts';

/** The largest heading within an answer, which stands in a narrow panel. */
const ABOVE_HEADINGS = { text: '', level: 2 };

/** Answers with a language model, as Markdown that becomes blocks while it comes. */
export async function* answer(
  asked: AskedModel,
  question: ChatQuestion,
  { signal }: AnswerOptions,
): AsyncGenerator<readonly string[]> {
  const blocks: string[] = [];
  const showing = new Showing();
  const place = { heading: ABOVE_HEADINGS, from: 0, signal };
  for await (const { at, html } of textBlocks(asked, chatPrompt(question), place)) {
    blocks[at] = html;
    if (showing.isDue()) yield [...blocks];
  }
  yield blocks;
}
