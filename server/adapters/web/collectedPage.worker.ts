/** Reads one page in a thread of its own, so that no page can keep the server from answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { collectedPage } from './collectedPage.ts';

parentPort?.postMessage(collectedPage(workerData));
