import type { FetchedPage } from './fetchPage.ts';
import { readBeside } from './pageThreads.ts';

/** The blocks of a page that a person has brought, each sanitised; none if it cannot be read in time. */
export const blocksOfGiven = async (page: FetchedPage): Promise<readonly string[]> =>
  (await readBeside('given', page)) ?? [];
