/** What each AI task costs, where its text goes, and how it gets into the article. */

import type { Benefit } from '#contract/access/benefits.ts';
import type { LimitName } from '#contract/access/limits.ts';
import { isProposed, type StreamedTask, type TaskName } from '#contract/lib/tasks.ts';
import type { Block, BlockId } from '../article/body.ts';
import { type PassageParts, withPassage } from './passage.ts';
import { PROPOSALS } from './proposals.ts';
import type { AnyTask, TaskOf } from './writingTask.ts';

/** Where the text of a task goes. */
export interface Place {
  /** The block that the text begins after; null: the start of the article. */
  readonly after: BlockId | null;
  /** Whole blocks that the text replaces. */
  readonly replaces: readonly Block[];
  /** The block that the text is written into; null: it gets blocks of its own. */
  readonly within: (PassageParts & { readonly block: Block }) | null;
}

/** A block that a run has written; it may still grow. */
export interface WrittenBlock {
  readonly jobId: string;
  /** Counts the blocks of the run from 0. */
  readonly at: number;
  readonly html: string;
}

interface Put {
  readonly type: 'put';
  readonly id: BlockId;
  readonly after: BlockId | null;
  readonly html: string;
  /** The block as it was before the job, if there was one. */
  readonly was?: string;
}

interface Remove extends Block {
  readonly type: 'remove';
}

interface Apply {
  put(place: Place, block: WrittenBlock): Put;
  /**
   * Returns the changes once the text is complete; `last` is the last block of the run. The replaced text is
   * removed only now: a job that is stopped or fails keeps it.
   */
  finish(place: Place, last: WrittenBlock | null): readonly (Put | Remove)[];
}

export interface AiTask<Task> {
  /** The limit that a run counts against. */
  readonly limit: LimitName;
  /** The benefit message if a plan or limit stops it. */
  readonly benefit: Benefit;
  place(task: Task): Place;
  readonly apply: Apply;
}

/** Ids derive from job and position, so a block that is written twice is the same block. */
const blockId = (jobId: string, at: number): BlockId => `${jobId}-${at}`;

const asBlocks: Apply = {
  put: ({ after }, { jobId, at, html }) => ({
    type: 'put',
    id: blockId(jobId, at),
    after: at > 0 ? blockId(jobId, at - 1) : after,
    html,
  }),
  finish: ({ replaces }) => replaces.map(({ id, html }) => ({ type: 'remove', id, html })),
};

const putWithin = (
  { block, ...parts }: NonNullable<Place['within']>,
  after: BlockId | null,
  written: string,
  isComplete: boolean,
): Put => ({
  type: 'put',
  id: block.id,
  after,
  html: withPassage(block, parts, written, isComplete),
  was: block.html,
});

const asBlocksOrWithin: Apply = {
  put(place, block) {
    const { within, after } = place;
    if (within === null) return asBlocks.put(place, block);
    return putWithin(within, after, block.html, false);
  },
  finish(place, last) {
    const { within, after } = place;
    if (within === null) return asBlocks.finish(place, last);
    return last === null ? [] : [putWithin(within, after, last.html, true)];
  },
};

const AI_TASKS: { readonly [Name in StreamedTask]: AiTask<TaskOf<Name>> } = {
  draft: {
    limit: 'article',
    benefit: 'createArticle',
    place: () => ({ after: null, replaces: [], within: null }),
    apply: asBlocks,
  },
  section: {
    limit: 'aiFeatures',
    benefit: 'editArticle',
    place: ({ heading, blocks, extent }) =>
      extent === 'more'
        ? { after: blocks.at(-1)?.id ?? heading.id, replaces: [], within: null }
        : { after: heading.id, replaces: blocks, within: null },
    apply: asBlocks,
  },
  passage: {
    limit: 'aiFeatures',
    benefit: 'editArticle',
    place: ({ after, blocks, within }) => {
      return { after: blocks.at(-1)?.id ?? after, replaces: blocks, within };
    },
    apply: asBlocksOrWithin,
  },
  translation: {
    limit: 'aiFeatures',
    benefit: 'createArticle',
    place: () => ({ after: null, replaces: [], within: null }),
    apply: asBlocks,
  },
  post: {
    limit: 'smm',
    benefit: 'createPost',
    place: () => ({ after: null, replaces: [], within: null }),
    apply: asBlocks,
  },
};

export const aiTaskOf = <Name extends StreamedTask>(task: TaskOf<Name>): AiTask<TaskOf<Name>> =>
  AI_TASKS[task.kind as Name];

/** The limit that a task counts against; null: it is free. */
export function limitOf(name: TaskName): LimitName | null {
  if (name === 'outline') return null; // the draft that follows it is charged
  if (name === 'chat' || name === 'tone') return 'aiFeatures';
  return (isProposed(name) ? PROPOSALS[name] : AI_TASKS[name]).limit;
}

/** The same for a certain task. */
export const limitOfTask = (task: AnyTask): LimitName | null =>
  task.kind === 'draft' && task.isSerpBased === true ? 'serpBased' : limitOf(task.kind);
