import type { Protection } from '#contract/writing/content.schema.ts';
import { protectedRewrite } from '#domain/humanizer/protectedRewrite.ts';
import { termsBeside } from '#domain/seo/result/resultTexts.ts';
import type { TextTools } from '#domain/seo/text/textTools.ts';
import { ruledBlocks } from '#domain/voice/ruledBlocks.ts';
import { isText, PROPOSALS, proposedEvent, withProposed } from '#domain/writing/proposals.ts';
import type { ProposalTask } from '#domain/writing/writingTask.ts';
import { collapsedTextOf } from '#html/text.ts';
import { textToolsOf } from '#language/textTools.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { type Alternative, EngineError } from '../../adapters/model/engine.ts';
import { resultTextsBeside } from '../competitors/snapshot.api.ts';
import { beginLog } from './eventLog.ts';
import type { WritingJob } from './generationJob.repo.ts';
import { keepAnswers } from './modelAnswer.api.ts';
import type { RunContext } from './runContext.ts';
import { sourceOf } from './source.api.ts';
import { writeUntilStopped } from './stopRequest.ts';

type ProposalJob = WritingJob & { readonly task: ProposalTask };

/** Writes the alternatives that are not complete yet. After a crash, continues after the last complete one. */
export async function writeProposal(
  deps: RunContext,
  asked: ProposalJob,
  signal: AbortSignal,
): Promise<void> {
  const job = { ...asked, task: await withResults(deps, asked) };
  const { events, append } = await beginLog(deps, job);
  const alternatives = withProposed([], events);
  const sent = alternatives.map(({ blocks }) => blocks);
  const complete = alternatives.filter(({ isComplete }) => isComplete);
  const from = sourceOf(deps.engine, job.task.kind);
  const source = from === undefined ? {} : { source: from };
  const end = await writeUntilStopped<Kept>(deps, {
    jobId: job.id,
    signal,
    write: (until) =>
      withFacts(
        job.task,
        deps.engine.propose(job.task, {
          signal: until,
          written: complete.map(({ blocks }) => blocks),
          onAnswer: keepAnswers(deps, job.id),
        }),
      ),
    replaces: (next, waiting) => next.at === waiting.at && !waiting.isComplete,
    append(alternative) {
      const { at, isComplete, protection } = alternative;
      const blocks = alternative.blocks.map(sanitiserOf(job.task));
      const measured = isComplete && termsOf(job.task, blocks);
      const of = {
        blocks,
        isComplete,
        ...source,
        ...(protection && { protection }),
        ...(measured && { terms: measured }),
      };
      const event = proposedEvent(at, of, sent[at] ?? []);
      sent[at] = blocks;
      return append(event);
    },
  });
  if (end !== 'over') await append({ type: end === 'stopping' ? 'stopped' : 'finished' });
}

/** Titles and descriptions are made beside what the pages of the newest results are called. */
async function withResults(
  deps: RunContext,
  { task, articleId }: ProposalJob,
): Promise<ProposalTask> {
  if (task.kind !== 'titles' && task.kind !== 'meta') return task;
  const results = await resultTextsBeside(deps, articleId);
  return results === null ? task : { ...task, results };
}

/** Of a title, or of the description that stands behind one. */
function termsOf({ results, language }: ProposalTask, blocks: readonly string[]) {
  const text = collapsedTextOf(blocks.at(-1) ?? '');
  return results && termsBeside(text, results, textToolsOf(language));
}

type Kept = Alternative & { readonly protection?: Protection };

/** A text whose facts are kept comes when it is complete: what grows may say anything. One that says nothing else fails. */
async function* withFacts(
  task: ProposalTask,
  alternatives: AsyncIterable<Alternative>,
): AsyncGenerator<Kept> {
  const tools = textToolsOf(task.language);
  const old = factsText(task, tools);
  for await (const alternative of alternatives) {
    if (!PROPOSALS[task.kind].keepsFacts) yield alternative;
    else if (alternative.isComplete) {
      const written = alternative.blocks.map(sanitiserOf(task));
      const { blocks, ...protection } = protectedRewrite(old, written, tools);
      const isRefused = protection.refused > 0 && blocks.every((html, at) => html === old[at]);
      if (isRefused) throw new EngineError('model_answer_unusable', { isTransient: true });
      yield { ...alternative, blocks, protection };
    }
  }
}

/** The text whose facts stay. A voice may spell a name in another way, which is no other name. */
function factsText({ within, blocks, voice, kind }: ProposalTask, tools: TextTools): string[] {
  const old = within === null ? blocks.filter(isText).map(({ html }) => html) : [within.selected];
  return kind === 'inVoice' ? ruledBlocks(old, voice?.rules, tools) : old;
}

const PARAGRAPH_TAGS = /^<p>|<\/p>$/g;

/** The sanitiser reads blocks. */
const sanitiseText = (html: string): string =>
  sanitiseBlock(`<p>${html}</p>`).replace(PARAGRAPH_TAGS, '');

const sanitiserOf = ({ within }: ProposalTask) =>
  within === null ? (html: string) => sanitiseBlock(html) : sanitiseText;
