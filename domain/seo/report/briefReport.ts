/** What a report says of the brief of a text (domain/briefs). */
import type { BriefTerm } from '#contract/briefs/brief.schema.ts';
import type { BlockId } from '../../article/body.ts';

/** What a text is compared with. */
export interface BriefGuide {
  readonly keyphrase: string;
  readonly sections: readonly GuideSection[];
  readonly questions: readonly string[];
  readonly terms: readonly BriefTerm[];
  /** Of the usual length, for which the ranges of the terms are; null: not known. */
  readonly words: number | null;
}

export interface GuideSection {
  readonly heading: string;
  /** What it has to say, line by line. */
  readonly facts: readonly string[];
}

/** What is wrong with what stands below a heading: there is nothing, too little, or something else. */
export type CoverageFlaw = 'empty' | 'short' | 'offSubject';

/** Something that the brief wants. */
export interface CoveredPart {
  readonly text: string;
  readonly state: 'covered' | 'partly' | 'missing';
  /** Where it stands, or its heading alone; null: nowhere. */
  readonly blockId: BlockId | null;
  /** Why it is missing although its heading is there; null if that is not so. */
  readonly flaw: CoverageFlaw | null;
  /** Terms and facts that are wanted there and are not there. */
  readonly lacks: readonly string[];
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
