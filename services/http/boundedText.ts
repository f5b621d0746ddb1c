import { ANSWER_LIMIT_BYTES } from '#contract/lib/answer.ts';

/** The text of an answer. Stops reading an answer that is too large: it may be endless. */
export async function boundedText(answer: Pick<Response, 'body' | 'text'>): Promise<string> {
  if (!answer.body) return answer.text();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    if (text.length <= ANSWER_LIMIT_BYTES) continue;
    await reader.cancel();
    throw new Error('The answer is too large.');
  }
  return text;
}
