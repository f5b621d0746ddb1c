/** Packages that are no part of the product: in folders with lock files of their own, installed when they are needed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

type Packages = Readonly<Record<string, { readonly optional?: boolean }>>;

const packagesOf = (folder: string, file: string): Packages =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;

const INSTALLED = 'node_modules/.package-lock.json';

/** Whether everything that the lock file of a folder lists is installed there. */
export function isInstalled(folder: string): boolean {
  if (!existsSync(join(folder, INSTALLED))) return false;
  const present = packagesOf(folder, INSTALLED);
  const wanted = Object.entries(packagesOf(folder, 'package-lock.json'));
  return wanted.every(
    ([path, { optional }]) => path === '' || path in present || optional === true,
  );
}

/** Installs what the lock file of a folder lists, unless it is installed. Rejects with what npm says. */
export async function ensureInstalled(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`The packages of ${folder} could not be installed:\n${output}`);
}
