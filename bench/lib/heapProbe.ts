/**
 * Preloaded into a server and each of its threads (`--import`, with `--expose-gc`): at SIGUSR2, every heap is collected, and a line
 * on stderr says how much is still in use.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const MB = 2 ** 20;
/** Threads that do not answer in this time are busy with a long page. */
const WAIT_MS = 1500;

/** Twice: what the first collection finalizes goes in the second. */
function heapMb(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MB;
}

const asked = new BroadcastChannel('heap-asked');
const answers = new BroadcastChannel('heap-answers');
asked.unref();
answers.unref();

if (isMainThread) {
  let threads: number[] = [];
  answers.onmessage = (event) => {
    const { data } = event as { readonly data: number };
    threads.push(data);
  };
  process.on('SIGUSR2', () => {
    threads = [];
    asked.postMessage(null);
    setTimeout(() => {
      const [main, residentMb] = [heapMb(), process.memoryUsage.rss() / MB];
      const external = process.memoryUsage().external / MB;
      console.error(
        `heap after collection: ${JSON.stringify({ main, threads, external, residentMb })}`,
      );
    }, WAIT_MS).unref();
  });
} else {
  asked.onmessage = () => answers.postMessage(heapMb());
}
