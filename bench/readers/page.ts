/** What runs in the page of the bench: a document is read as an import, or a paste, reads it. */
import { readForeign } from '../../html/dom/read.ts';
import { createFileRegistry } from '../../services/images/files.ts';
import { convertDocument } from '../../services/transfer/convertDocument.ts';

export interface ReadingTime {
  readonly ms: number;
  /** The longest task: for so long the page does not answer. */
  readonly longestTaskMs: number;
}

async function read(name: string, content: ArrayBuffer): Promise<void> {
  if (name === 'paste') {
    readForeign(new TextDecoder().decode(content));
    return;
  }
  const files = createFileRegistry();
  const fileId = files.keep(new File([content], name));
  const openReader = () => new Worker('/reader.js');
  const found = await convertDocument({ fileId }, files, { openReader, onProgress() {} });
  if ('refusal' in found) throw new Error(found.refusal);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function timeOf(name: string): Promise<ReadingTime> {
  const content = await (await fetch(`/${name}`)).arrayBuffer();
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  await pause(100);
  observer.observe({ type: 'longtask' });
  const startedAt = performance.now();
  await read(name, content);
  const ms = performance.now() - startedAt;
  await pause(100); // tasks are told after they have ended
  observer.disconnect();
  return { ms, longestTaskMs: Math.max(0, ...tasks) };
}

Object.assign(globalThis, { timeOf });
