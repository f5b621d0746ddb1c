/** Runs an engine as the worker does, and collects what it writes. */
import { isDeepStrictEqual } from 'node:util';
import { TASK_NAMES } from '#contract/lib/tasks.ts';
import type { Outline } from '#contract/writing/content.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import {
  type DraftTask,
  NO_WISHES,
  type PassageTask,
  type PostTask,
  type ProposalTask,
  type SectionTask,
  type TranslationTask,
  type WritingTask,
} from '#domain/writing/writingTask.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';
import type { Engine, ModelAnswer, Piece, Written } from '#server/adapters/model/engine.ts';
import type { ModelConfig } from '#server/adapters/model/engineOf.ts';
import type { LocalModels } from '#server/adapters/model/gguf/ggufModels.ts';

/** An environment that sets no model. */
export const NO_MODEL: ModelConfig = {
  MODEL_BASE_URL: null,
  MODEL_API_KEY: null,
  MODEL_NAME: null,
  MODEL_IMAGE_NAME: null,
  ANTHROPIC_API_KEY: null,
  MODEL_GGUF: null,
};

/** For tests whose models are on a server. */
export const NO_FILES: LocalModels = {
  model() {
    throw new Error('There is no file.');
  },
  async release() {},
};

export const draftTask = (change: Partial<DraftTask> = {}): DraftTask => ({
  kind: 'draft',
  ...NO_WISHES,
  outline: null,
  topic: 'Cold brew coffee',
  keywords: ['cold brew', 'filter'],
  language: 'en',
  location: 'DE',
  notes: 'We steep 60 g per liter for 18 hours.',
  ...change,
});

export const sectionTask = (change: Partial<SectionTask> = {}): SectionTask => ({
  ...draftTask(),
  kind: 'section',
  heading: { id: 'h', text: 'How it works', level: 2 },
  blocks: [{ id: 'b', html: '<p>Steep it for 18 hours.</p>' }],
  headings: ['Cold brew coffee', 'Why it matters', 'How it works'],
  ...change,
});

export const passageTask = (change: Partial<PassageTask> = {}): PassageTask => ({
  ...draftTask(),
  kind: 'passage',
  instruction: 'Make it shorter',
  after: 'h',
  blocks: [{ id: 'b', html: '<p>Steep it for 18 hours.</p>' }],
  within: null,
  level: 2,
  textBefore: 'What stands before.',
  textBehind: 'What stands behind.',
  headings: ['Cold brew coffee', 'Why it matters', 'How it works'],
  ...change,
});

export const proposalTask = (change: Partial<ProposalTask> = {}): ProposalTask => {
  const { instruction: _instruction, ...passage } = passageTask();
  return { ...passage, kind: 'rephrase', newTone: null, targetLanguage: null, ...change };
};

export const translationTask = (change: Partial<TranslationTask> = {}): TranslationTask => ({
  ...NO_WISHES,
  kind: 'translation',
  topic: 'Cold brew (German)',
  keywords: [],
  language: 'de',
  location: '',
  notes: '',
  from: 'en',
  original: { title: 'Cold brew', fields: NO_FIELDS, blocks: ['<p>Steep it for 18 hours.</p>'] },
  ...change,
});

export const postTask = (change: Partial<PostTask> = {}): PostTask => ({
  ...NO_WISHES,
  kind: 'post',
  topic: 'Coffee jars',
  keywords: ['coffee jar'],
  language: 'en',
  location: '',
  notes: '',
  paragraphs: ['Glass keeps coffee fresh for 12 weeks, says our study of 1,200 jars.'],
  channels: ['x', 'linkedin'],
  variants: 1,
  hasHashtags: false,
  hasEmoji: false,
  link: '',
  ...change,
});

/** The alternatives of a proposal as they were in the end, and how many pieces they came in. */
export async function runProposal(engine: Engine, task: ProposalTask, written: string[][] = []) {
  const { signal } = new AbortController();
  const alternatives: (readonly string[])[] = [];
  const answers: ModelAnswer[] = [];
  let pieces = 0;
  let error: unknown;
  try {
    const onAnswer = (answer: ModelAnswer) => answers.push(answer);
    for await (const { at, blocks } of engine.propose(task, { signal, written, onAnswer })) {
      alternatives[at] = blocks;
      pieces += 1;
    }
  } catch (reason) {
    error = reason;
  }
  return { alternatives, answers, pieces, error };
}

/** The rest of an engine whose test is about `write`. */
export const NO_PROPOSALS = {
  tasks: TASK_NAMES,
  plan: async () => [],
  describe: async () => '',
  async *propose() {
    yield* [];
  },
  async *answer() {
    yield* [];
  },
} satisfies Partial<Engine>;

export const NOTHING: Written = { outline: null, blocks: [] };

export interface EngineRun {
  readonly pieces: readonly Piece[];
  readonly outline: Outline | null;
  /** The newest state of each block, sanitised. */
  readonly blocks: readonly string[];
  /** The error that ended the run; undefined if it finished. */
  readonly error: unknown;
}

interface RunOptions {
  readonly written?: Written;
  readonly signal?: AbortSignal;
  /** Called with the state after each piece. */
  onPiece?(piece: Piece, blocks: readonly string[]): void;
}

/** Runs until the end or an error. Throws if a block is skipped or repeated unchanged. */
export async function runEngine(
  engine: Engine,
  task: WritingTask,
  { written = NOTHING, signal = new AbortController().signal, onPiece }: RunOptions = {},
): Promise<EngineRun> {
  const pieces: Piece[] = [];
  const blocks = [...written.blocks];
  let { outline } = written;
  let error: unknown;
  try {
    for await (const piece of engine.write(task, { signal, written })) {
      const last = pieces.at(-1);
      if (isDeepStrictEqual(piece, last)) throw new Error('A piece came twice.');
      pieces.push(piece);
      if (piece.type === 'outline') outline = piece.outline;
      if (piece.type === 'block') {
        if (piece.at > blocks.length) throw new Error(`Block ${blocks.length} was left out.`);
        blocks[piece.at] = sanitiseBlock(piece.html);
      }
      onPiece?.(piece, blocks);
    }
  } catch (reason) {
    error = reason;
  }
  return { pieces, outline, blocks, error };
}

/** The blocks by the h2 above them; '' for those before the first. */
export function bySection(blocks: readonly string[]): Record<string, string[]> {
  const sections: Record<string, string[]> = { '': [] };
  let current = '';
  for (const html of blocks) {
    const heading = /^<h2>(.*)<\/h2>$/.exec(html)?.[1];
    if (heading === undefined) sections[current]?.push(html);
    else {
      current = heading;
      sections[current] = [];
    }
  }
  return sections;
}
