/** What a report says of the brief of a text (domain/briefs). */
import type { BriefTerm } from '#contract/brief.schema.ts';
import type { BlockId } from '../article/body.ts';

/** What a text is compared with. */
export interface BriefGuide {
  readonly sections: readonly string[];
  readonly questions: readonly string[];
  readonly terms: readonly BriefTerm[];
  /** Of the usual length, for which the ranges of the terms are; null: not known. */
  readonly words: number | null;
}

/** Something that the brief wants, and the block that has it; null: none has. */
export interface CoveredPart {
  readonly text: string;
  readonly blockId: BlockId | null;
}

export interface CoveredTerm extends Pick<BriefTerm, 'term' | 'tier'> {
  readonly uses: number;
  /** Scaled to the length of the text. */
  readonly low: number;
  readonly high: number;
}

export interface BriefCoverage {
  readonly sections: readonly CoveredPart[];
  readonly questions: readonly CoveredPart[];
  readonly terms: readonly CoveredTerm[];
}
