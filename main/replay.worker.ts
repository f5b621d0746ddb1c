/** The composition root of the worker that replays a log: the workflows of the product, without page and ports. */
import { replayThread } from '#sagaLog/app/replayThread.ts';
import type { ReplayRequest } from '#services/support/replayMessages.ts';

/** The version, and the commit it was built from (webpack.config.js). */
declare const BUILD: string;

const answer = replayThread({
  build: BUILD,
  post: (message) => postMessage(message),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
});

addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => void answer(data));
