/** Reads texts in a thread of its own, by the same rules as the page. */
import { parentPort } from 'node:worker_threads';
import { featuresOfPage, scoredText } from '#language/scoredText.ts';
import type { PoolRequest } from './scoringPool.ts';

parentPort?.on('message', (request: PoolRequest) => {
  parentPort?.postMessage('page' in request ? featuresOfPage(request.page) : scoredText(request));
});
