/** What competitors write about, as numbers: their texts are not kept. */

/** How often a page uses a term. */
export interface TermUse {
  readonly uses: number;
  /** Whether one of its headings does. */
  readonly isInHeading: boolean;
  /** As the page mostly writes it. */
  readonly form: string;
  /** In how many of the uses its place shows a noun; absent in snapshots from before they were counted. */
  readonly nouns?: number;
}

/** What is kept of a page. */
export interface PageFeatures {
  readonly id: string;
  readonly words: number;
  /** Code is not counted either. */
  readonly wordsOutsideLinks: number;
  readonly headings: number;
  /** Absent in snapshots from before they were counted. */
  readonly paragraphs?: number;
  readonly images: number;
  readonly links: number;
  /** Null if the language has no formula. */
  readonly readability: number | null;
  /** By stems, with spaces between them. */
  readonly terms: Readonly<Record<string, TermUse>>;
  /** Hashes of its wording (shingles.ts). Absent in snapshots from before they were kept. */
  readonly shingles?: readonly number[];
}

/** What a score needs of a snapshot: its pages by their addresses, without features if they could not be read. */
export interface SnapshotPages {
  readonly id: string;
  readonly pages: readonly {
    readonly url: string;
    readonly features: Omit<PageFeatures, 'id'> | null;
  }[];
}

/** What most competitors have: the middle half of them, without outliers. */
export interface UsualRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export type TermTier = 'must' | 'recommended' | 'additional';

export interface WantedTerm {
  readonly term: string;
  readonly stems: readonly string[];
  readonly tier: TermTier;
  /** The share of competitors that use it, and of those that use it in a heading. */
  readonly share: number;
  readonly headingShare: number;
  readonly weight: number;
  /** Uses in 1,000 words, where it is used: the middle half of the competitors. */
  readonly perThousand: UsualRange;
}

/** Competitors of one snapshot, without those that were removed. */
export interface Competition {
  /** Names the snapshot and what was removed from it. */
  readonly id: string;
  readonly pages: number;
  /** Pages that are so long or short that they do not count for the ranges. */
  readonly outliers: readonly string[];
  readonly words: UsualRange | null;
  readonly headings: UsualRange | null;
  readonly images: UsualRange | null;
  readonly links: UsualRange | null;
  /** The median; null if it is not known of any page. */
  readonly readability: number | null;
  /** The greatest weight first. */
  readonly terms: readonly WantedTerm[];
  /** Of the pages whose wording is known. */
  readonly wording: readonly PageWording[];
}

export interface PageWording {
  readonly url: string;
  /** Hashes of it (shingles.ts). */
  readonly shingles: readonly number[];
}

/** A wanted term in a text. */
export interface TermLine {
  readonly term: string;
  readonly tier: TermTier;
  readonly uses: number;
  /** Uses that are wanted in a text of this length. */
  readonly low: number;
  readonly high: number;
  readonly isInHeading: boolean;
  /** The share of competitors that use it in a heading. */
  readonly headingShare: number;
  /** What one more use would add to the SEO score; negative above the range. */
  readonly next: number;
  /** So far above the range that it reads as stuffing. */
  readonly isStuffed: boolean;
}

export interface Coverage {
  readonly competitionId: string;
  /** 0 to 100. */
  readonly score: number;
  readonly terms: readonly TermLine[];
}

export const MEASURES = [
  'words',
  'headings',
  'paragraphs',
  'images',
  'links',
  'readability',
] as const;
export type MeasureName = (typeof MEASURES)[number];

/** One property of a text beside the same one of the pages. */
export interface Measure {
  readonly name: MeasureName;
  /** Null if it cannot be measured. */
  readonly mine: number | null;
  /** Null if it is not known of any page. */
  readonly usual: UsualRange | null;
}

/**
 * Terms and readability, weighted as in the SEO score, 0 to 100: the parts of the score that can be made of the numbers that
 * are kept of a page. The goal is the median of the pages.
 */
export interface Goal {
  readonly mine: number;
  readonly usual: UsualRange;
  /** Pages that are below the text, of so many that were compared. */
  readonly below: number;
  readonly pages: number;
}

export interface CompetitorComparison {
  /** Pages that were read, without those that the writer ignores. */
  readonly pages: number;
  /** Addresses of pages that do not count for the ranges of lengths. */
  readonly outliers: readonly string[];
  readonly measures: readonly Measure[];
  /** Null for a text without a score, and if the pages have no term in common. */
  readonly goal: Goal | null;
}
