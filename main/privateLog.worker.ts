/** Takes the words out of a session log: runs its workflows again, apart from the page that is open. */
import { privateLog } from '#sagaLog/app/privateLog.ts';

interface Question {
  readonly id: number;
  readonly lines: readonly string[];
}

const drawn = new Uint32Array(4096);
let left = 0;
function random(): number {
  if (left === 0) {
    crypto.getRandomValues(drawn);
    left = drawn.length;
  }
  left -= 1;
  return (drawn[left] ?? 0) / 2 ** 32;
}

addEventListener('message', ({ data: { id, lines } }: MessageEvent<Question>) => {
  try {
    postMessage({ id, ...privateLog(lines, random) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
