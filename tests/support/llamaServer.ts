/** A real model server on loopback, with a model that produces nonsense: it tests wire formats, not words. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tools/lib/freePort.ts';
import type { LlamaFiles } from '#tools/lib/llama.ts';
import { tinyModel } from './tinyModel.ts';

const READY_TIMEOUT_MS = 30_000;
const ASK_EVERY_MS = 50;

export interface LlamaServer {
  /** For the OpenAI protocol and for Anthropic's. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  stop(): Promise<void>;
}

/** Rejects with the output of the server if it does not start. */
export async function startLlamaServer(files: LlamaFiles): Promise<LlamaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'toolkit-llama-'));
  const file = join(folder, 'tiny.gguf');
  writeFileSync(file, tinyModel());
  const [port, apiKey, model] = [await freePort(), 'a key of the test', 'tiny-random'];
  const options = {
    model: file,
    alias: model,
    host: '127.0.0.1',
    port,
    'api-key': apiKey,
    'ctx-size': 16_384,
    parallel: 2,
    threads: 1,
  };
  const server = spawn(
    files.loader,
    [
      '--library-path',
      files.libraries.join(delimiter),
      files.server,
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    { cwd: files.backends, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  process.once('exit', () => server.kill('SIGKILL')); // no process outlives a failed test
  await ready(server, `http://127.0.0.1:${port}/health`);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey,
    model,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function ready(server: ChildProcess, health: string): Promise<void> {
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(health).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(ASK_EVERY_MS);
  }
  server.kill('SIGKILL');
  throw new Error(`The model server did not start:\n${output}`);
}
