/** Draws covers in a thread of its own, one after another. */
import { parentPort } from 'node:worker_threads';
import type { CoverDesign } from '#domain/images/cover.ts';
import { drawnCover } from './drawnCover.ts';

let turn: Promise<void> = Promise.resolve();
parentPort?.on('message', (design: CoverDesign) => {
  const draw = async () => parentPort?.postMessage(await drawnCover(design));
  turn = turn.then(draw); // a rejection ends the thread
});
