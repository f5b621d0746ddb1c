/** Answers a question of a conversation, from the article, its sources and the notes as they are when the job runs. */
import type { ChatAnswer, Citable } from '#contract/writing/chat.schema.ts';
import type { ChatTurnRow } from '#db/schema/writing.ts';
import { citedIn, withoutCitations, withTrueCitations } from '#domain/writing/citations.ts';
import {
  answerAfter,
  answeredEvent,
  NO_ANSWER,
  turnsBefore,
} from '#domain/writing/conversation.ts';
import type { ChatQuestion, ChatTask } from '#domain/writing/writingTask.ts';
import { collapsedTextOf, withoutImages } from '#html/text.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { fittingPassages, rankedPassages } from '../../material/passages.ts';
import { findTurn, keepAnswer, turnsOf } from './chat.repo.ts';
import { materialOf, type Unnumbered } from './chatMaterial.service.ts';
import { beginLog } from './eventLog.ts';
import type { TaskJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.api.ts';
import type { RunContext } from './runContext.ts';
import { sourceOf } from './source.api.ts';
import { writeUntilStopped } from './stopRequest.ts';

type ChatJob = TaskJob & { readonly task: ChatTask };

/** What a model is shown of the material: about 8,000 tokens of English. */
const MATERIAL_BUDGET_CHARS = 32_000;
/** What an answer shows of a passage that it cites. */
const CITED_MAX_CHARS = 300;

/** Writes the answer, anew after a crash. */
export async function writeAnswer(
  deps: RunContext,
  job: ChatJob,
  signal: AbortSignal,
): Promise<void> {
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
async function questionOf(
  deps: RunContext,
  job: ChatJob,
  turn: ChatTurnRow,
): Promise<Asked | null> {
  const before = turnsBefore(await turnsOf(deps.orm, turn.conversationId), turn.parentId);
  const selection = turn.selection?.text ?? '';
  const about = [before.at(-1)?.question ?? '', selection, turn.question].join('\n');
  const material = await materialOf(deps, job, about);
  if (material === null) return null;
  const { title, language, passages } = material;
  const ranked = await rankedPassages(passages, about, language);
  const fitting = fittingPassages(ranked, MATERIAL_BUDGET_CHARS);
  const numbered = fitting
    .toSorted((one, other) => one.at - other.at)
    .map(({ passage, score }, at) => ({ ...passage, cited: withNumber(passage.cited, at), score }));
  return {
    leftOut: passages.length - fitting.length,
    question: {
      kind: 'chat',
      question: turn.question,
      selection,
      before: before.map(({ question, answer }) => ({
        question,
        answer: textOf(answer?.blocks ?? []),
      })),
      title,
      language,
      citable: numbered.map(({ cited }) => cited),
      relevant: numbered
        .filter(({ isHeading, score }) => score > 0 && !isHeading)
        .toSorted((one, other) => other.score - one.score)
        .map(({ cited }) => cited),
    },
  };
}

const withNumber = (passage: Unnumbered<Citable>, at: number): Citable => ({
  ...passage,
  number: at + 1,
});

const textOf = (blocks: readonly string[]): string =>
  blocks.map((html) => collapsedTextOf(withoutCitations(html))).join('\n');
