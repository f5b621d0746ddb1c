/** What an engine writes; stored with its job, so that any worker can continue it. */
import type { TaskName } from '#contract/tasks.ts';
import type { Block, BlockId } from '../article/body.ts';
import type { PassageParts } from './passage.ts';

/** The writer's input, the same for every part of an article. */
export interface Material {
  readonly topic: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, or empty for no particular country. */
  readonly location: string;
  /** The writer's notes and texts. */
  readonly notes: string;
}

/** A whole draft: title, then section by section. */
export interface DraftTask extends Material {
  readonly kind: 'draft';
}

/** Rewrites one section, between a heading that stays and the next one. */
export interface SectionTask extends Material {
  readonly kind: 'section';
  readonly heading: { readonly id: BlockId; readonly text: string; readonly level: number };
  /** The present blocks, which are replaced. */
  readonly blocks: readonly Block[];
  /** Every heading of the article in order, so that the engine knows where this section is. */
  readonly headings: readonly string[];
}

/** Writes what the writer asks for at one place of the article. */
export interface PassageTask extends Material {
  readonly kind: 'passage';
  readonly instruction: string;
  /** The block before the place; null at the start. */
  readonly after: BlockId | null;
  /** Whole blocks to replace; none at a caret. */
  readonly blocks: readonly Block[];
  /** The block that the text is written into; null: it gets its own blocks. */
  readonly within: (PassageParts & { readonly block: Block }) | null;
  /** Level of the heading above it; 1 if there is none. */
  readonly level: number;
  /** Plain text before and after the place. */
  readonly textBefore: string;
  readonly textBehind: string;
  readonly headings: readonly string[];
}

export type WritingTask = DraftTask | SectionTask | PassageTask;

export type TaskOf<Name extends TaskName> = Extract<WritingTask, { readonly kind: Name }>;
