/** Packages that are no part of the product: a folder lists them in a lock file of its own, and they are installed when they are needed. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

interface Package {
  readonly version?: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, Package>>;

const packagesOf = (folder: string, file: string): Packages =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;

const INSTALLED = 'node_modules/.package-lock.json';

/** Whether everything that the lock file in `listed` lists is installed in `folder`. */
export function isInstalled(listed: string, folder = listed): boolean {
  if (!existsSync(join(folder, INSTALLED))) return false;
  const present = packagesOf(folder, INSTALLED);
  const wanted = Object.entries(packagesOf(listed, 'package-lock.json'));
  return wanted.every(([path, { version, optional = false }]) =>
    path in present ? present[path]?.version === version : path === '' || optional,
  );
}

/** Installs what the lock file in `listed` lists into `folder`, unless it is installed. Rejects with what npm says. */
export async function ensureInstalled(listed: string, folder = listed): Promise<void> {
  if (isInstalled(listed, folder)) return;
  if (folder !== listed) copyLists(listed, folder);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`The packages of ${listed} could not be installed:\n${output}`);
}

function copyLists(listed: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(listed, file), join(folder, file));
}
