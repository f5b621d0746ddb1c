/**
 * The first thing every command runs: `node tools/bootstrap.mjs <script.ts> [arguments]`.
 * It needs nothing but a Node from 20 on. It brings the Node the project is written for when the
 * running one is older, brings the dependencies when they are missing or out of date, and hands over.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_VERSION = '24.21.0';
const NODE_PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };
const root = fileURLToPath(new URL('..', import.meta.url));

/** npm as the user called it, or the one on the path. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const result =
    cli === undefined || !existsSync(cli)
      ? spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' });
  if (result.status === 0) return;
  console.error(`npm ${args.join(' ')} failed${result.error ? `: ${result.error.message}` : '.'}`);
  process.exit(result.status ?? 1);
}

// Binaries come as optional packages here, so no install script has to run.
const QUIETLY = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

function ensureNodeBinary() {
  const platform = NODE_PLATFORMS[process.platform];
  const name = `node-${platform}-${process.arch}`;
  const home = join(root, '.node', NODE_VERSION);
  const file = platform === 'win' ? 'node.exe' : 'node';
  const binary = join(home, 'node_modules', name, 'bin', file);
  if (existsSync(binary)) return binary;
  if (platform === undefined) {
    console.error(`Please install Node ${NODE_VERSION} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  console.log(`This is Node ${process.version}. Installing Node ${NODE_VERSION} into .node/ …`);
  // Into a folder of its own first: an interrupted installation must not look like a finished one.
  const unfinished = join(root, '.node', `unfinished-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  npm(['install', '--prefix', unfinished, '--no-save', ...QUIETLY, `${name}@${NODE_VERSION}`]);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  return binary;
}

/** Runs this same command with `binary`, as if it had been started with it. */
function handOver(binary) {
  const child = spawn(binary, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}` },
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Ctrl-C in a terminal reaches the child by itself; a second one would cut its shutdown short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => {
    if (signal === null) return process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** A child that was handed over to ends with its parent, even when that one was killed. */
function endWithParent() {
  if (process.channel === undefined) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** True when what npm installed last is what package-lock.json asks for. */
function areDependenciesCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packages(installed);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return wanted.optional === true;
    // An installation that was interrupted may leave the record without the packages.
    return found.integrity === wanted.integrity && existsSync(join(root, path));
  });
}

function ensureDependencies() {
  if (areDependenciesCurrent()) return;
  const folder = join(root, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would follow the link and empty the folder of another checkout.
    console.error('node_modules is a link to packages that package-lock.json does not ask for.');
    console.error('Remove the link, and the next start installs them here.');
    process.exit(1);
  }
  console.log('Installing the dependencies of package-lock.json (npm ci) …');
  npm(['ci', ...QUIETLY]);
}

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(NODE_VERSION, 10)) {
  handOver(ensureNodeBinary());
} else {
  endWithParent();
  ensureDependencies();
  module.enableCompileCache(join(root, '.cache', 'node'));
  const script = resolve(root, process.argv[2] ?? '');
  process.argv.splice(1, 2, script);
  process.chdir(root);
  await import(pathToFileURL(script).href);
}
