/** Reads texts in a thread of its own, by the same rules as the page. */
import { parentPort } from 'node:worker_threads';
import { featuresOfPage, scoredText, signsIn } from '#language/scoredText.ts';
import type { PoolRequest } from './scoringPool.ts';

function answerTo(request: PoolRequest): unknown {
  if ('page' in request) return featuresOfPage(request.page);
  return 'signs' in request ? signsIn(request.signs) : scoredText(request);
}

parentPort?.on('message', (request: PoolRequest) => {
  parentPort?.postMessage(answerTo(request));
});
