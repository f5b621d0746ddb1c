import { SEARCH_PROVIDERS } from '../installation/searchProviders.ts';

/**
 * Where the results of a search come from. `imported`: from the pages that the workspace has imported; `given`: the writer has named
 * the pages; `example`: the toolkit has brought them.
 */
export const RESULT_SOURCES = ['imported', 'given', 'example', ...SEARCH_PROVIDERS] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];
