/**
 * `npm run bench:start`: from the command to the first byte of the page. The first start creates the
 * database, later ones open it. The page is built beforehand, so that the compiler is not measured.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, isBuildCurrent } from '../tools/build.ts';
import { freePort } from '../tools/lib/freePort.ts';
import { stage } from '../tools/lib/stages.ts';
import { median, report } from './lib/report.ts';

const LATER_STARTS = 5;
const ASK_EVERY_MS = 10;
const ROOT = join(import.meta.dirname, '..');

/** Starts the product as `npm start` does and resolves with the time to the first byte. */
async function startMs(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['tools/bootstrap.mjs', 'tools/start.ts'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  try {
    while (server.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/content/`).catch(() => null);
      const ms = performance.now() - startedAt;
      await answer?.body?.cancel();
      if (answer?.ok) return ms;
      await setTimeout(ASK_EVERY_MS);
    }
    throw new Error(`The server ended with code ${server.exitCode}; start it by hand to see why.`);
  } finally {
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill('SIGTERM');
    await ended;
  }
}

const problem = isBuildCurrent() ? '' : await build();
if (problem !== '') throw new Error(problem);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
try {
  stage('The first start');
  const first = await startMs(dataDir);
  const later: number[] = [];
  for (let run = 0; run < LATER_STARTS; run += 1) {
    stage(`Start ${run + 2} of ${LATER_STARTS + 1}`);
    later.push(await startMs(dataDir));
  }
  report('start', {
    ms: {
      first_start: first,
      second_start: median(later),
      second_start_slowest: Math.max(...later),
    },
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
