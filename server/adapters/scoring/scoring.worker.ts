/** Scores texts in a thread of its own, by the same rules as the page. */
import { parentPort } from 'node:worker_threads';
import { type ScoreRequest, scoredText } from '#language/scoredText.ts';

parentPort?.on('message', (request: ScoreRequest) => {
  parentPort?.postMessage(scoredText(request));
});
