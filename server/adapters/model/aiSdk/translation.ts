/** Translates an article with a language model: the texts of some blocks at a time, which become blocks of the same form. */
import { z } from 'zod';
import { fittingFields, suggestedSlug } from '#domain/article/fieldText.ts';
import { NO_RESULT_FIELDS } from '#domain/article/searchFields.ts';
import {
  plainSegment,
  SEGMENT_MAX_CHARS,
  type Segment,
  segmentsOf,
  withTexts,
} from '#domain/writing/segments.ts';
import { type Translated, translatedOf, untranslated } from '#domain/writing/translated.ts';
import type { TranslationTask } from '#domain/writing/writingTask.ts';
import { slotHtml } from '#html/slot.ts';
import { collapsed, textOfHtml } from '#html/text.ts';
import { filled, knownLanguage, scaffoldOf } from '../../../material/scaffold.ts';
import { translationPrompt } from '../../../prompts/translation.ts';
import { EngineError, type Piece, type WriteOptions } from '../engine.ts';
import { type AskedModel, askObject } from './questions.ts';

/** Texts in one question. */
const TEXTS_AT_ONCE = 20;
/** How much of the last translated text a question shows. */
const BEFORE_CHARS = 600;
const TITLE_CHARS = 300;

/** Some blocks at a time; continues behind the blocks that are done. */
export async function* translation(
  asked: AskedModel,
  task: TranslationTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const { blocks } = task.original;
  const total = blocks.length;
  const translator = translatorOf(asked, task, signal);
  let { done, blocks: at } = written.translated ?? { done: 0, blocks: 0 };
  if (written.translated === undefined) {
    yield await named(task, translator);
    yield { type: 'translated', done, total, blocks: at };
  }
  while (done < total) {
    const batch = batchFrom(blocks, done);
    const texts = await translator(batch.flatMap(segmentsOf));
    for (const html of batch) {
      const own = texts.splice(0, segmentsOf(html).length);
      const put = withTexts(
        html,
        own.map((text) => text.html),
      );
      yield { type: 'block', at: at++, html: put };
      const doubtful = own.flatMap((text) => text.doubtful);
      if (doubtful.length > 0)
        yield { type: 'block', at: at++, html: compareSlot(task.language, doubtful) };
    }
    done += batch.length;
    yield { type: 'translated', done, total, blocks: at };
  }
}

/** As many blocks as fit into a question, but at least one. */
function batchFrom(blocks: readonly string[], from: number): readonly string[] {
  let [chars, texts, end] = [0, 0, from];
  while (end < blocks.length) {
    const segments = segmentsOf(blocks[end] ?? '');
    chars += segments.reduce((sum, { text }) => sum + text.length, 0);
    texts += segments.length;
    if (end > from && (chars > SEGMENT_MAX_CHARS || texts > TEXTS_AT_ONCE)) break;
    end += 1;
  }
  return blocks.slice(from, end);
}

/** Title and search fields. A slug is made of the new title, as addresses are. */
async function named(task: TranslationTask, translate: Translate): Promise<Piece> {
  const { title, fields } = task.original;
  const names = [title, fields.seoTitle, fields.description];
  const segments = names.filter((text) => text !== '').map(plainSegment);
  const texts = (await translate(segments)).map(({ html }) => collapsed(textOfHtml(html)));
  const [newTitle = '', seoTitle = '', description = ''] = names.map((text) =>
    text === '' ? '' : (texts.shift() ?? ''),
  );
  const slug = fields.slug === '' ? '' : suggestedSlug(seoTitle || newTitle, task.language);
  return {
    type: 'named',
    title: newTitle.slice(0, TITLE_CHARS).toWellFormed(),
    fields: {
      ...NO_RESULT_FIELDS,
      ...fittingFields({ seoTitle, description, slug }, task.language),
    },
  };
}

const compareSlot = (language: string, what: readonly string[]): string =>
  slotHtml([
    filled(scaffoldOf(knownLanguage(language)).compare, { what: [...new Set(what)].join(' · ') }),
  ]);

type Translate = (segments: readonly Segment[]) => Promise<Translated[]>;

/** Asks for the texts of each call in questions of a bounded size. What an answer has wrong is asked for once more, alone. */
function translatorOf(
  asked: AskedModel,
  { from, language: to, original: { title } }: TranslationTask,
  signal: AbortSignal,
): Translate {
  let before = '';
  const ask: Ask = async (segments, keep = []) => {
    const texts = segments.map(({ text }) => text);
    const question = translationPrompt({ from, to, title, before, texts, keep });
    const answers = await askObject(asked, question, translationAnswer, byNumber, signal);
    return segments.map((segment, at) =>
      translatedOf(segment, answers?.get(at + 1) ?? '', { from, to }),
    );
  };
  return async (segments) => {
    const all: Translated[] = [];
    for (const some of questionsOf(segments)) {
      const found = await translatedOrKept(some, ask);
      before = textOfHtml(found.map(({ html }) => html).join(' '))
        .slice(-BEFORE_CHARS)
        .toWellFormed();
      all.push(...found);
    }
    return all;
  };
}

/** Null for a text without a usable answer. `keep`: what the last answer has lost. */
type Ask = (
  segments: readonly Segment[],
  keep?: readonly string[],
) => Promise<(Translated | null)[]>;

async function translatedOrKept(segments: readonly Segment[], ask: Ask): Promise<Translated[]> {
  const found = await ask(segments);
  let isUseless = segments.length > 1 && found.every((one) => one === null);
  const texts: Translated[] = [];
  for (const [at, segment] of segments.entries()) {
    const first = found[at] ?? null;
    const isGood = first !== null && first.doubtful.length === 0;
    const [second = null] = isGood ? [first] : await ask([segment], first?.doubtful);
    // Otherwise each text of the article would be asked for, in vain.
    if (isUseless && second === null)
      throw new EngineError('model_answer_unusable', { isTransient: false });
    isUseless = false;
    texts.push(better(first, second) ?? untranslated(segment));
  }
  return texts;
}

const better = (one: Translated | null, other: Translated | null): Translated | null =>
  one === null || (other !== null && other.doubtful.length <= one.doubtful.length) ? other : one;

/** Segments in groups that fit into a question each. */
function questionsOf(segments: readonly Segment[]): Segment[][] {
  const questions: Segment[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const segment of segments) {
    chars += segment.text.length;
    const isFull = chars > SEGMENT_MAX_CHARS || questions.at(-1)?.length === TEXTS_AT_ONCE;
    if (isFull) {
      questions.push([segment]);
      chars = segment.text.length;
    } else questions.at(-1)?.push(segment);
  }
  return questions;
}

const translationAnswer = z.object({
  texts: z.array(z.object({ n: z.number(), text: z.string() })).min(1),
});

const byNumber = ({ texts }: z.infer<typeof translationAnswer>): ReadonlyMap<number, string> =>
  new Map(texts.map(({ n, text }) => [n, text]));
