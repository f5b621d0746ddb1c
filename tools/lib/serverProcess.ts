/** The product as a separate process on a separate data folder, which can be ended as by a power cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyDataTemplate } from './dataTemplate.ts';
import { freePort } from './freePort.ts';
import { INHERITED_ARGS, ROOT } from './run.ts';
import { SOURCE_MAPS, serverScript } from './serverBundle.ts';

const READY_TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 25;

/** Servers on one PostgreSQL database have one key. */
const SHARED_KEY = Buffer.alloc(32, 1).toString('base64');

export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Its process; undefined before the first start. */
  pid(): number | undefined;
  /** Everything the server has printed so far. */
  log(): string;
  /**
   * Starts the server, the first time or again on the same data and port. Resolves when it is ready. Rejects
   * with its log if it ends before that.
   */
  start(): Promise<void>;
  /** Ends the server at once, with no chance to tidy up, or politely with SIGTERM; resolves with its exit code. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Ends the server and removes its data. */
  dispose(): Promise<void>;
}

interface ServerOptions {
  /** Another script than the product's, which must listen on PORT too and answer /readyz when it is ready. */
  readonly script?: string;
  /** The data folder before the first start: empty, or with a database, so that the server need not create one. */
  readonly data?: 'nothing' | 'template';
}

/** What starts the product in Node. */
export const serverArgs = async (): Promise<readonly string[]> => [
  ...INHERITED_ARGS,
  SOURCE_MAPS,
  await serverScript(),
];

/** Prepares the folder and the port; nothing runs before `start`. */
export async function newServerProcess(
  env: Record<string, string> = {},
  { script, data = 'nothing' }: ServerOptions = {},
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toolkit-'));
  if (data === 'template') await copyDataTemplate(dataDir);
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let server: ChildProcess | null = null;
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server === null || hasEnded(server)) return server?.exitCode ?? null;
    const ended = once(server, 'exit');
    server.kill(signal);
    return (await ended)[0] as number | null;
  };
  return {
    url,
    dataDir,
    pid: () => server?.pid,
    log: () => output,
    kill,
    async start() {
      const args = script === undefined ? await serverArgs() : [...INHERITED_ARGS, script];
      server = spawn(process.execPath, args, {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
          PORT: port,
          DATA_DIR: dataDir,
          NEWS: 'false', // it would be shown above whatever is tried
          ...(env.DATABASE_URL ? { SECRETS_KEY: SHARED_KEY } : {}),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      endWithProgram(server);
      server.stdout?.on('data', collect);
      server.stderr?.on('data', collect);
      await ready(url, server, () => output);
    },
    async dispose() {
      await kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** No process outlives a failed program. */
function endWithProgram(server: ChildProcess): void {
  running.add(server);
  server.once('exit', () => running.delete(server));
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function ready(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error(`The server ended while starting:\n${log()}`);
    if ((await isListening(url)) && (await isReady(url))) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`The server was not ready in time:\n${log()}`);
}

/** Asked dozens of times at each start, where a `fetch` that fails takes eight times the work. */
function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const settled = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  return settled.finally(() => socket.destroy());
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
