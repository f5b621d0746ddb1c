/** Writes without a model in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import type { Engine, ProposeOptions, WriteOptions } from '../engine.ts';
import { embeddedEngine, workingOutline } from './embeddedEngine.ts';

const { signal } = new AbortController();

async function whole<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

const WORK = {
  write: (task: Parameters<Engine['write']>[0], written: WriteOptions['written']) =>
    whole(embeddedEngine.write(task, { written, signal })),
  plan: (task: Parameters<Engine['plan']>[0]) => embeddedEngine.plan(task, { signal }),
  propose: (task: Parameters<Engine['propose']>[0], written: ProposeOptions['written']) =>
    whole(embeddedEngine.propose(task, { written, signal })),
  workingOutline,
};
export type EmbeddedWork = typeof WORK;

interface Asked {
  readonly name: keyof EmbeddedWork;
  readonly input: readonly never[];
}

parentPort?.on('message', async ({ name, input }: Asked) => {
  const work: (...args: readonly never[]) => unknown = WORK[name];
  parentPort?.postMessage(await work(...input));
});
