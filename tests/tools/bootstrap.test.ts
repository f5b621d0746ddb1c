import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';

const BOOTSTRAP = readFileSync(join(ROOT, 'tools/bootstrap.mjs'), 'utf8');
const NODE = `node-${process.platform}-${process.arch}`;
/** A fake npm that records its arguments and installs a "Node" that only reports itself. */
const NPM = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
appendFileSync('npm.log', args.join(' ') + '\\n');
if (args[0] === 'ci') writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { integrity: 'new' } } }));
if (args[0] === 'install') {
  const home = args[args.indexOf('--prefix') + 1] + '/node_modules/${NODE}/bin';
  mkdirSync(home, { recursive: true });
  writeFileSync(home + '/node', '#!/bin/sh\\nexec "${process.execPath}" -e "process.on(\\'SIGTERM\\', () => process.exit(7)); console.log(\\'newer Node\\'); setTimeout(() => process.exit(5), process.env.LASTS_MS)"\\n', { mode: 0o755 });
}
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  write('tools/bootstrap.mjs', BOOTSTRAP);
  write('npm.mjs', NPM);
  write(
    'script.ts',
    `const args: string[] = process.argv.slice(1); console.log(...args); process.exit(3);`,
  );
  lock('a1');
  installed('a1');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const lock = (integrity: string) =>
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { integrity },
        'node_modules/elsewhere': { integrity: 'x', optional: true },
      },
    }),
  );
const installed = (integrity: string) =>
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { integrity } } }),
  );
const npmLog = () =>
  existsSync(join(root, 'npm.log')) ? readFileSync(join(root, 'npm.log'), 'utf8') : '';
const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_OPTIONS: '',
  npm_execpath: join(root, 'npm.mjs'),
  ...more,
});
const COMMAND = ['tools/bootstrap.mjs', 'script.ts', 'one', 'two'];
const start = () =>
  spawnSync(process.execPath, COMMAND, { cwd: root, encoding: 'utf8', env: environment() });
const asForANewerNode = () =>
  write(
    'tools/bootstrap.mjs',
    BOOTSTRAP.replace(/NODE_VERSION = '[\d.]+'/, "NODE_VERSION = '99.0.0'"),
  );

test('a script runs with its arguments and its exit code, without npm if everything is installed', () => {
  const { stdout, status } = start();
  expect(stdout.trim()).toBe(`${join(root, 'script.ts')} one two`);
  expect(status).toBe(3);
  expect(npmLog()).toBe('');
});

test.each([
  ['are of another version', () => lock('new')],
  ['were never installed', () => rmSync(join(root, 'node_modules/.package-lock.json'))],
  ['were lost on the way', () => rmSync(join(root, 'node_modules/a'), { recursive: true })],
])('dependencies that %s are installed first, without install scripts', (_, change) => {
  change();
  const { stdout, status } = start();
  expect(stdout).toContain('Installing the dependencies');
  expect(npmLog()).toMatch(/^ci --ignore-scripts/);
  expect(status).toBe(3);
});

test('linked packages belong to another checkout and are not changed', () => {
  renameSync(join(root, 'node_modules'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'));
  expect(start().status).toBe(3);
  lock('new');
  const { stderr, status } = start();
  expect(stderr).toContain('node_modules is a link');
  expect(status).toBe(1);
  expect(npmLog()).toBe('');
});

test('an older Node installs the newer one once, and passes on its exit code', () => {
  asForANewerNode();
  const run = () =>
    spawnSync(process.execPath, COMMAND, {
      cwd: root,
      encoding: 'utf8',
      env: environment({ LASTS_MS: '1' }),
    });
  const [first, second] = [run(), run()];
  expect(first.stdout).toContain('Installing Node 99.0.0');
  expect(second.stdout.trim()).toBe('newer Node');
  expect(first.status).toBe(5);
  expect(second.status).toBe(5);
  expect(npmLog().trim().split('\n')).toHaveLength(1);
});

test('SIGTERM reaches the newer Node, whose exit code is passed on', async () => {
  asForANewerNode();
  const child = spawn(process.execPath, COMMAND, {
    cwd: root,
    env: environment({ LASTS_MS: '60000' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('newer Node')) child.kill('SIGTERM');
  });
  expect(await ended).toBe(7);
});
