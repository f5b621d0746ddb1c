import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import type { TitleSuggestion } from '#contract/writing/title.schema.ts';
import { AFTER_FAILURE } from '#domain/writing/modelRules.ts';
import { type Material, NO_WISHES, type ProposalTask } from '#domain/writing/writingTask.ts';
import { textOfHtml } from '#html/text.ts';
import { type Engine, EngineError } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import { titlesByPattern } from '../../material/titles.ts';

/** The person waits for it, so it may not take as long as a draft. */
const TITLES_MAX_MS = 45_000;

type Asked = Pick<
  Material,
  'topic' | 'keywords' | 'language' | 'audience' | 'tone' | 'guidance' | 'notes'
>;

/** Titles of a model or, without one, patterns over topic and keyphrase. Throws the problem of a model that fails. */
export async function suggestTitles(
  { engines }: Pick<Deps, 'engines'>,
  asked: Asked,
  log: FastifyBaseLogger,
): Promise<TitleSuggestion[]> {
  const { engine, spare } = await engines.enginesFor('titles');
  if (engine.model === null) return titlesByPattern(asked);
  const signal = AbortSignal.timeout(TITLES_MAX_MS);
  try {
    return await titlesOf(engine, asked, signal).catch((error: unknown) => {
      const isFinal = error instanceof EngineError && AFTER_FAILURE[error.code] === 'final';
      if (spare === null || isFinal || signal.aborted) throw error;
      return titlesOf(spare, asked, signal);
    });
  } catch (error) {
    log.warn({ err: error }, 'no titles');
    if (error instanceof EngineError) throw new Problem(error.code, { failure: error.failure });
    throw new Problem(signal.aborted ? 'model_timed_out' : 'model_unavailable');
  }
}

async function titlesOf(
  engine: Engine,
  asked: Asked,
  signal: AbortSignal,
): Promise<TitleSuggestion[]> {
  const titles: string[] = [];
  for await (const { blocks } of engine.propose(titlesTask(asked), { signal, written: [] }))
    titles.push(textOfHtml(blocks.join(' ')).trim());
  return titles.filter((text) => text !== '').map((text) => ({ text, pattern: null }));
}

/** The task for an article without a text. */
const titlesTask = (asked: Asked): ProposalTask => ({
  ...NO_WISHES,
  location: '',
  ...asked,
  kind: 'titles',
  newTone: null,
  targetLanguage: null,
  headings: [],
  after: null,
  blocks: [],
  within: null,
  level: 1,
  textBefore: '',
  textBehind: '',
});
