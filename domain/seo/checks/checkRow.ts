/** A check is a row of a table: what it wants, and how it is found. checkTable.ts has them all. */
import type {
  CheckGroup,
  Evidence,
  Place,
  Rating,
  ReportContext,
  Wanted,
} from '../report/report.ts';
import type { Keyphrase } from '../text/keyphrase.ts';
import type { ReadBlock, TextOutline } from '../text/outline.ts';
import type { TextTools } from '../text/textTools.ts';

/** What is examined. */
export interface Subject {
  /** Without what it repeats. */
  readonly text: TextOutline;
  /** Blocks that repeat an earlier one word for word. */
  readonly repeated: readonly ReadBlock[];
  /** Null if the article has none. */
  readonly phrase: Keyphrase | null;
  readonly context: ReportContext;
  readonly tools: TextTools;
  /** Whether there are rules for the language, and the text is in it. */
  readonly knowsLanguage: boolean;
}

export interface Finding {
  readonly rating: Rating;
  readonly value: number | null;
  readonly places: readonly Place[];
  /** Instead of that of the row, where it depends on the text. */
  readonly wanted?: Wanted;
  /** Of a check that gives in proportion: how much, 0 to 1. */
  readonly share?: number;
}

export interface CheckRow {
  readonly group: CheckGroup;
  readonly wanted: Wanted;
  readonly examine: (subject: Subject) => Finding;
  readonly evidence?: Evidence;
}

export const UNMEASURED: Finding = { rating: 'unmeasured', value: null, places: [] };

/** A check that needs a keyphrase. */
export const ofPhrase =
  (examine: (phrase: Keyphrase, subject: Subject) => Finding) =>
  (subject: Subject): Finding => {
    const { phrase } = subject;
    return phrase === null || phrase.stems.length === 0 ? UNMEASURED : examine(phrase, subject);
  };

/** A check that needs rules for the language of the text. */
export const inLanguage =
  (examine: (subject: Subject) => Finding) =>
  (subject: Subject): Finding =>
    subject.knowsLanguage ? examine(subject) : UNMEASURED;

interface Ends {
  readonly good: number;
  readonly ok: number;
}

export const ratedAtMost = (value: number, { good, ok }: Ends): Rating =>
  value <= good ? 'good' : value <= ok ? 'ok' : 'bad';
export const ratedAtLeast = (value: number, { good, ok }: Ends): Rating =>
  value >= good ? 'good' : value >= ok ? 'ok' : 'bad';
export const isWithin = (value: number, { least = -Infinity, most = Infinity }: Wanted): boolean =>
  value >= least && value <= most;
export const percentOf = (part: number, all: number): number => (part * 100) / all;
