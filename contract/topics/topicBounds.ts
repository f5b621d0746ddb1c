/** What the figures of a keyphrase and of a topic may be at most. */

/** The most that a number of searches can be, and a place in the results. */
export const AMOUNT_MOST = 1e12;
export const POSITION_MOST = 10_000;
/** Names of what else a results page has. */
export const FEATURES_MOST = 30;
export const FEATURE_MAX_CHARS = 60;
/** Subjects that are taken from the website of a search. */
export const SITE_TERMS_MOST = 60;
/** Rows of an imported file. */
export const TOPIC_ROWS_MOST = 20_000;
export const KEYPHRASE_MAX_CHARS = 200;
/** Searches in one answer. */
export const TOPIC_SEARCHES_LISTED = 20;
