/** Searches imported pages in a thread of its own: an index of many pages takes seconds to build. */
import { parentPort } from 'node:worker_threads';
import { indexes } from './pageIndexes.ts';

const answer = indexes();
parentPort?.on('message', (asked) => parentPort?.postMessage(answer(asked)));
