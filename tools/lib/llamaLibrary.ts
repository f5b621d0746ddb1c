/**
 * node-llama-cpp with its prebuilt binary for this machine, in a folder of its own. Nothing is compiled, and no script of a
 * package runs. In the lock file, the binaries for CUDA and Vulkan are for no system (`os: none`): they would take 600 MB.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

const PINNED = join(ROOT, 'tools/models');
const LOCK = 'package-lock.json';

/** Where the server looks for it. */
export const LIBRARY_FOLDER = join(ROOT, '.models');

/** True if what is installed is what the lock file says. npm writes its record last. */
function isCurrent(): boolean {
  const record = join(LIBRARY_FOLDER, 'node_modules/.package-lock.json');
  const lockIn = (folder: string) => readFileSync(join(folder, LOCK), 'utf8');
  return existsSync(record) && lockIn(LIBRARY_FOLDER) === lockIn(PINNED);
}

/** Installs it unless it is there. Resolves with what went wrong, or with an empty string. */
export async function ensureLlamaLibrary(): Promise<string> {
  if (isCurrent()) return '';
  console.log('Installing node-llama-cpp, which reads GGUF files, into .models …');
  // First into a separate folder: an interrupted installation must not look complete.
  const unfinished = join(ROOT, '.cache', `models-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  cpSync(PINNED, unfinished, { recursive: true });
  const { code, output } = await npm(
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    unfinished,
  );
  if (code === 0) {
    rmSync(LIBRARY_FOLDER, { recursive: true, force: true });
    renameSync(unfinished, LIBRARY_FOLDER);
    return '';
  }
  rmSync(unfinished, { recursive: true, force: true });
  return `node-llama-cpp could not be installed:\n${output}`;
}

/** npm as the user called it, or the one on the path. */
function npm(args: readonly string[], cwd: string) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && existsSync(cli)) return run(process.execPath, [cli, ...args], { cwd });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd });
}
