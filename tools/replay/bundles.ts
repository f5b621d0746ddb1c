/** The replay bundle of each build: what a log says is told with the build that recorded it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { ROOT } from '../lib/run.ts';

type Bundle = typeof import('#sagaLog/app/turnOutputs.ts');

/** Where `npm run build` keeps them. Names stay, because they are told. */
export const BUNDLES = join(ROOT, 'dist/replay');
export const REPLAY_BUNDLE = {
  absWorkingDir: ROOT,
  entryPoints: ['sagaLog/app/turnOutputs.ts'],
  bundle: true,
  keepNames: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
} as const satisfies BuildOptions;

const fileOf = (folder: string, build: string): string =>
  join(folder, `${build.replaceAll(/[^\w.-]+/g, '-')}.mjs`);

/** Writes the bundle of this build. */
export async function writeReplayBundle(build: string, folder = BUNDLES): Promise<void> {
  const { build: bundle, stop } = await import('esbuild');
  await bundle({ ...REPLAY_BUNDLE, outfile: fileOf(folder, build) });
  await stop();
}

/** The bundle of a build; null if it is not in the folder. */
export async function replayBundle(build: string, folder: string): Promise<Bundle | null> {
  const file = fileOf(folder, build);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Bundle) : null;
}
