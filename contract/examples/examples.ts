/** The examples that a person may open to see what comes of a tool: rows of the workspace, made of texts that are part of the toolkit. */

export const EXAMPLE_KINDS = ['article', 'brief', 'audit', 'topics'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** The languages in which there are examples (BCP 47). */
export const EXAMPLE_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];
