/** Reads pages in a thread of its own, so that no page can keep the server from answering. */
import { parentPort } from 'node:worker_threads';
import { pageBlocks } from '../html/pageBlocks.ts';
import { sanitiseForeign } from '../html/sanitise.ts';
import { collectedPage } from './collectedPage.ts';
import type { PageReaders, PageRequest } from './pageThreads.ts';
import { readablePage } from './readablePage.ts';
import { siteFacts } from './siteFacts.ts';

const READERS: PageReaders = {
  readable: readablePage,
  collected: collectedPage,
  site: siteFacts,
  given: ({ html, url }) => pageBlocks(sanitiseForeign(html, url)),
};

parentPort?.on('message', ({ reader, page }: PageRequest) => {
  parentPort?.postMessage(READERS[reader](page));
});
