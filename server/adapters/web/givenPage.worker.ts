/** Reads the text of one file in a thread of its own, so that no file can keep the server from answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { pageBlocks } from '../html/pageBlocks.ts';
import { sanitiseForeign } from '../html/sanitise.ts';
import type { FetchedPage } from './fetchPage.ts';

const { html, url } = workerData as FetchedPage;
parentPort?.postMessage(pageBlocks(sanitiseForeign(html, url)));
