/** What an engine is asked to write; stored with its job, so that any worker can go on with it. */
import type { TaskName } from '#contract/content.route.ts';
import type { Block, BlockId } from '../article/body.ts';
import type { PassageParts } from './passage.ts';

/** The material of the writer, the same for every part of an article. */
export interface Material {
  readonly topic: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, or empty for no particular place. */
  readonly location: string;
  /** The writer's own material. */
  readonly notes: string;
}

/** A whole draft: title, then section by section. */
export interface DraftTask extends Material {
  readonly kind: 'draft';
}

/** One section anew, between a heading that stays and the next one. */
export interface SectionTask extends Material {
  readonly kind: 'section';
  readonly heading: { readonly id: BlockId; readonly text: string; readonly level: number };
  /** What stands there now, to be replaced. */
  readonly blocks: readonly Block[];
  /** Every heading of the article in order, for the place of this section among them. */
  readonly headings: readonly string[];
}

/** What the writer asks for, at one place of the article. */
export interface PassageTask extends Material {
  readonly kind: 'passage';
  readonly instruction: string;
  /** The block that the place is behind; null at the start. */
  readonly after: BlockId | null;
  /** Whole blocks to be replaced; none at a caret. */
  readonly blocks: readonly Block[];
  /** The one block that the text is written into, where it gets none of its own. */
  readonly within: (PassageParts & { readonly block: Block }) | null;
  /** Level of the heading that it stands under, 1 where there is none. */
  readonly level: number;
  /** Plain text in front of the place and behind it, as much as there is. */
  readonly textBefore: string;
  readonly textBehind: string;
  readonly headings: readonly string[];
}

export type WritingTask = DraftTask | SectionTask | PassageTask;

export type TaskOf<Name extends TaskName> = Extract<WritingTask, { readonly kind: Name }>;
