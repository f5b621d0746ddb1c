/**
 * Tells what each change of the product's source makes different in the first session that shows it. A program of its own, which
 * bundles the source with the change in it. Reads `ToldJobs` from standard input and prints what is told of each change.
 */
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { sentenceOf, toldDifference } from '#sagaLog/app/told.ts';
import { REPLAY_BUNDLE } from '#tools/replay/bundles.ts';
import { type Change, changedSource } from './changedSource.ts';

export interface ToldJobs {
  readonly changes: readonly Change[];
  readonly sessions: readonly (readonly string[])[];
}

const { changes, sessions } = JSON.parse(readFileSync(0, 'utf8')) as ToldJobs;
const change = changedSource(changes);
const folder = mkdtempSync(join(tmpdir(), 'toolkit-told-'));
const bundler = await context({
  ...REPLAY_BUNDLE,
  outfile: join(folder, 'bundle.mjs'),
  plugins: [change.plugin],
});
let count = 0;
async function bundled(one: Change | null) {
  change.use(one);
  await bundler.rebuild();
  count += 1;
  const bundle = `${pathToFileURL(join(folder, 'bundle.mjs')).href}?${count}`;
  return (await import(bundle)) as Bundle;
}

type Bundle = typeof import('#sagaLog/app/turnOutputs.ts');

function toldOf(recording: Bundle, code: Bundle): string[] {
  for (const lines of sessions) {
    const now = code.differingTurn(lines);
    if (now === null) continue;
    return toldDifference(recording.turnOutputs(lines, now.line), now).map(sentenceOf);
  }
  return [];
}

try {
  const recording = await bundled(null);
  const told: (readonly string[])[] = [];
  for (const one of changes) {
    const code = await bundled(one);
    told.push(toldOf(recording, code));
  }
  writeSync(1, JSON.stringify(told));
} finally {
  await bundler.dispose();
  rmSync(folder, { recursive: true });
}
