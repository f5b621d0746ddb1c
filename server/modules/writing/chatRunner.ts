/** Answers a question of a conversation, from the article, its sources and the notes as they are when the job runs. */
import type { ChatAnswer, Citable } from '#contract/chat.schema.ts';
import type { ChatTurnRow } from '#db/schema/product.ts';
import { type ArticleBody, blocksOf, htmlIn } from '#domain/article/body.ts';
import { citedIn, withoutCitations, withTrueCitations } from '#domain/writing/citations.ts';
import {
  answerAfter,
  answeredEvent,
  NO_ANSWER,
  turnsBefore,
} from '#domain/writing/conversation.ts';
import type { ChatQuestion, ChatTask } from '#domain/writing/writingTask.ts';
import { collapsed, collapsedTextOf, headingLevel, withoutImages } from '#html/text.ts';
import { isSlot } from '#html/slot.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { fittingPassages, rankedPassages } from '../../material/passages.ts';
import { partsOf } from '../../material/notes.ts';
import { knownLanguage } from '../../material/scaffold.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { readableSources } from '../sources/sourceReading.service.ts';
import { findTurn, keepAnswer, turnsOf } from './chat.repo.ts';
import { beginLog } from './eventLog.ts';
import { draftOf, type WritingJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.repo.ts';
import type { RunDeps } from './runDeps.ts';
import { sourceOf } from './sourceOf.ts';
import { writeUntilStopped } from './stopRequest.ts';

type ChatJob = WritingJob & { readonly task: ChatTask };

/** What a model is shown of the material: about 8,000 tokens of English. */
const MATERIAL_BUDGET_CHARS = 32_000;
/** What an answer shows of a passage that it cites. */
const CITED_MAX_CHARS = 300;

/** Writes the answer, anew after a crash. */
export async function writeAnswer(deps: RunDeps, job: ChatJob, signal: AbortSignal): Promise<void> {
  const turn = await findTurn(deps.orm, job.task.turnId);
  const asked = turn && (await questionOf(deps, job, turn));
  const { events, append } = await beginLog(deps, job);
  if (asked === null) {
    await append({ type: 'failed', code: 'not_found' }); // the article is deleted
    return;
  }
  let answer = answerAfter(NO_ANSWER, events);
  const { question, leftOut } = asked;
  const citable = question.citable.map(shortened);
  const source = sourceOf(deps.engine, 'chat');
  const material = { citable, leftOut, ...(source && { source }) };
  if ((await append({ type: 'consulted', ...material })) === 'over') return;
  answer = { ...answer, ...material, model: deps.engine.model };
  const known = new Set(citable.map(({ number }) => number));
  const end = await writeUntilStopped<readonly string[]>(deps, {
    jobId: job.id,
    signal,
    write: (until) =>
      deps.engine.answer(question, { signal: until, onAnswer: keepAnswers(deps, job.id) }),
    replaces: () => true,
    async append(blocks) {
      const shown = blocks.map((html) =>
        withTrueCitations(withoutImages(sanitiseBlock(html)), known),
      );
      const event = answeredEvent(shown, answer.blocks);
      if (event === null) return 'written';
      const appended = await append(event);
      if (appended === 'written') answer = { ...answer, blocks: shown };
      return appended;
    },
  });
  if (end === 'over') return;
  const state = end === 'stopping' ? 'stopped' : 'finished';
  await keepAnswer(deps.orm, job.id, ended(answer, state));
  await append({ type: state });
}

/** An answer as it is kept: of what it might have cited, only what it cites. */
const ended = (answer: ChatAnswer, state: ChatAnswer['state']): ChatAnswer => ({
  ...answer,
  state,
  citable: citedIn(answer.blocks, answer.citable),
});

const shortened = (passage: Citable): Citable =>
  passage.text.length <= CITED_MAX_CHARS
    ? passage
    : { ...passage, text: `${passage.text.slice(0, CITED_MAX_CHARS).toWellFormed()}…` };

interface Asked {
  readonly question: ChatQuestion;
  readonly leftOut: number;
}

/** The question with the passages that there is room for; null if the article is deleted. */
async function questionOf(deps: RunDeps, job: ChatJob, turn: ChatTurnRow): Promise<Asked | null> {
  const article = await readArticleWithText(deps.orm, job.workspaceId, job.articleId);
  if (article === null) return null;
  const language = knownLanguage(article.row.language);
  const before = turnsBefore(await turnsOf(deps.orm, turn.conversationId), turn.parentId);
  const selection = turn.selection?.text ?? '';
  const about = [before.at(-1)?.question ?? '', selection, turn.question].join('\n');
  const all = await passagesOf(deps, job, article.body);
  const ranked = rankedPassages(all, about, language);
  const fitting = fittingPassages(ranked, MATERIAL_BUDGET_CHARS);
  const numbered = fitting
    .toSorted((one, other) => one.at - other.at)
    .map(({ passage, score }, at) => ({ passage: { ...passage, number: at + 1 }, score }));
  return {
    leftOut: all.length - fitting.length,
    question: {
      kind: 'chat',
      question: turn.question,
      selection,
      before: before.map(({ question, answer }) => ({
        question,
        answer: textOf(answer?.blocks ?? []),
      })),
      title: article.row.displayedTitle,
      language,
      citable: numbered.map(({ passage }) => passage),
      relevant: numbered
        .filter(({ passage, score }) => score > 0 && !isHeading(article.body, passage))
        .toSorted((one, other) => other.score - one.score)
        .map(({ passage }) => passage),
    },
  };
}

/** A heading names what is said below it, and says nothing itself. */
const isHeading = (body: ArticleBody, passage: Citable): boolean =>
  passage.kind === 'block' && headingLevel(htmlIn(body, passage.blockId) ?? '') !== null;

const textOf = (blocks: readonly string[]): string =>
  blocks.map((html) => collapsedTextOf(withoutCitations(html))).join('\n');

type Unnumbered<Passage> = Passage extends unknown ? Omit<Passage, 'number'> : never;

/** Notes often stand in the article too. */
function withoutRepetitions<Passage extends { readonly text: string }>(
  passages: readonly Passage[],
): Passage[] {
  const known = new Set(['']);
  return passages.filter(({ text }) => {
    const words = collapsed(text);
    const isNew = !known.has(words);
    known.add(words);
    return isNew;
  });
}

/** Everything that an answer may be made from: the article, its sources, the notes of its draft. */
async function passagesOf(
  { orm }: RunDeps,
  { articleId }: ChatJob,
  body: ArticleBody,
): Promise<Unnumbered<Citable>[]> {
  const blocks = blocksOf(body)
    .filter(({ html }) => !isSlot(html)) // says what is wanted, and is not part of the text
    .map(({ id, html }) => ({ kind: 'block', blockId: id, text: collapsedTextOf(html) }) as const);
  const pages = (await readableSources({ orm }, articleId)).flatMap(({ url, title, paragraphs }) =>
    paragraphs.map((text) => ({ kind: 'page', url, title, text }) as const),
  );
  const notes = partsOf((await draftOf(orm, articleId))?.notes ?? '').map(({ lines }) => {
    return { kind: 'note', text: lines.join('\n') } as const;
  });
  return withoutRepetitions([...blocks, ...pages, ...notes]);
}
