/** The composition root of the worker that replays a log: the workflows of the product, without page and ports. */
import { replayThread } from '#sagaLog/app/replayThread.ts';
import type { ReplayRequest } from './support.ports.ts';

const answer = replayThread({
  post: (message) => postMessage(message),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
});

addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => void answer(data));
