/** Proposes with a language model: texts one after the other as a stream, titles and descriptions all at once. */
import { z } from 'zod';
import { hasOnlyNumbersOf, isOfResults } from '#domain/seo/result/resultTexts.ts';
import { isText, PROPOSALS } from '#domain/writing/proposals.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { escapeText } from '#html/escape.ts';
import { textOfHtml } from '#html/text.ts';
import { META_LIMITS, proposalPrompt, wholeArticlePrompt } from '../../../prompts/proposal.ts';
import { type Alternative, EngineError, type ProposeOptions } from '../engine.ts';
import { element } from '../html.ts';
import { plainLine, runningText, textOf } from './progress.ts';
import { type AskedModel, askObject } from './questions.ts';
import { Showing, textBlocks } from './textBlocks.ts';

type Propose = (
  asked: AskedModel,
  task: ProposalTask,
  options: ProposeOptions,
) => AsyncGenerator<Alternative>;

export const propose: Propose = (asked, task, options) => {
  if (task.kind === 'titles') return titles(asked, task, options);
  if (task.kind === 'meta') return metas(asked, task, options);
  return texts(asked, task, options);
};

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/<\/?strong>/g, '**'],
  [/<\/?em>/g, '*'],
  [/<\/?s>/g, '~~'],
];

/** The text of the passage, with its formatting in Markdown. */
function oldText({ within, blocks }: ProposalTask): string {
  const html =
    within === null ? blocks.filter(isText).map((block) => block.html) : [within.selected];
  return textOf(html.map((one) => MARKS.reduce((now, [tag, mark]) => now.replace(tag, mark), one)));
}

async function* texts(
  asked: AskedModel,
  task: ProposalTask,
  { signal, written }: ProposeOptions,
): AsyncGenerator<Alternative> {
  const isWithin = task.within !== null;
  const old = oldText(task);
  const earlier = written.map(textOf);
  const stands = { heading: { text: '', level: task.level }, from: 0, signal };
  for (let at = earlier.length; at < PROPOSALS[task.kind].alternatives; at += 1) {
    const shown: string[] = [];
    const showing = new Showing();
    const alternative = (isComplete: boolean): Alternative => {
      return { at, blocks: isWithin ? [runningText(shown)] : [...shown], isComplete };
    };
    const writing = textBlocks(asked, proposalPrompt(task, old, earlier), stands);
    for await (const block of notCutOff(writing)) {
      shown[block.at] = block.html;
      if (showing.isDue()) yield alternative(false);
    }
    yield alternative(true);
    earlier.push(textOf(shown));
  }
}

/** A text that does not fit into an answer is cut off again by every attempt, as each begins anew. */
async function* notCutOff<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    const isCutOff = error instanceof EngineError && error.isCutOff;
    throw isCutOff ? new EngineError('model_answer_unusable', { isTransient: false }) : error;
  }
}

const titlesAnswer = z.object({ titles: z.array(z.string()).min(1) });

async function* titles(asked: AskedModel, task: ProposalTask, { signal }: ProposeOptions) {
  const usable = (answer: z.infer<typeof titlesAnswer>) =>
    distinct(answer.titles.map(plainLine).filter(ownOf(task)));
  const found = await askObject(asked, wholeArticlePrompt(task), titlesAnswer, usable, signal);
  yield* complete(
    task,
    found?.map((title) => [element('h1', escapeText(title))]),
  );
}

const metaAnswer = z.object({
  pairs: z.array(z.object({ title: z.string(), description: z.string() })).min(1),
});

async function* metas(asked: AskedModel, task: ProposalTask, { signal }: ProposeOptions) {
  const isOwn = ownOf(task);
  const usable = ({ pairs }: z.infer<typeof metaAnswer>) => {
    const own = pairs
      .map((pair) => [plainLine(pair.title), plainLine(pair.description)] as const)
      .filter((lines) => lines.every(isOwn)) // before they are cut, which makes them others
      .map(([title, description]) => [
        title.slice(0, META_LIMITS.title),
        description.slice(0, META_LIMITS.description),
      ]);
    return own.length === 0 ? null : own;
  };
  const found = await askObject(asked, wholeArticlePrompt(task), metaAnswer, usable, signal);
  yield* complete(
    task,
    found?.map((lines) => lines.map((line) => element('p', escapeText(line)))),
  );
}

/** What a page in the results says is none of ours, and so is a figure that the writer has not given. */
function ownOf(task: ProposalTask): (line: string) => boolean {
  const { results, topic, title, keywords, headings, textBefore, textBehind, blocks } = task;
  if (results === undefined) return () => true;
  const article = [textBefore, textBehind, ...blocks.map(({ html }) => textOfHtml(html))];
  const said = [topic, title, task.guidance, task.notes, ...keywords, ...headings, ...article];
  const hasOwnNumbers = hasOnlyNumbersOf(said);
  return (line) => !isOfResults(line, results) && hasOwnNumbers(line);
}

function distinct(lines: readonly string[]): readonly string[] | null {
  const known = [...new Set(lines.filter((line) => line !== ''))];
  return known.length === 0 ? null : known;
}

function* complete({ kind }: ProposalTask, found: readonly (readonly string[])[] = []) {
  if (found.length === 0) throw new EngineError('model_answer_unusable', { isTransient: true });
  for (const [at, blocks] of found.slice(0, PROPOSALS[kind].alternatives).entries())
    yield { at, blocks, isComplete: true };
}
