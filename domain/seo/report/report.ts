/**
 * The report on a text, with its scores. Deterministic: the same text, context and scorer version give the same report,
 * in the page's worker and on the server. Advice only.
 */
import type { SearchFields } from '#contract/article/article.schema.ts';
import type { Block, BlockId } from '../../article/body.ts';
import type { OriginReport } from '../../article/originShare.ts';
import type { FieldsChange } from '../../article/searchFields.ts';
import type { PlacedClaim } from '../../sources/claims.ts';
import type { BriefCoverage, BriefGuide } from './briefReport.ts';
import type {
  Competition,
  CompetitorComparison,
  Coverage,
  PageWording,
  SnapshotPages,
} from './competition.ts';
import type { LocalReport } from './localFindings.ts';
import type { VoiceGuide, VoiceReport } from './voiceReport.ts';

/** `unmeasured`: nothing to measure, or no rules for the language; never counts as bad. */
export type Rating = 'good' | 'ok' | 'bad' | 'worst' | 'unmeasured';

export type AiCheckName =
  | 'answerFirst'
  | 'definitionBlock'
  | 'quotableStatistics'
  | 'sourcedClaims'
  | 'questionHeadings'
  | 'scannable'
  | 'comparisonTable'
  | 'outboundAuthority'
  | 'summaryBox';

/** What cannot be had by following rules. */
export type DepthCheckName = 'variedWords' | 'concreteDetails' | 'fullSections' | 'waysToShow';

/** What takes a part of both scores away. */
export type FaultName =
  | 'openSlots'
  | 'ownNotes'
  | 'copied'
  | 'offSubject'
  | 'overusedKeyphrase'
  | 'repeatedSentences'
  | 'wordLists'
  | 'unfinishedLines'
  | 'brokenSentences'
  | 'emptySections';

export type CheckName =
  | 'keyphraseInIntroduction'
  | 'keyphraseLength'
  | 'keyphraseDensity'
  | 'keyphraseInDescription'
  | 'keyphraseInSubheadings'
  | 'keyphraseInLinks'
  | 'keyphraseInImages'
  | 'keyphraseInTitle'
  | 'keyphraseInSlug'
  | 'keyphraseDistribution'
  | 'textLength'
  | 'outboundLinks'
  | 'internalLinks'
  | 'titleWidth'
  | 'descriptionLength'
  | 'singleH1'
  | 'images'
  | 'subheadingDistribution'
  | 'paragraphLength'
  | 'sentenceLength'
  | 'consecutiveSentences'
  | 'passiveVoice'
  | 'transitionWords'
  | DepthCheckName
  | FaultName
  | AiCheckName;

export type CheckGroup =
  | 'keyphrase'
  | 'structure'
  | 'style'
  | 'links'
  | 'result'
  | 'depth'
  | 'fault'
  | 'aiSearch';

/**
 * How well it is known that a check helps: A by peer-reviewed work that nobody contradicts, B by such work in one
 * setting or contradicted in part, C by claims of vendors.
 */
export type Evidence = 'A' | 'B' | 'C';

/** A part of the text. `range` is in the text of a unit (html/units.ts), in UTF-16 code units; null for a whole block. */
export interface Place {
  readonly blockId: BlockId;
  readonly range: { readonly unit: number; readonly start: number; readonly end: number } | null;
}

/** The values that are good, in the unit of the check; an end that is open is left out. */
export interface Wanted {
  readonly least?: number;
  readonly most?: number;
  /** What the writer asked for, within them. */
  readonly asked?: number;
}

/** One line of a score. The page has its sentences by `name` and `rating` (kit/copy/checks.ts). */
export interface Check {
  readonly name: CheckName;
  readonly group: CheckGroup;
  readonly rating: Rating;
  /** The measured value in the unit of the check (percent, words, a count); null if unmeasured. */
  readonly value: number | null;
  readonly wanted: Wanted;
  /** Null if unmeasured. Of a fault, the share of the scores that it leaves, of 1. */
  readonly points: number | null;
  /** The points of a good one. */
  readonly most: number;
  /** Only of checks for AI search. */
  readonly evidence: Evidence | null;
  /** What it is about, in the order of the text; a click leads there. */
  readonly places: readonly Place[];
}

/** The readability formula of a language (Flesch Reading Ease and its adaptations). */
export type ReadabilityVariant =
  | 'flesch'
  | 'amstad'
  | 'fernandezHuerta'
  | 'kandelMoles'
  | 'fleschVacca'
  | 'douma'
  | 'martinsGhiraldelo'
  | 'atesman'
  | 'oborneva';

export interface Readability {
  readonly variant: ReadabilityVariant;
  /** About 0 (hard) to 100 (easy); not clamped. */
  readonly score: number;
  readonly wordsPerSentence: number;
  readonly syllablesPerWord: number;
}

/**
 * Why a text has no score: it has no words, its language has no rules, it is not in the language it is said to be in, or
 * it is too short to tell (textLength.ts).
 */
export type NotScored = 'empty' | 'language' | 'otherLanguage' | 'tooShort';

/** 0 to 100; the parts are too, and null if they could not be measured. */
export interface SeoScore {
  readonly score: number;
  readonly parts: {
    readonly coverage: number | null;
    readonly depth: number | null;
    readonly rules: number | null;
    readonly readability: number | null;
  };
  /** What the faults leave of the parts, 0 to 1. */
  readonly kept: number;
  /** The snapshot of competitors it was made with; null: without competitors. */
  readonly competitionId: string | null;
}

export interface TextReport {
  readonly scorerVersion: string;
  readonly words: number;
  /** The words that count for a score, without code and what is repeated or stuffed, and how many it needs (textLength.ts). */
  readonly length: { readonly words: number; readonly enough: number };
  readonly sentences: number;
  readonly paragraphs: number;
  /** Whole minutes, at least 1; 0 without any text. */
  readonly readingMinutes: number;
  /** Null for a language without a formula, or when there is no sentence to measure. */
  readonly readability: Readability | null;
  /** The keyphrase that the checks are about; null when the article has none. */
  readonly keyphrase: string | null;
  readonly checks: readonly Check[];
  /** Null without competitors. */
  readonly coverage: Coverage | null;
  readonly notScored: NotScored | null;
  readonly seo: SeoScore | null;
  readonly aiSearch: number | null;
  /** Blocks that can only lower the scores, because they are stuffed. */
  readonly stuffed: readonly Place[];
  /** Blocks that do not count, because an earlier one has the same words. */
  readonly repeated: readonly Place[];
}

/** A term that the writer watches: another keyword, one of their own, or one that is unwanted. */
export interface WatchedTerm {
  readonly term: string;
  readonly kind: 'keyword' | 'own' | 'unwanted';
  readonly uses: number;
  readonly isInHeading: boolean;
}

/** What a slot asks for, where only the writer knows it. */
export type SlotAsk =
  | 'introduction'
  | 'definition'
  | 'figure'
  | 'source'
  | 'comparison'
  | 'question';

export type FixChange =
  /** Search fields get these texts. */
  | { readonly type: 'fields'; readonly fields: FieldsChange }
  /** The block is replaced by these blocks. */
  | {
      readonly type: 'blocks';
      readonly was: Pick<Block, 'id' | 'html'>;
      readonly now: readonly string[];
    }
  /** New blocks behind this one; null: at the start. */
  | {
      readonly type: 'behind';
      readonly blockId: BlockId | null;
      readonly now: readonly string[];
      /** What they are about, which must still come next as it was. */
      readonly above?: Pick<Block, 'id' | 'html'>;
    }
  /** A slot there, in the words of the page. */
  | { readonly type: 'slot'; readonly blockId: BlockId | null; readonly ask: SlotAsk };

/** With the words of its slot. */
export type MadeChange = Exclude<FixChange, { readonly type: 'slot' }>;

/** Made of the words that are there, without a model. */
export interface Fix {
  readonly check: CheckName;
  readonly change: FixChange;
}

/** The report on an open article: on its text, where the words came from, and what they claim. */
export interface ArticleReport extends TextReport {
  readonly watched: readonly WatchedTerm[];
  /** The uses of the term that is marked in the text, in order. */
  readonly marked: readonly Place[];
  /** What the text may be about, the most likely first; empty if it has a keyphrase. */
  readonly keyphraseIdeas: readonly string[];
  /** What makes a check better without a model. */
  readonly fixes: readonly Fix[];
  /** Beside the competitors; null without them. */
  readonly comparison: CompetitorComparison | null;
  readonly origin: OriginReport;
  /** The figures, quotations and links of the text. */
  readonly claims: readonly PlacedClaim[];
  /** Null for an article without a brand voice, or while nobody looks at it. */
  readonly voice: VoiceReport | null;
  /** Null for an article without a place. */
  readonly local: LocalReport | null;
  /** Null for an article that is not written from a brief, or while nobody looks at it. */
  readonly brief: BriefCoverage | null;
}

/** What a report needs besides the blocks. */
export interface ReportContext {
  /** BCP 47. */
  readonly language: string;
  readonly keyphrase: string | null;
  /** The displayed title; empty if there is none. */
  readonly title: string;
  readonly fields: SearchFields;
  /** The length that the writer asked for; null: none. */
  readonly wantedWords: number | null;
  /** The address of the site that the text is for; empty if it is not known. */
  readonly site: string;
  /** Null: without competitors. */
  readonly competition: Competition | null;
  /** The wording of the sources of the article, as far as it is known. */
  readonly sources: readonly PageWording[];
}

/** All wanted terms, in place of one of them. */
export const ALL_TERMS = '*';

/** What a report on an open article needs besides. */
export interface ArticleReportContext extends Omit<ReportContext, 'competition'> {
  /** The term whose uses are wanted, or ALL_TERMS. */
  readonly markedTerm: string | null;
  /** The brand voice that the text is compared with; null: none, or nobody looks at it. */
  readonly voice: VoiceGuide | null;
  /** The brief that the text is compared with; null: none, or nobody looks at it. */
  readonly brief: BriefGuide | null;
  /** The competitors by their pages: `competition` is made of them. Null: without competitors. */
  readonly snapshot: SnapshotPages | null;
}
