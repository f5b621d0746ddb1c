/**
 * `npm run dev`: the page with hot reloading on the usual address, the API server behind it, which restarts
 * when its files change, and a mock host platform. `mockHost.set({ … })` in the browser's console changes its
 * state. With DEV_HOST=embedded the configured host is used.
 */
import { spawn } from 'node:child_process';
import { DIST, forgetBuild } from './build.ts';
import { removeCompressed } from './lib/compressed.ts';
import { packageScript, ROOT } from './lib/run.ts';
import { startMockPlatform } from './mockPlatform.ts';

const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = process.env.PORT ?? '3000';
const API_PORT = process.env.API_PORT ?? '3001';
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://${HOST}:${PORT}`;
const API_URL = `http://${HOST}:${API_PORT}`;

const start = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

const platform = process.env.DEV_HOST === 'embedded' ? null : await startMockPlatform();

// The pages in dist/ will load the scripts of development.
forgetBuild();
await removeCompressed(DIST); // they would be served instead
const children = [
  start(['--watch', '--watch-preserve-output', 'main/server.ts'], {
    HOST,
    PORT: API_PORT,
    PUBLIC_URL,
    ...(platform && { ...platform.env, HOST_SDK_URL: '/host/mock.js' }),
  }),
  start([packageScript('webpack/bin/webpack.js'), 'serve', '--mode', 'development'], {
    HOST,
    PORT,
    API_URL,
    ...(platform && { MOCK_HOST_URL: platform.url }),
  }),
];

const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
  void platform?.close();
};
process.on('SIGTERM', endAll);
// In a terminal, Ctrl-C also reaches the children.
process.on('SIGINT', () => process.stdin.isTTY || endAll());
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    endAll();
  });
