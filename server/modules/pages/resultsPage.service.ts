import { type ResultLink, resultLinks } from '../../adapters/serp/resultLinks.ts';

/** The results on a saved page of a search engine, in their order. */
export const resultsOnPage = async (html: string): Promise<{ results: ResultLink[] }> => ({
  results: resultLinks(html),
});
