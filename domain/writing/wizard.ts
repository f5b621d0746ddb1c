/** Where the browser keeps an unfinished wizard, per user. */
export const WIZARD_KEY = 'article-wizard';
/** What is typed into the wizard is kept this long after, at the latest. */
export const WIZARD_KEEP_MS = 300;
