/** Starts the product as a user would, on a data folder of its own, and can kill it as a power cut would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_TIMEOUT_MS = 60_000;

export interface Toolkit {
  readonly url: string;
  readonly dataDir: string;
  /** Everything the server has printed so far. */
  log(): string;
  /** Ends the server at once, with no chance to tidy up, or politely with SIGTERM. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Starts the server again on the same data and the same port. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  dispose(): Promise<void>;
}

export async function startToolkit(env: Record<string, string> = {}): Promise<Toolkit> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolkit-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let server: ChildProcess;
  const start = async () => {
    server = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.stdout?.on('data', (chunk) => (output += chunk));
    server.stderr?.on('data', (chunk) => (output += chunk));
    await ready(url, server, () => output);
  };
  const kill = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<number | null>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve(server.exitCode);
      server.once('exit', (code) => resolve(code));
      server.kill(signal);
    });
  await start();
  return {
    url,
    dataDir,
    log: () => output,
    kill,
    restart: start,
    async dispose() {
      await kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended while starting:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready in time:\n${log()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(address),
      );
    });
  });
}
