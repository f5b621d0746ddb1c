import type { FetchedPage } from './fetchPage.ts';
import { readBeside } from './webReader.ts';

const GIVEN = new URL('./givenPage.worker.ts', import.meta.url);
const READ_MS = 10_000;

/** The blocks of a page that a person has brought, each sanitised; none if it cannot be read in time. */
export const blocksOfGiven = async (page: FetchedPage): Promise<readonly string[]> =>
  (await readBeside<readonly string[]>(GIVEN, page, READ_MS)) ?? [];
