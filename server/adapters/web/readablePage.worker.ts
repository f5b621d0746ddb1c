/** Reads one page beside the server, which goes on answering whatever the page is made of. */
import { parentPort, workerData } from 'node:worker_threads';
import { readablePage } from './readablePage.ts';

parentPort?.postMessage(readablePage(workerData));
