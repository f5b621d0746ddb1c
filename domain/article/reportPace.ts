/** Quiet period after the last change of a text before it is read. */
export const REPORT_QUIET_MS = 300;
/** The same while the panel Score is open. */
export const SCORE_QUIET_MS = 120;
/** Longest time that a text goes unread while typing or a stream goes on. */
export const REPORT_MAX_WAIT_MS = 1000;
