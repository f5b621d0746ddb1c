/** Writes a social media post with a language model: the texts for one channel after the other. */
import { z } from 'zod';
import type { Channel } from '#contract/lib/channels.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { linksIn } from '#domain/social/links.ts';
import { htmlOfPost } from '#domain/social/post.ts';
import { fitsOn, lengthOn } from '#domain/social/postLength.ts';
import { unprovenFigures } from '#domain/social/unproven.ts';
import type { PostTask } from '#domain/writing/writingTask.ts';
import { withoutEmphasis } from '#html/markdown/emphasis.ts';
import { postPrompt } from '../../../prompts/post.ts';
import { EngineError, type Piece, type WriteOptions } from '../engine.ts';
import { type AskedModel, askObject } from './questions.ts';

const answerSchema = z.object({ texts: z.array(z.string()) });

/** A block is written as a whole, so writing continues behind the last one. */
export async function* post(
  asked: AskedModel,
  task: PostTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const from = written.blocks.filter((html) => html !== '').length;
  for (const [at, channel] of task.channels.entries()) {
    const first = at * task.variants;
    if (first + task.variants <= from) continue;
    const texts = await textsFor(asked, task, channel, signal);
    for (const [place, text] of texts.entries()) {
      if (first + place < from) continue;
      yield {
        type: 'block',
        at: first + place,
        html: htmlOfPost({
          channel,
          variant: place + 1,
          text,
          unproven: unprovenFigures(text, materialOf(task), task.language),
        }),
      };
    }
  }
}

/** Everything that a figure may come from. */
const materialOf = (task: PostTask): string[] => [
  task.topic,
  task.notes,
  task.audience,
  task.guidance,
  task.link,
  ...task.keywords,
  ...task.paragraphs,
  ...(task.sources ?? []).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
];

/** Asks once more if a text is too long; then it stays as it is, and the editor marks what is over the limit. */
async function textsFor(
  asked: AskedModel,
  task: PostTask,
  channel: Channel,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const ask = (tooLong: readonly string[]) => {
    const limit = CHANNEL[channel].limit - lengthOn(channel, endedWith('', task.link));
    const prompt = postPrompt(task, { channel, limit, tooLong });
    return askObject(asked, prompt, answerSchema, (answer) => usable(answer, task), signal);
  };
  const isTooLong = (text: string) => !fitsOn(channel, text);
  const texts = await ask([]);
  if (texts === null) throw new EngineError('model_answer_unusable', { isTransient: true });
  const tooLong = texts.filter(isTooLong);
  if (tooLong.length === 0) return texts;
  const again = await ask(tooLong);
  const isBetter = again !== null && again.filter(isTooLong).length < tooLong.length;
  return isBetter ? again : texts;
}

/** Null if a text is missing. Posts are plain text, though models write Markdown. A link can only be the one that the writer has named. */
function usable({ texts }: z.infer<typeof answerSchema>, task: PostTask): string[] | null {
  const clean = texts
    .map((text) => withoutEmphasis(withoutLinks(text)).trim())
    .filter((text) => text !== '');
  if (clean.length < task.variants) return null;
  return clean.slice(0, task.variants).map((text) => endedWith(text, task.link));
}

const endedWith = (text: string, link: string): string =>
  link === '' ? text : `${text}\n\n${link}`;

/** An address with an unknown ending, too: other channels than X may make a link of it. */
const withoutLinks = (text: string): string =>
  linksIn(text)
    .reduce((rest, { link }) => rest.replace(link, ''), text)
    .replace(/https?:\/\/[^\s<>"]+/gi, '');
