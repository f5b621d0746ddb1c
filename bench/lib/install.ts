/** The packages that only benches need, installed when a bench runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tools/lib/run.ts';

export const BENCH = join(import.meta.dirname, '..');

const packagesOf = (file: string): object =>
  JSON.parse(readFileSync(join(BENCH, file), 'utf8')).packages;

/** Installs what bench/package-lock.json lists, unless it is installed. */
export async function ensureInstalled(): Promise<void> {
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(join(BENCH, installed))) {
    const present = packagesOf(installed);
    const wanted = Object.keys(packagesOf('package-lock.json')).filter((path) => path !== '');
    if (wanted.every((path) => path in present)) return;
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: BENCH });
  if (code !== 0) throw new Error(`The packages of bench/ could not be installed:\n${output}`);
}
