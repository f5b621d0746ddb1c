import type { FetchedPage } from './fetchPage.ts';
import { readBeside } from './pageThreads.ts';

/** The blocks of a page that a person has brought, each sanitised. Rejects as `readBeside` does. */
export const blocksOfGiven = (page: FetchedPage): Promise<readonly string[]> =>
  readBeside('given', page);
