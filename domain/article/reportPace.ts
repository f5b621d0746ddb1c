/** How soon a text is read after a change of it. Every report costs the page a rendering of what shows it. */
export interface ReportPace {
  /** Quiet period after the last change. */
  readonly quietMs: number;
  /** Longest time that a text goes unread while typing or a stream goes on. */
  readonly maxWaitMs: number;
}

/**
 * By who looks at the report: the panel Score, another panel or marks in the text, or the header alone. A quiet
 * period is longer than the pause between two keys of a fast typist, or each report would delay the next key.
 */
export const REPORT_PACES = {
  score: { quietMs: 100, maxWaitMs: 1000 },
  panel: { quietMs: 300, maxWaitMs: 1000 },
  header: { quietMs: 300, maxWaitMs: 5000 },
} as const satisfies Readonly<Record<string, ReportPace>>;

export type ReportReader = keyof typeof REPORT_PACES;
