/** Reads pages in a thread of its own, so that no page can keep the server from answering. */
import { answerEach } from '../../lib/threadAnswers.ts';
import { pageBlocks } from '../html/pageBlocks.ts';
import { sanitiseForeign } from '../html/sanitise.ts';
import { auditedHtml } from './auditedHtml.ts';
import { collectedPage } from './collectedPage.ts';
import type { PageReaders, PageRequest } from './pageThreads.ts';
import { readablePage } from './readablePage.ts';
import { siteFacts } from './siteFacts.ts';

const READERS: PageReaders = {
  readable: readablePage,
  collected: collectedPage,
  audited: auditedHtml,
  site: siteFacts,
  given: ({ html, url }) => pageBlocks(sanitiseForeign(html, url)),
};

answerEach(({ reader, page }: PageRequest) => READERS[reader](page as never));
