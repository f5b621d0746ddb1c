/**
 * Every command starts here: `node tools/bootstrap.mjs <script.ts> [arguments]`. It needs only Node 20 or
 * newer. It installs the Node version of the project if the running one is older, installs the dependencies
 * if they are missing or out of date, and then runs the script.
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

// Binaries are optional packages here, so no install script has to run.
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
  // First into a separate folder: an interrupted installation must not look complete.
  const unfinished = join(root, '.node', `unfinished-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  npm(['install', '--prefix', unfinished, '--no-save', ...QUIETLY, `${name}@${NODE_VERSION}`]);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  return binary;
}

/** Runs this command again with `binary`. */
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

/** Ends the child with its parent, even if that was killed. */
function endWithParent() {
  if (process.channel === undefined) return;
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/** True if the installed packages match package-lock.json. */
function areDependenciesCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packages(installed);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = present[path];
    if (found === undefined) return wanted.optional === true;
    // An interrupted installation may leave its record without the packages.
    return found.integrity === wanted.integrity && existsSync(join(root, path));
  });
}

function ensureDependencies() {
  if (areDependenciesCurrent()) return;
  const folder = join(root, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would follow the link and empty the folder of another checkout.
    console.error('node_modules is a link to packages that do not match package-lock.json.');
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
