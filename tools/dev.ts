/**
 * `npm run dev`: the page with hot reloading on the usual address, the API server behind it, which
 * restarts when its files change.
 */
import { spawn } from 'node:child_process';
import { forgetBuild } from './build.ts';
import { packageScript, ROOT } from './lib/run.ts';

const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = process.env.PORT ?? '3000';
const API_PORT = process.env.API_PORT ?? '3001';
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://${HOST}:${PORT}`;
const API_URL = `http://${HOST}:${API_PORT}`;

const start = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

// The pages in dist/ will name the scripts of development.
forgetBuild();
const children = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    HOST,
    PORT: API_PORT,
    PUBLIC_URL,
  }),
  start([packageScript('webpack/bin/webpack.js'), 'serve', '--mode', 'development'], {
    HOST,
    PORT,
    API_URL,
  }),
];

const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGTERM', endAll);
// In a terminal Ctrl-C reaches the children by itself.
process.on('SIGINT', () => process.stdin.isTTY || endAll());
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    endAll();
  });
