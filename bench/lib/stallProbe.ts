/**
 * Preloaded into a server (`--import`): looks every 5 ms whether the event loop turns. At SIGUSR2, a line on stderr says how long it
 * was held at most since the signal before: on the clock, and of the processor, which counts on a machine that others use, too.
 */
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;

if (isMainThread) {
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = { clockMs: 0, processorMs: 0 };
  let last = { at: performance.now(), processor: processorMs() };
  const look = () => {
    const next = { at: performance.now(), processor: processorMs() };
    const clockMs = next.at - last.at - EVERY_MS;
    const busyMs = Math.min(next.processor - last.processor, next.at - last.at);
    if (busyMs > longest.processorMs)
      longest = { clockMs: Math.max(clockMs, busyMs), processorMs: busyMs };
    last = next;
  };
  setInterval(look, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    look();
    console.error(`longest stall: ${JSON.stringify(longest)}`);
    longest = { clockMs: 0, processorMs: 0 };
  });
}
