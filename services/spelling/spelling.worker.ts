/** The composition root of the spelling worker. Its address is in no other script, so nothing loads it unasked. */
import { slimBinary } from 'harper.js/slimBinary';
import { createChecker, type SpellingMessage } from './harper.ts';

const answerTo = createChecker(slimBinary);

addEventListener('message', async ({ data }: MessageEvent<SpellingMessage>) => {
  postMessage(await answerTo(data));
});
